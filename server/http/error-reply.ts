import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/envelope.ts';
import { errors, type ErrorCode } from '#contract/errors.ts';
import { isConnectionLost } from '#server/db/lost.ts';
import { AppError } from '#server/errors.ts';
import { requestFacts } from './request-log.ts';

const byFastifyCode = new Map<string, ErrorCode>([
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'too-large'],
  ['FST_ERR_CTP_INVALID_JSON_BODY', 'malformed-body'],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', 'malformed-body'],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 'malformed-body'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'unsupported-media'],
  ['FST_ERR_BAD_URL', 'unknown-path'],
  ['FST_ERR_MAX_PARAM_LENGTH', 'unknown-path'],
  ['FST_STATIC_FORBIDDEN_PATH', 'unknown-path'], // a path out of the folder, or with NUL
]);

/** Unique indexes whose breach is a fault that a person can understand. */
const byConstraint = new Map<string, ErrorCode>([
  ['units_name', 'unit-name-taken'],
  ['client_users_identity', 'identity-taken'],
  ['client_users_own_identity', 'identity-taken'],
  ['modules_name_key', 'module-name-taken'],
  ['module_schemas_name', 'schema-name-taken'],
  ['module_schemas_module_schema_name_key', 'schema-name-taken'],
  ['pasport_floors_code', 'floor-code-taken'],
  ['pasport_types_code', 'list-code-taken'],
  ['services_code', 'list-code-taken'],
  ['services_name', 'list-name-taken'],
  ['billing_places_code', 'list-code-taken'],
  ['billing_documents_number', 'document-taken'],
  ['settlements_period', 'settlement-exists'],
  ['cities_code_key', 'list-code-taken'],
  ['heating_items_code', 'list-code-taken'],
  ['heating_indicators_code', 'list-code-taken'],
  ['degree_day_places_name', 'list-name-taken'],
  ['degree_day_months_month', 'degree-day-month-taken'],
  ['revision_types_name', 'list-name-taken'],
  ['works_code', 'list-code-taken'],
  ['work_versions_day', 'work-version-taken'],
  ['crews_name', 'list-name-taken'],
  ['verification_periods_of_day', 'verification-period-taken'],
  ['settlement_law_of_day', 'settlement-law-taken'],
  ['billing_rule_costs_once', 'rule-cost-taken'],
  ['saved_views_name', 'view-name-taken'],
  ['bank_accounts_number', 'bank-account-taken'],
  ['refund_items_open', 'refund-open'],
  ['refund_items_open_payment', 'refund-open'],
]);

const byPostgresCode = new Map<string, ErrorCode>([
  ['25006', 'view-only'], // a transaction that a viewing session has opened
  ['22021', 'malformed-body'], // a character that no text of PostgreSQL can hold
  ['22P05', 'malformed-body'], // the same in JSON
  ['57014', 'overloaded'], // statement timeout
  ['53300', 'overloaded'], // too many connections
  ['53100', 'storage-full'], // no room on the disk
  ['40001', 'overloaded'],
  ['40P01', 'overloaded'],
]);

interface Coded {
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly statusCode?: unknown;
}

/** Breaches of a foreign key; the second is that of a key with RESTRICT from PostgreSQL 18 on. */
const REFERENCE_BREACHES = new Set(['23503', '23001']);

/**
 * Two calls that passed each other: what one deletes the other has just referred to, or the other way
 * round. The rooms check this beforehand; here it is what PostgreSQL alone could see.
 */
function referenceFault(method: string): ErrorCode {
  return method === 'DELETE' ? 'record-used' : 'not-found';
}

function codeOf(error: Coded, method: string): ErrorCode {
  if (error instanceof AppError) return error.code;
  if (isConnectionLost(error)) return 'database-away';
  const code = typeof error.code === 'string' ? error.code : '';
  if (REFERENCE_BREACHES.has(code)) return referenceFault(method);
  if (code === '23505')
    return (
      (typeof error.constraint === 'string' && byConstraint.get(error.constraint)) || 'unexpected'
    );
  if (error.statusCode === 429) return 'too-many-requests';
  const known = byFastifyCode.get(code) ?? byPostgresCode.get(code);
  if (known !== undefined) return known;
  return error.statusCode === 400 ? 'malformed-body' : 'unexpected';
}

/** The wire's form of any error; what is unexpected stays in the log, under the same number. */
function errorBodyOf(
  error: unknown,
  { id: requestId, method }: Pick<FastifyRequest, 'id' | 'method'>,
): { status: number; body: ErrorBody; code: ErrorCode } {
  const code = codeOf(error as Coded, method);
  const { status, errorCode } = errors[code];
  const { fields, current, errorMsg } = error instanceof AppError ? error.details : {};
  const body = {
    errorCode,
    errorMsg: errorMsg ?? errors[code].errorMsg,
    ...(fields === undefined ? {} : { fields: [...fields] }),
    ...(current === undefined ? {} : { current }),
    requestId,
  };
  return { status, body, code };
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** What the address may be called by instead, where a room itself refuses the method. */
function allowOther(
  { method, server, routeOptions: { url } }: FastifyRequest,
  reply: FastifyReply,
) {
  if (url === undefined || reply.hasHeader('allow')) return;
  const others = METHODS.filter(
    (other) => other !== method && server.hasRoute({ method: other, url }),
  );
  reply.header('allow', others.join(', '));
}

/** Seconds after which the same call may do better: a poll of the maintenance flag, a short rest. */
const retryAfter: Partial<Record<ErrorCode, number>> = {
  maintenance: 60,
  overloaded: 5,
  'too-many-requests': 60,
  'sign-in-locked': 60,
  'second-step-locked': 60,
  'invitation-limit-reached': 3600,
  'database-away': 5,
  stopping: 5,
};

/** Told once for all calls, when the standing of the database or of the process changes. */
const TOLD_ONCE: ReadonlySet<ErrorCode> = new Set(['database-away', 'stopping']);

/** Answers any error in the envelope. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, body, code } = errorBodyOf(error, request);
  if (status >= 500 && !TOLD_ONCE.has(code))
    request.log.error({ ...requestFacts(request), status, err: error }, code);
  if (code === 'identity-mismatch')
    request.log.warn(requestFacts(request), 'A claim of identity differs from the token.');
  const told = error instanceof AppError ? error.details.retryAfter : undefined;
  const wait = told ?? retryAfter[code];
  if (wait !== undefined) reply.header('retry-after', wait);
  if (code === 'wrong-method') allowOther(request, reply);
  // What fails before the hooks of a request has no number in its header yet.
  reply.header('x-request-id', request.id).header('cache-control', 'no-store');
  return reply.code(status).send({ error: body });
}
