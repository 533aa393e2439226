import { errors } from '#contract/errors.ts';
import { ApiError } from '#web/lib/api-error.ts';

// Specification, section 8: each with a Czech message naming the register.
const UNHANDLED = 'Při načítání údajů z registru ARES nastala neočekávaná chyba.';

/** What is said when the look-up of a company failed, and whether it was only not found. */
export function companyFault(error: unknown): {
  readonly message: string;
  readonly isMissing: boolean;
} {
  if (!(error instanceof ApiError)) return { message: UNHANDLED, isMissing: false };
  const { code, kind, message } = error;
  if (code === 'unexpected') return { message: UNHANDLED, isMissing: false };
  if (code === 'company-not-found') return { message, isMissing: true };
  if (code === 'company-bad-data' || kind === 'bad-data') {
    return { message: errors['company-bad-data'].errorMsg, isMissing: false };
  }
  const cause = code === undefined || code === 'company-unreachable' ? '' : ` ${message}`;
  return { message: errors['company-unreachable'].errorMsg + cause, isMissing: false };
}
