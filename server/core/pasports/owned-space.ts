import {
  spaceOfUnit,
  type NamedSpace,
  type OwnedClientId,
  type OwnedSpace,
} from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import { selectOwnedSpace } from './held.sql.ts';

/** The space that the call names, if it is of the actor's client; costs one statement. */
export async function ownedSpace(
  db: Db,
  actor: { client_id: OwnedClientId },
  params: NamedSpace,
  lock?: 'held',
): Promise<OwnedSpace> {
  const found = await selectOwnedSpace(db, actor.client_id, params, lock === 'held');
  ensure(found, 'not-found');
  return spaceOfUnit(actor.client_id, params);
}

interface InSpace {
  readonly actor: { client_id: OwnedClientId };
  readonly params: NamedSpace;
}

/** What is read of the space that the call names; the read brings nothing where it is not there. Errors: `not-found`. */
export async function readOfSpace<T>(
  { actor, params }: InSpace,
  read: (space: OwnedSpace) => Promise<T | undefined>,
): Promise<T> {
  const found = await read(spaceOfUnit(actor.client_id, params));
  ensure(found !== undefined, 'not-found');
  return found;
}

/**
 * The space that the call names, held until the end of the transaction: changes of one space's records come one after
 * the other, so that what was checked still holds when it is written.
 */
export async function heldSpace(
  db: Db,
  actor: { client_id: OwnedClientId },
  params: NamedSpace,
): Promise<OwnedSpace> {
  return ownedSpace(db, actor, params, 'held');
}
