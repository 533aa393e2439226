import { LOG_TICKET_HEADER, MOST_LOGS_AT_ONCE, sendLogs } from '#contract/logs.ts';
import type { LogRecord } from '#contract/logs.ts';
import { call } from './call.ts';
import { identity } from './identity.ts';
import { dropRecords, log, onSendLogs, waitingRecords } from './log.ts';

/** Specification, section 8. */
export const SEND_FAILURE = 'Chyba při volání API odeslání logů';

let isSending = false;
let hasFailed = false;

/** A send without a token, which proves all the same that somebody is signed in. */
function sendOf(records: readonly LogRecord[]) {
  const ticket = identity.get()?.log_ticket;
  return {
    body: { records: [...records] },
    anonymous: true,
    ...(ticket === undefined ? {} : { headers: { [LOG_TICKET_HEADER]: ticket } }),
  };
}

/** Sends the waiting records in bulk; on success they are dropped, on failure they wait. */
export async function sendWaitingLogs(): Promise<void> {
  const records = waitingRecords(MOST_LOGS_AT_ONCE);
  if (isSending || records.length === 0) return;
  isSending = true;
  try {
    await call(sendLogs, sendOf(records));
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

/** A browser lets a request outlive its page up to 64 KiB; the rest is for its wrapping. */
const MOST_OUTLIVING_BYTES = 60_000;

/** The newest of the records that together may outlive the page. */
function outliving(records: readonly LogRecord[]): LogRecord[] {
  const bytesOf = (record: LogRecord) => new Blob([JSON.stringify(record)]).size + 1;
  let room = MOST_OUTLIVING_BYTES;
  const first = records.findLastIndex((record) => (room -= bytesOf(record)) < 0) + 1;
  return records.slice(first).slice(-MOST_LOGS_AT_ONCE);
}

/** Sends what waits while the page is going away: what led a person to leave is told too. */
async function sendLastLogs(): Promise<void> {
  const records = outliving(waitingRecords(Infinity));
  if (records.length === 0) return;
  try {
    await call(sendLogs, { ...sendOf(records), outlivesPage: true });
    dropRecords(records);
  } catch {
    // Nobody is left to be told; if the page comes back, they wait in it for the next sending.
  }
}

const onLeaving = () => void sendLastLogs();

let timer: ReturnType<typeof setInterval> | undefined;

/** Sends the log every so many seconds and whenever a warning asks for it. */
export function startLogSending(seconds: number): void {
  stopLogSending();
  timer = setInterval(() => void sendWaitingLogs(), seconds * 1000);
  onSendLogs(() => void sendWaitingLogs());
  addEventListener('pagehide', onLeaving);
}

/** Switches automatic sending off; records go on waiting. */
export function stopLogSending(): void {
  clearInterval(timer);
  onSendLogs(undefined);
  removeEventListener('pagehide', onLeaving);
}
