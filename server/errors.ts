import type { FieldError } from '#contract/envelope.ts';
import { errors, type ErrorCode } from '#contract/errors.ts';
import { limitSentence, type Limit } from '#contract/rules/wait.ts';
import type { FieldFault } from '#contract/rules/rule.ts';

interface Details {
  readonly fields?: readonly FieldError[];
  readonly current?: unknown;
  /** Sentence instead of the catalogue's, for the kinds that are exact. */
  readonly errorMsg?: string;
  /** Seconds after which the same call may do better. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** A fault with a code of the catalogue; the reply's status and sentence follow from the code. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.errorMsg ?? errors[code].errorMsg, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/** Whether the same may do better in a moment: it was not the call that was wrong. */
export function isPassing({ code }: AppError): boolean {
  return errors[code].status === 503;
}

/** Goes on only when the condition holds; otherwise the call ends with the code. */
export function ensure(condition: unknown, code: ErrorCode, details?: Details): asserts condition {
  if (!condition) throw new AppError(code, details);
}

/** A limit that is used up, and in how many seconds it will not be. */
export function limited(limit: Limit, seconds: number): AppError {
  const retryAfter = Math.max(1, Math.ceil(seconds));
  return new AppError(limit, { retryAfter, errorMsg: limitSentence(limit, retryAfter) });
}

/** The fault of one field of the body. */
export function fieldFault(field: string, message: string): AppError {
  return new AppError('invalid-input', { fields: [{ field, message }] });
}

const MISSING = 'Vybraný záznam neexistuje';

/** The record that a field of the body names: a foreign one is as good as missing. */
export function ensureNamed(found: unknown, field: string): asserts found {
  if (!found) throw new AppError('not-found', { fields: [{ field, message: MISSING }] });
}

/** What is wrong with a record, said at one of its fields, and the code by which a call is refused for it. */
export interface RecordFault extends FieldFault {
  readonly code: 'invalid-input' | 'not-found' | 'overlapping-validity' | 'shares-over-whole';
}

/** The fault of a field whose value cannot be; of none where the sentence is null. */
export function invalid(field: string, message: string | null): RecordFault[] {
  return message === null ? [] : [{ code: 'invalid-input', field, message }];
}

/** The fault of a field that names a record: a foreign one is as good as missing. */
export function unnamed(field: string, found: unknown): RecordFault[] {
  return found ? [] : [{ code: 'not-found', field, message: MISSING }];
}

/**
 * A call goes on only with a record without faults; those of the first one's code are told together, with
 * what could be done about them.
 */
export function ensureFaultless(faults: readonly RecordFault[], current?: unknown): void {
  const [first] = faults;
  if (first === undefined) return;
  const { code, message } = first;
  const fields = faults
    .filter((fault) => fault.code === code)
    .map((fault) => ({ field: fault.field, message: fault.message }));
  const isExact = code === 'overlapping-validity' || code === 'shares-over-whole';
  throw new AppError(code, isExact ? { errorMsg: message, fields, current } : { fields });
}
