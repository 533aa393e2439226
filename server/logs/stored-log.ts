import type { LogRecord } from '#contract/logs.ts';

/** A record as it is kept: plain text, no character that acts on a terminal or begins a new line of a log. */
export interface StoredLog {
  /** When it happened by the browser's clock; null when that clock tells nonsense. */
  readonly logged: string | null;
  readonly level: string;
  readonly uid: string;
  readonly file_name: string;
  readonly function_name: string;
  readonly line_number: number;
  /** At most LONGEST_TEXT characters of them all together. */
  readonly messages: readonly string[];
  readonly unit_name: string;
  readonly app_version: string;
  readonly request_id: string;
}

/** Characters kept of one record: many records of the longest kind must not fill the disk. */
const LONGEST_TEXT = 16_000;

// Control characters other than tab and newline, and the separators of Unicode that end a line.
const acting = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;
// Half of a pair, which neither UTF-8 nor JSON of PostgreSQL can hold.
const halves = /\p{Surrogate}/gu;
// Marks that turn the direction of writing, by which a line could show something else than it holds.
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function plain(text: string): string {
  return text.replaceAll(acting, '').replaceAll(halves, '\ufffd').replaceAll(turning, '\ufffd');
}

function messagesOf(record: LogRecord): string[] {
  let left = LONGEST_TEXT;
  return record.messages.map((message) => {
    const shortened = message.length <= left ? message : `${message.slice(0, left)}…`;
    left -= Math.min(message.length, left);
    return plain(shortened);
  });
}

const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

function momentOf(timestamp: number): string | null {
  if (timestamp < EARLIEST || timestamp >= LATEST) return null;
  return new Date(timestamp).toISOString();
}

/** The record as it is kept. */
export function storedLog(record: LogRecord): StoredLog {
  return {
    logged: momentOf(record.timestamp),
    level: plain(record.level),
    uid: plain(record.uid),
    file_name: plain(record.file_name),
    function_name: plain(record.function),
    line_number: record.line_number,
    messages: messagesOf(record),
    unit_name: plain(record.unit_name),
    app_version: plain(record.app_version),
    request_id: plain(record.request_id),
  };
}
