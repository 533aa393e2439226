import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/envelope.ts';
import { errors, type ErrorCode } from '#contract/errors.ts';
import { AppError } from '#server/errors.ts';

const byFastifyCode = new Map<string, ErrorCode>([
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'too-large'],
  ['FST_ERR_CTP_INVALID_JSON_BODY', 'malformed-body'],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', 'malformed-body'],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 'malformed-body'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'unsupported-media'],
  ['FST_ERR_BAD_URL', 'unknown-path'],
  ['FST_ERR_MAX_PARAM_LENGTH', 'unknown-path'],
]);

/** Unique indexes whose breach is a fault that a person can understand. */
const byConstraint = new Map<string, ErrorCode>([
  ['units_name', 'unit-name-taken'],
  ['client_users_identity', 'identity-taken'],
  ['modules_name_key', 'module-name-taken'],
  ['pasport_floors_code', 'floor-code-taken'],
]);

const byPostgresCode = new Map<string, ErrorCode>([
  ['22021', 'malformed-body'], // a character that no text of PostgreSQL can hold
  ['22P05', 'malformed-body'], // the same in JSON
  ['57014', 'overloaded'], // statement timeout
  ['53300', 'overloaded'], // too many connections
  ['57P01', 'overloaded'], // the database is stopping
  ['57P03', 'overloaded'], // the database is starting
  ['40001', 'overloaded'],
  ['40P01', 'overloaded'],
  ['ECONNREFUSED', 'overloaded'],
  ['ECONNRESET', 'overloaded'],
  ['ENOENT', 'overloaded'],
]);

interface Coded {
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly statusCode?: unknown;
}

function codeOf(error: Coded): ErrorCode {
  if (error instanceof AppError) return error.code;
  const code = typeof error.code === 'string' ? error.code : '';
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
  requestId: string,
): { status: number; body: ErrorBody; code: ErrorCode } {
  const code = codeOf(error as Coded);
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

/** Answers any error in the envelope. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, body, code } = errorBodyOf(error, request.id);
  if (status >= 500) request.log.error({ err: error }, code);
  if (code === 'identity-mismatch') request.log.warn('A claim of identity differs from the token.');
  return reply.code(status).header('cache-control', 'no-store').send({ error: body });
}
