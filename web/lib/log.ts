import type { LogRecord } from '#contract/logs.ts';
import { APP_VERSION } from '#contract/version.ts';
import { callSite } from './call-site.ts';
import { identity } from './identity.ts';
import { workedUnit } from './worked-unit.ts';

/** First argument of a warning that has the buffer sent at once (specification, section 4). */
const SEND_LOGS = 'SendLogs';

/** Records kept while they cannot be sent; the oldest go first. */
const MOST_REMEMBERED = 1000;
const MOST_MESSAGES = 20;
const LONGEST_MESSAGE = 4000;

type Level = 'debug' | 'info' | 'warn' | 'error';

let buffer: LogRecord[] = [];
let sendNow: (() => void) | undefined;

/** Says who sends the buffer when a warning asks for it. */
export function onSendLogs(listener: (() => void) | undefined): void {
  sendNow = listener;
}

/** The records waiting to be sent, the oldest first, at most `limit`. */
export function waitingRecords(limit: number): readonly LogRecord[] {
  return buffer.slice(0, limit);
}

/** Drops records that have been sent; those that came meanwhile stay. */
export function dropRecords(sent: readonly LogRecord[]): void {
  const gone = new Set(sent);
  buffer = buffer.filter((record) => !gone.has(record));
}

function textOf(part: unknown): string {
  if (typeof part === 'string') return part;
  if (part instanceof Error) return part.stack ?? `${part.name}: ${part.message}`;
  try {
    return JSON.stringify(part) ?? String(part);
  } catch {
    // Circular values have no JSON.
    return String(part);
  }
}

/** The number of the event on the server, where a refused call is among the parts. */
function requestIdOf(parts: readonly unknown[]): string {
  // Asked by its field: the class brings the sentences of all faults, which the entrance can do without.
  const told = parts.map((part) =>
    part instanceof Error && 'requestId' in part ? part.requestId : undefined,
  );
  return told.find((id) => typeof id === 'string')?.slice(0, 100) ?? '';
}

function add(level: Level, parts: readonly unknown[]): void {
  const now = new Date();
  const messages = parts
    .slice(0, MOST_MESSAGES)
    .map((part) => textOf(part).slice(0, LONGEST_MESSAGE));
  const place =
    level === 'warn' || level === 'error'
      ? callSite(new Error('here').stack, 2)
      : callSite(undefined, 0);
  buffer.push({
    timestamp: now.getTime(),
    dateTime: now.toISOString(),
    level: level.toUpperCase(),
    uid: identity.get()?.user_identity ?? '',
    ...place,
    messages,
    unit_name: workedUnit.get().slice(0, 200),
    app_version: APP_VERSION,
    request_id: requestIdOf(parts),
  });
  if (buffer.length > MOST_REMEMBERED) buffer = buffer.slice(-MOST_REMEMBERED);
  if (level === 'warn' && parts[0] === SEND_LOGS) sendNow?.();
}

/** The client's log: events accumulate and are sent in bulk; nothing is written to the console. */
export const log = {
  debug: (...parts: unknown[]): void => add('debug', parts),
  info: (...parts: unknown[]): void => add('info', parts),
  warn: (...parts: unknown[]): void => add('warn', parts),
  error: (...parts: unknown[]): void => add('error', parts),
};
