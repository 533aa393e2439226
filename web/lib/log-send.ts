import { MOST_LOGS_AT_ONCE, sendLogs } from '#contract/logs.ts';
import { call } from './call.ts';
import { dropRecords, log, onSendLogs, waitingRecords } from './log.ts';

/** Specification, section 8. */
export const SEND_FAILURE = 'Chyba při volání API odeslání logů';

let isSending = false;
let hasFailed = false;

/** Sends the waiting records in bulk; on success they are dropped, on failure they wait. */
export async function sendWaitingLogs(): Promise<void> {
  const records = waitingRecords(MOST_LOGS_AT_ONCE);
  if (isSending || records.length === 0) return;
  isSending = true;
  try {
    await call(sendLogs, { body: { records: [...records] }, anonymous: true });
    dropRecords(records);
    hasFailed = false;
  } catch (error) {
    // One note per outage: a log that logs its own failures would never end.
    if (!hasFailed) log.error(SEND_FAILURE, error);
    hasFailed = true;
  } finally {
    isSending = false;
  }
}

let timer: ReturnType<typeof setInterval> | undefined;

/** Sends the log every so many seconds and whenever a warning asks for it. */
export function startLogSending(seconds: number): void {
  stopLogSending();
  timer = setInterval(() => void sendWaitingLogs(), seconds * 1000);
  onSendLogs(() => void sendWaitingLogs());
}

/** Switches automatic sending off; records go on waiting. */
export function stopLogSending(): void {
  clearInterval(timer);
  onSendLogs(undefined);
}
