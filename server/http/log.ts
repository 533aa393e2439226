import { errors } from '#contract/errors.ts';
import type { Config } from '#server/config.ts';
import { AppError } from '#server/errors.ts';
import { textOf } from './log-text.ts';

/** Where lines of the log go. */
export interface LogSink {
  write(line: string): void;
}

const DEEPEST_CAUSE = 3;
const ADDRESS = /[^\s<>"',;:]+@[^\s<>"',;:]+/g;

/** A text of a foreign program without the mail addresses in it. */
function withoutAddresses(text: unknown): unknown {
  return typeof text === 'string' ? text.replaceAll(ADDRESS, '…@…') : text;
}

/** What an error says of the program, without what it says of people's data. */
function safeMessage(error: Error, code: unknown): string {
  // Some sentences of the catalogue are made exact by names of records.
  if (error instanceof AppError) return errors[error.code].errorMsg;
  // PostgreSQL quotes the value that it could not read.
  const isAboutValue = typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code);
  const message = isAboutValue ? error.message.replaceAll(/"[^"]*"/g, '"…"') : error.message;
  return String(withoutAddresses(message));
}

function placesOf({ stack = '' }: Error): string {
  // The head of a stack repeats the message.
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .join('\n');
}

interface LoggedError {
  readonly type: string;
  readonly message: string;
  /** Places only, one a line. */
  readonly stack: string;
  [fact: string]: unknown;
}

/** An error as the log keeps it: kind, place and code, never the row or the value it was about. */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: String(withoutAddresses(error)), stack: '' };
  }
  const { code, constraint, table, column, cause } = error as Error & Record<string, unknown>;
  const facts = Object.entries({ code, constraint, table, column });
  return {
    type: error.name,
    message: safeMessage(error, code),
    ...Object.fromEntries(facts.filter(([, value]) => typeof value === 'string')),
    stack: placesOf(error),
    ...(cause === undefined || depth >= DEEPEST_CAUSE
      ? {}
      : { cause: loggedError(cause, depth + 1) }),
  };
}

/** The log as Fastify is to make it: one object a line, with time, level and the event's number. */
export function loggerOptions(config: Pick<Config, 'logLevel' | 'logFormat'>, sink?: LogSink) {
  const out: LogSink | undefined =
    sink ?? (config.logFormat === 'text' ? process.stdout : undefined);
  const stream =
    out !== undefined && config.logFormat === 'text'
      ? { write: (line: string) => out.write(textOf(line)) }
      : out;
  return {
    level: config.logLevel,
    base: { pid: process.pid },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: (error: unknown) => loggedError(error), reason: withoutAddresses },
    ...(stream === undefined ? {} : { stream }),
  };
}
