import type { z } from 'zod';
import { readChange } from '#contract/change-key.ts';
import { readMoment } from '#contract/data-moment.ts';
import type { Endpoint, ResultOf } from '#contract/endpoint.ts';
import { errors } from '#contract/errors.ts';
import { fillPath } from '#contract/fill-path.ts';
import { ApiError } from './api-error.ts';
import { dropAhead, takeAhead } from './ahead.ts';
import { noteChange } from './changes.ts';
import { noteMoment } from './data-moments.ts';
import { identity, tellTokenRefused } from './identity.ts';
import { log } from './log.ts';
import { faultIn, resultIn } from './reply.ts';
import { forgetRepeatKey, repeatKey } from './repeat-key.ts';
import { apiAddress, settings } from './settings.ts';
import { NoAnswer, timedFetch } from './timed-fetch.ts';

/** What a call is given; identity claims and headers of the house are added by itself. */
export interface CallInput<E extends Endpoint> {
  readonly params?: z.input<E['params']>;
  readonly query?: z.input<E['query']>;
  readonly body?: z.input<E['body']>;
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Says nothing about the caller (specification, section 7: the log send). */
  readonly anonymous?: boolean;
  /** Nobody has asked for it yet: what goes wrong with it is neither told nor noted. */
  readonly quiet?: boolean;
  /** Goes on when the page is left meanwhile; its body is small. */
  readonly outlivesPage?: boolean;
}

/** Calls the API. Anything wrong is thrown as an ApiError; a refused token also ends the session. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = {},
): Promise<ResultOf<E>> {
  const url = addressOf(endpoint, input);
  const body =
    endpoint.method === 'GET'
      ? undefined
      : JSON.stringify({ ...claimsFor(endpoint, input), ...input.body });
  const request = {
    method: endpoint.method,
    headers: headersFor(endpoint, input, body),
    ...(body === undefined ? {} : { body }),
    keepalive: input.outlivesPage === true,
  };
  try {
    const response = await timedFetch(url, request, {
      timeoutMs: endpoint.timeoutMs,
      signal: input.signal,
      ahead: aheadOf(endpoint, input),
    });
    if (response.status < 500) forgetRepeatKey(endpoint.path, body);
    const result = readResult(endpoint, response.status, response.text, url);
    noteChange(result, readChange(response.change));
    if (endpoint.report) noteMoment(url, readMoment(response.moment ?? null));
    return result;
  } catch (thrown) {
    const error = thrown instanceof NoAnswer ? unanswered(thrown) : thrown;
    // The log's own failures are its sender's matter, or the log would fill itself.
    if (input.anonymous !== true && input.quiet !== true)
      report(error, request.headers['Authorization']);
    throw error;
  } finally {
    // What was read while the change was made may be from before it.
    dropOlder(endpoint, input);
  }
}

/** A change has all that was sent ahead of it forgotten. */
function dropOlder({ reads }: Endpoint, { anonymous }: CallInput<Endpoint>): void {
  if (!reads && anonymous !== true) dropAhead();
}

/** The whole address of a call. */
export function addressOf<E extends Endpoint>(
  endpoint: E,
  { params, query }: Pick<CallInput<E>, 'params' | 'query'>,
): string {
  const given = Object.entries((query ?? {}) as object).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const path = fillPath(endpoint.path, params ?? {});
  return `${apiAddress}${path}${search.size > 0 ? `?${search}` : ''}`;
}

/** What was sent ahead for this very call. */
function aheadOf(endpoint: Endpoint, input: CallInput<Endpoint>) {
  dropOlder(endpoint, input);
  const token = identity.get()?.token;
  if (token === undefined || !endpoint.reads || input.headers !== undefined) return undefined;
  const address = addressOf(endpoint, input).slice(apiAddress.length);
  const body = endpoint.method === 'GET' ? '' : JSON.stringify(input.body ?? {});
  return takeAhead(token, address, body);
}

function claimsFor(
  endpoint: Endpoint,
  { anonymous = false, headers = {} }: Pick<CallInput<Endpoint>, 'anonymous' | 'headers'>,
): Record<string, unknown> {
  const caller = identity.get();
  // Where nobody needs to be signed in, the body speaks for itself.
  if (caller === null || anonymous || endpoint.access === 'public') return {};
  // Another token is somebody else's word.
  if ('Authorization' in headers) return {};
  const { user_identity, client_id } = caller;
  // Where the address names any client, a client in the body would be that one.
  return endpoint.acrossClients ? { user_identity } : { user_identity, client_id };
}

function headersFor<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  body: string | undefined,
): Record<string, string> {
  const token = input.anonymous === true ? undefined : identity.get()?.token;
  return {
    Accept: 'application/json',
    'X-Application-Auth': settings.applicationAuth,
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(endpoint.creates ? { 'Idempotency-Key': repeatKey(endpoint.path, body) } : {}),
    ...input.headers,
  };
}

function readResult<E extends Endpoint>(
  endpoint: E,
  status: number,
  text: string,
  url: string,
): ResultOf<E> {
  const content = parsed(text);
  if (status === 200) {
    const result = resultIn(endpoint, content);
    if (result !== undefined) return result;
  }
  throw faultOf(endpoint, status, content, url);
}

// Specification, section 8.
const EMPTY_DATA = 'Datový server vrátil prázdná data';
const IMPROPER_DATA = 'Odpověď neobsahuje správná data';

function faultOf(
  { faultNumber }: Endpoint,
  status: number,
  content: unknown,
  url: string,
): ApiError {
  if (status === 204) return new ApiError({ kind: 'bad-data', status, message: EMPTY_DATA, url });
  const told = faultIn(content) ?? (status === 401 ? errors.unauthorized : undefined);
  if (told === undefined)
    return new ApiError({ kind: 'bad-data', status, message: IMPROPER_DATA, url });
  return new ApiError({ ...told, kind: 'api', status, message: told.errorMsg, url, faultNumber });
}

const unanswered = ({ kind, message, url }: NoAnswer) => new ApiError({ kind, message, url });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A reply that is no JSON is judged like one without the envelope.
    return undefined;
  }
}

function report(error: unknown, authorization: string | undefined): void {
  if (!(error instanceof ApiError) || error.kind === 'cancelled') return;
  log.warn(`${error.errorCode}: ${error.message}`, error.url, error);
  if (error.status === 401) tellTokenRefused(authorization?.replace(/^Bearer /, ''));
}
