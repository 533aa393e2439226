import { errorByNumber, genericMessage, GENERIC_MESSAGE } from '#contract/errors.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { FieldError } from '#contract/envelope.ts';
import { identity } from './identity.ts';

export type FaultKind = 'api' | 'network' | 'timeout' | 'cancelled' | 'bad-data';

interface Facts {
  readonly kind: FaultKind;
  readonly message: string;
  readonly url: string;
  readonly status?: number;
  /** Number on the wire, or the transport's own code. */
  readonly errorCode?: number | string;
  readonly fields?: readonly FieldError[] | undefined;
  readonly current?: unknown;
  readonly requestId?: string | undefined;
  readonly faultNumber?: number | undefined;
}

/** Anything that went wrong with a call, in one form. */
export class ApiError extends Error {
  readonly kind: FaultKind;
  readonly url: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly errorCode: number | string;
  /** The kind of fault of the contract's catalogue, when the number is known. */
  readonly code: ErrorCode | undefined;
  readonly fields: readonly FieldError[];
  /** The record as it stands now, when a save met a newer version. */
  readonly current: unknown;
  /** The number of the event in the operator's log. */
  readonly requestId: string | undefined;
  /** The number of the call among those of the message store. */
  readonly faultNumber: number | undefined;

  constructor(facts: Facts) {
    super(facts.message);
    this.name = 'ApiError';
    this.kind = facts.kind;
    this.url = facts.url;
    this.status = facts.status ?? 0;
    this.errorCode = facts.errorCode ?? transportCodes[facts.kind];
    this.code = typeof facts.errorCode === 'number' ? errorByNumber(facts.errorCode) : undefined;
    this.fields = facts.fields ?? [];
    this.current = facts.current;
    this.requestId = facts.requestId;
    this.faultNumber = facts.faultNumber;
  }
}

// The standard codes of HTTP clients (specification, section 8).
const transportCodes: Record<FaultKind, string> = {
  api: 'ERR_BAD_RESPONSE',
  network: 'ERR_NETWORK',
  timeout: 'ETIMEDOUT',
  cancelled: 'ERR_CANCELED',
  'bad-data': 'ERR_BAD_RESPONSE',
};

/**
 * The sentence for people (specification, section 8): a known fault says its own; an unexpected one
 * is generic, and detailed for a system admin.
 */
export function userMessage(
  error: unknown,
  isSysAdmin: boolean = identity.get()?.is_sys_admin ?? false,
): string {
  if (!(error instanceof ApiError))
    return isSysAdmin && error instanceof Error ? error.message : GENERIC_MESSAGE;
  if (error.code !== undefined && error.code !== 'unexpected') return error.message;
  if (isSysAdmin) return `${error.errorCode}: ${error.message} (${error.url})`;
  return error.kind === 'api' && error.status >= 401
    ? genericMessage(error.faultNumber)
    : error.message;
}
