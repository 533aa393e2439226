import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { authenticate, ensureAccess } from '#server/access/actor.ts';
import { ensure } from '#server/errors.ts';
import type { Portal } from '#server/portal.ts';
import { bearerToken } from './input.ts';

/** A body up to this size is read before it is known who sends it. */
export const SMALL_BODY_BYTES = 65_536;

/** How much is going to come; what does not say so is large. */
function isLarge({ headers }: FastifyRequest): boolean {
  if (headers['transfer-encoding'] !== undefined) return true;
  return Number(headers['content-length'] ?? 0) > SMALL_BODY_BYTES;
}

/**
 * Refuses whoever may not call before his body is read: without a token at once, with one after a look
 * at it where the body is large. What he goes on sending is not listened to. Errors: `unauthorized`,
 * `maintenance`, `forbidden`, `module-off`.
 */
export async function admitBody(
  endpoint: Endpoint,
  portal: Portal,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const [token, large] = [bearerToken(request), isLarge(request)];
  try {
    ensure(token !== undefined, 'unauthorized');
    if (large) await look(endpoint, portal, token);
  } catch (error) {
    if (large) reply.header('connection', 'close');
    throw error;
  }
}

async function look(endpoint: Endpoint, portal: Portal, token: string): Promise<void> {
  const { access, inMaintenance, modules } = endpoint;
  await portal.database.reading(async (db) => {
    const named = { modules, byImportToken: access === 'import' };
    const actor = await authenticate(db, token, inMaintenance, named);
    ensureAccess(actor, endpoint, portal.config.secondStepOfAdmins);
  });
}
