import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { authenticate, ensureAccess, ensureMayWrite, type Actor } from '#server/access/actor.ts';
import type { Db } from '#server/db/db.ts';
import type { Portal } from '#server/portal.ts';
import { askedUnit, bearerToken } from './input.ts';
import { noteCaller } from './request-log.ts';

interface Asking {
  readonly request: FastifyRequest;
  readonly portal: Portal;
}

/** The caller, whom the endpoint lets in, with his tenant opened. */
export async function admitted(
  db: Db,
  endpoint: Endpoint,
  { request, portal }: Asking,
): Promise<Actor> {
  const { inMaintenance, modules } = endpoint;
  const byImportToken = endpoint.access === 'import';
  const named = { unit: askedUnit(request), modules, byImportToken };
  const actor = await authenticate(db, bearerToken(request), inMaintenance, named);
  noteCaller(request, actor);
  ensureAccess(actor, endpoint, portal.config.secondStepOfAdmins);
  ensureMayWrite(actor, endpoint);
  return actor;
}
