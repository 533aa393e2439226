import { createHash, timingSafeEqual } from 'node:crypto';
import type { Portal } from '#server/portal.ts';
import { perPortal } from '#server/per-portal.ts';
import { selectLogKey } from './log-ticket.sql.ts';

/** The session that a ticket was given to. */
export interface TicketHolder {
  readonly client_id: number;
  readonly client_user_id: number;
  readonly session_id: number;
}

const kept = perPortal((): { key?: Buffer } => ({}));

/** The key of tickets, read once. */
async function keyOf(portal: Portal): Promise<Buffer> {
  const known = kept(portal);
  known.key ??= await portal.database.reading(selectLogKey);
  return known.key;
}

/** The ticket of a session, as `access.log_ticket` writes it. */
function written(key: Buffer, { client_id, client_user_id, session_id }: TicketHolder): Buffer {
  const told = [client_id, client_user_id, session_id].join('.');
  const proof = createHash('sha256').update(key).update(told).update(key).digest('base64url');
  return Buffer.from(`${told}.${proof}`);
}

/**
 * Whose ticket it is; undefined for none and for one that this portal has not written. Whether the
 * session lasts is another question.
 */
export async function holderOf(
  portal: Portal,
  ticket: string | undefined,
): Promise<TicketHolder | undefined> {
  if (ticket === undefined) return undefined;
  const [client_id = 0, client_user_id = 0, session_id = 0] = ticket.split('.', 3).map(Number);
  const holder = { client_id, client_user_id, session_id };
  const [own, told] = [written(await keyOf(portal), holder), Buffer.from(ticket)];
  return own.length === told.length && timingSafeEqual(own, told) ? holder : undefined;
}
