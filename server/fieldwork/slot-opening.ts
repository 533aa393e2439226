import { pragueDay } from '#contract/czech/prague-day.ts';
import { selectOpenedToClient, setTenant } from '#server/access/access.sql.ts';
import { ensureModule } from '#server/access/actor.ts';
import { clientOfProof, ownedUnit, type OwnedUnit } from '#server/access/owned.ts';
import { secretHolder } from '#server/access/secret-holder.ts';
import { lookedUp, type AskedFor } from '#server/access/sheet-codes.ts';
import {
  selectLinkedPoster,
  selectPosterHolder,
  selectVisitLinkHolder,
  type LinkedPoster,
} from '#server/core/fieldwork/slot-visits.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { Caller } from '#server/http/route.ts';
import type { Portal } from '#server/portal.ts';

/** A call with a secret, whatever it asks for. */
export interface SecretCall {
  readonly caller: Caller;
  readonly portal: Portal;
  readonly body: { readonly secret: string };
}

type Found = NonNullable<Awaited<ReturnType<typeof selectVisitLinkHolder>>>;

/** Whose the secret is. Errors: `visit-link-unknown`, `too-many-requests`. */
async function holderOf(
  { caller, portal, body }: SecretCall,
  of: AskedFor,
  select: typeof selectVisitLinkHolder,
): Promise<Found> {
  const { hash } = lookedUp(await portal.secretsKey(), of, body.secret);
  const found = await secretHolder({ caller, portal, kind: of, hash }, select);
  ensure(found !== undefined, 'visit-link-unknown');
  return found;
}

/** Opens the tenant of a found link for the rest of the transaction. Errors: `module-off`. */
async function unitOfFound(db: Db, { client_id, unit_id }: Found): Promise<OwnedUnit> {
  await setTenant(db, client_id);
  ensureModule(['visits'], await selectOpenedToClient(db, client_id, ['visits']));
  return ownedUnit(db, { client_id: clientOfProof(client_id) }, unit_id);
}

/** What is done over the visit of a link. */
type Work<T> = (db: Db, unit: OwnedUnit, visit_id: number) => Promise<T>;

/**
 * Tells of the visit of a link, after something was written where it is: in a transaction of its own, so that crews are
 * not held while free times are looked for. Errors: `visit-link-unknown`, `too-many-requests`, `module-off`.
 */
export async function withVisitLink<T>(
  call: SecretCall,
  tell: Work<T>,
  write?: Work<void>,
): Promise<T> {
  const found = await holderOf(call, 'visit', selectVisitLinkHolder);
  const within = <R>(work: Work<R>) =>
    call.portal.database.transaction(async (db) =>
      work(db, await unitOfFound(db, found), found.id),
    );
  if (write !== undefined) await within(write);
  return within(tell);
}

/** Whose poster it is. Errors: `visit-link-unknown`, `too-many-requests`. */
export const posterHolder = (call: SecretCall) => holderOf(call, 'visit-house', selectPosterHolder);

/** The house of a poster that holds. Errors: `visit-link-unknown`, `module-off`. */
export async function openedPosterOf(
  db: Db,
  portal: Portal,
  found: Found,
): Promise<{ readonly unit: OwnedUnit; readonly poster: LinkedPoster }> {
  const unit = await unitOfFound(db, found);
  const poster = await selectLinkedPoster(db, unit, found.id);
  ensure(poster !== undefined, 'visit-link-unknown');
  const holds = !poster.is_closed && pragueDay(portal.now()) <= poster.expires;
  ensure(holds, 'visit-link-unknown');
  return { unit, poster };
}
