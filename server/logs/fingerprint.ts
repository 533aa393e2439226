import { createHash } from 'node:crypto';
import type { StoredLog } from './stored-log.ts';

/** Directive of the browser's log, not a part of the message (specification, section 4, Log buffer). */
const SEND_NOW = 'SendLogs';
const MOST_PARTS = 3;
const LONGEST_PART = 300;
const LONGEST_MESSAGE = 500;

// The build marks names of files by their content: UnitsTab-Bx3kD9aZ.js.
const buildMark = /-[\w-]{8}(?=\.(?:js|mjs|css)\b)/g;
const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi;
const longHex = /\b(?=[a-f]*\d)[\da-f]{8,}\b/gi;

/** The text without what differs from one occurrence to another: numbers and identifiers. */
function folded(text: string): string {
  return text
    .replaceAll(buildMark, '')
    .replaceAll(uuid, '#')
    .replaceAll(longHex, '#')
    .replaceAll(/\d+/g, '#');
}

function partsOf({ messages }: Pick<StoredLog, 'messages'>): readonly string[] {
  return messages[0] === SEND_NOW ? messages.slice(1) : messages;
}

/** The message in one line, as lists show it. */
export function headline(log: Pick<StoredLog, 'messages'>): string {
  const line = partsOf(log)
    .map((part) => part.slice(0, LONGEST_MESSAGE).replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join(' · ');
  return line.length > LONGEST_MESSAGE ? `${line.slice(0, LONGEST_MESSAGE - 1)}…` : line;
}

/**
 * What makes two records the same event: level, file, function, line and the message without its
 * numbers; of each of its parts the first line alone, because the rest is a stack that each build
 * writes in its own way.
 */
export function fingerprint(log: Omit<StoredLog, 'logged'>): string {
  const parts = partsOf(log)
    .slice(0, MOST_PARTS)
    .map((part) => folded(part.slice(0, LONGEST_PART).split('\n', 1)[0] ?? ''));
  const place = [log.level, folded(log.file_name), log.function_name, log.line_number];
  return createHash('sha256')
    .update(JSON.stringify([...place, ...parts]))
    .digest('base64url')
    .slice(0, 22);
}
