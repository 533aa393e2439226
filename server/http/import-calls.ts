import type { FastifyRequest } from 'fastify';
import { setTenant } from '#server/access/access.sql.ts';
import { insertImportCall } from '#server/access/import-tokens.sql.ts';
import { AppError } from '#server/errors.ts';
import type { Portal } from '#server/portal.ts';
import { notedCaller } from './request-log.ts';

const LONGEST_CALL = 200;

/** Writes down a call made by an import token and how it ended, also one that has changed nothing. */
export async function noteImportCall(
  request: FastifyRequest,
  portal: Portal,
  error?: unknown,
): Promise<void> {
  const caller = notedCaller(request);
  if (caller === undefined || caller.import_token_id === null) return;
  const { client_id, only_unit_id: unit_id } = caller;
  const called = `${request.method} ${request.url.split('?', 1)[0]}`.slice(0, LONGEST_CALL);
  const broken = error instanceof AppError ? error.code : 'unexpected';
  const refusal = error === undefined ? '' : broken;
  await portal.database.transaction(async (db) => {
    await setTenant(db, client_id);
    await insertImportCall(db, { client_id, unit_id }, { called, address: request.ip, refusal });
  });
}
