import { DATA_MOMENT_HEADER } from '#contract/data-moment.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { errorReply, resultReply } from '#contract/envelope.ts';
import { errors, type ErrorCode } from '#contract/errors.ts';
import { refusalsOf } from '#contract/refusals.ts';
import type { JsonSchema, Schemas } from './schemas.ts';

const dataMoment = {
  [DATA_MOMENT_HEADER]: {
    description:
      'Přehled je z repliky databáze: okamžik v UTC, ke kterému jsou údaje úplné, a o kolik celých sekund je odpověď novější; bez hlavičky jsou údaje současné',
    schema: { type: 'string' },
  },
};

/** The answer that went well; a stream is described by one of its events. */
function success({ streams, result, report }: Endpoint, schemas: Schemas) {
  const [type, schema] = streams
    ? ['text/event-stream', result]
    : ['application/json', resultReply(result)];
  return {
    description: 'Výsledek. Může mít časem další pole; kdo je nezná, přejde je.',
    ...(report ? { headers: dataMoment } : {}),
    content: { [type]: { schema: schemas.of(schema, 'output') } },
  };
}

/** Statuses after which the call may be made again, and when. */
const PASSING = new Set([429, 503]);

const retryAfter = {
  'Retry-After': {
    description: 'Za kolik sekund to zkusit znovu',
    schema: { type: 'integer' },
  },
};

const allow = {
  Allow: { description: 'Metody, které adresa má', schema: { type: 'string' } },
};

const headersOf = (status: number) =>
  PASSING.has(status) ? { headers: retryAfter } : status === 405 ? { headers: allow } : {};

/** One kind of faults with a status: their numbers, each with its sentence. */
function refusal(status: number, codes: readonly ErrorCode[], content: JsonSchema) {
  const known = codes.map((code) => ({ code, ...errors[code] }));
  return {
    description: known.map(({ errorCode, errorMsg }) => `${errorCode}: ${errorMsg}`).join('\n\n'),
    ...headersOf(status),
    content,
    'x-error-codes': known.map(({ code, errorCode }) => ({ code, errorCode })),
  };
}

/** What the endpoint may answer, by status: its result, and every fault that can come. */
export function answersOf(endpoint: Endpoint, schemas: Schemas): Record<string, unknown> {
  const fault = { 'application/json': { schema: schemas.of(errorReply, 'output') } };
  const codes = refusalsOf(endpoint);
  const statuses = [...new Set(codes.map((code) => errors[code].status))].toSorted((a, b) => a - b);
  const refusals = statuses.map((status) => {
    const own = codes.filter((code) => errors[code].status === status);
    return [String(status), schemas.answer(status, refusal(status, own, fault))];
  });
  return { 200: success(endpoint, schemas), ...Object.fromEntries(refusals) };
}
