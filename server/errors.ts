import type { FieldError } from '#contract/envelope.ts';
import { errors, type ErrorCode } from '#contract/errors.ts';

interface Details {
  readonly fields?: readonly FieldError[];
  readonly current?: unknown;
  /** Sentence instead of the catalogue's, for the kinds that are exact. */
  readonly errorMsg?: string;
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

/** Goes on only when the condition holds; otherwise the call ends with the code. */
export function ensure(condition: unknown, code: ErrorCode, details?: Details): asserts condition {
  if (!condition) throw new AppError(code, details);
}

/** The fault of one field of the body. */
export function fieldFault(field: string, message: string): AppError {
  return new AppError('invalid-input', { fields: [{ field, message }] });
}

/** The record that a field of the body names: a foreign one is as good as missing. */
export function ensureNamed(found: unknown, field: string): asserts found {
  const message = 'Vybraný záznam neexistuje';
  if (!found) throw new AppError('not-found', { fields: [{ field, message }] });
}
