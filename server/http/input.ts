import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { AppError } from '#server/errors.ts';
import type { Caller } from './route.ts';

function parsed(schema: z.ZodType, value: unknown): unknown {
  const outcome = schema.safeParse(value);
  if (outcome.success) return outcome.data;
  const fields = outcome.error.issues.map((issue) => ({
    field: issue.path.join('.'),
    message: issue.message,
  }));
  throw new AppError('invalid-input', { fields });
}

/** Parameters, query and body of a request by the endpoint's schemas. Errors: `invalid-input`, `not-found`. */
export function readInput(endpoint: Endpoint, request: FastifyRequest) {
  const params = endpoint.params.safeParse(request.params);
  // An id that cannot be one is as good as a missing one.
  if (!params.success) throw new AppError('not-found');
  return {
    params: params.data,
    query: parsed(endpoint.query, request.query) as Record<string, unknown>,
    body: parsed(endpoint.body, request.body ?? {}) as Record<string, unknown>,
  };
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

/** Where a request comes from. */
export function callerOf(request: FastifyRequest): Caller {
  return {
    address: request.ip,
    host: request.host.slice(0, 200),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
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
