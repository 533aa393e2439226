import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { namedAsOwn, type Endpoint } from '#contract/endpoint.ts';
import type { FieldError } from '#contract/envelope.ts';
import { identityClaims, type IdentityClaims } from '#contract/identity.ts';
import { LOG_TICKET_HEADER } from '#contract/logs.ts';
import { AppError } from '#server/errors.ts';
import { partedTold } from './as-read.ts';
import type { Caller } from './route.ts';
import { strict } from './strict.ts';

/** So many faults tell enough of a body. */
const MOST_FAULTS = 100;
const LONGEST_NAME = 100;

function faultsOf(issue: z.core.$ZodIssue): FieldError[] {
  const path = (...more: string[]) => [...issue.path, ...more].join('.');
  if (issue.code !== 'unrecognized_keys') return [{ field: path(), message: issue.message }];
  return issue.keys.map((key) => ({
    field: path(key.slice(0, LONGEST_NAME)),
    message: issue.message,
  }));
}

function parsed(schema: z.ZodType, value: unknown): unknown {
  const outcome = schema.safeParse(value);
  if (outcome.success) return outcome.data;
  const fields = outcome.error.issues.flatMap(faultsOf).slice(0, MOST_FAULTS);
  throw new AppError('invalid-input', { fields });
}

const strictBodies = new WeakMap<Endpoint, z.ZodObject>();

/** The schema of the body that refuses what it does not describe, unless the endpoint bears it. */
function bodyOf(endpoint: Endpoint): z.ZodObject {
  if (endpoint.bearsUnknown) return endpoint.body;
  const made = strictBodies.get(endpoint) ?? strict(endpoint.body);
  strictBodies.set(endpoint, made);
  return made;
}

type Fields = Record<string, unknown>;

/** The names that make a claim in a body: neither a field of its own nor of the client in the address. */
function claimNames({ body, acrossClients }: Endpoint): string[] {
  const names = acrossClients ? ['user_identity'] : Object.keys(identityClaims.shape);
  return names.filter((name) => !(name in body.shape));
}

/** The body with its fields under their own names. Errors: `invalid-input` for one given twice, differently. */
function ownNamed(endpoint: Endpoint, given: Fields): Fields {
  const { body, twice } = namedAsOwn(endpoint, given);
  const message = 'Pole je zadané pod dvěma jmény, pokaždé jinak';
  if (twice.length > 0)
    throw new AppError('invalid-input', { fields: twice.map((field) => ({ field, message })) });
  return body;
}

/** The claims of identity in a body, and the body without them. Errors: `invalid-input`. */
function partedBody(endpoint: Endpoint, sent: unknown): { claims: IdentityClaims; body: unknown } {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    return { claims: {}, body: sent };
  const names = claimNames(endpoint).filter((name) => Object.hasOwn(sent, name));
  if (names.length === 0) return { claims: {}, body: ownNamed(endpoint, sent as Fields) };
  const body = new Map(Object.entries(sent));
  const claims = names.map((name) => [name, body.get(name)] as const);
  for (const name of names) body.delete(name);
  return {
    claims: parsed(identityClaims, Object.fromEntries(claims)) as IdentityClaims,
    body: ownNamed(endpoint, Object.fromEntries(body)),
  };
}

/**
 * Parameters, query and body of a request by the endpoint's schemas; the claims of identity that the
 * body carried; and what it told of the record beyond the fields that it writes, as far as it may. Errors: `invalid-input`, `not-found`.
 */
export function readInput(
  endpoint: Endpoint,
  request: FastifyRequest,
  mayTell: ReadonlySet<string> = new Set(),
) {
  const params = endpoint.params.safeParse(request.params);
  // An id that cannot be one is as good as a missing one.
  if (!params.success) throw new AppError('not-found');
  const { claims, body } = partedBody(endpoint, request.body ?? {});
  const { told, written } = partedTold(mayTell, body);
  const input = {
    params: params.data as Fields,
    query: parsed(endpoint.query, request.query) as Fields,
    body: parsed(bodyOf(endpoint), written) as Fields,
  };
  return { input, claims, told };
}

const schemeAndRest = /^(\w+) +(\S+)$/;

function authorization(request: FastifyRequest, scheme: string): string | undefined {
  const [, name, rest] = schemeAndRest.exec(request.headers.authorization ?? '') ?? [];
  return name?.toLowerCase() === scheme ? rest : undefined;
}

/** The bearer token of a request. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return authorization(request, 'bearer');
}

function basicCredentials(request: FastifyRequest): Caller['basic'] {
  const encoded = authorization(request, 'basic');
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 0) return undefined;
  return { user_identity: text.slice(0, colon), password: text.slice(colon + 1) };
}

const LONGEST_TICKET = 200;

function logTicketOf({ headers }: FastifyRequest): string | undefined {
  const told = headers[LOG_TICKET_HEADER.toLowerCase()];
  return typeof told === 'string' && told.length <= LONGEST_TICKET ? told : undefined;
}

/** Where a request comes from. */
export function callerOf(request: FastifyRequest): Caller {
  return {
    address: request.ip,
    host: request.host.slice(0, 200),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    logTicket: logTicketOf(request),
    basic: basicCredentials(request),
  };
}

const LARGEST_ID = 2_147_483_647;

/** The unit that a call names in its address or body, before they are checked; null for none. */
export function askedUnit({
  params,
  body,
}: Pick<FastifyRequest, 'params' | 'body'>): number | null {
  const named = [params, body].map((part) => (part as { unit_id?: unknown } | null)?.unit_id);
  const id = Number(named.find((one) => typeof one === 'string' || typeof one === 'number'));
  return Number.isInteger(id) && id > 0 && id <= LARGEST_ID ? id : null;
}
