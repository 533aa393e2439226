import type { listAddressRelations, listRelations } from '#contract/addresses.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { ensure } from '#server/errors.ts';
import { isPieceAsked } from '#server/db/list-piece.sql.ts';
import type { UnitCall } from '#server/http/route.ts';
import { selectUnderAddress } from '#server/core/people/addresses.sql.ts';
import { relationsOf, relationsOn, selectRelationsPiece } from './relations.sql.ts';

/** Owners, tenants and roommates of the unit on the day, by name, or a piece of them. Errors: `not-found`, `list-changed`. */
export async function readRelations({ unit, db, query, portal }: UnitCall<typeof listRelations>) {
  const day = query.as_of ?? pragueDay(portal.now());
  return isPieceAsked(query)
    ? selectRelationsPiece(db, unit, day, query)
    : { values: (await relationsOn(unit, day).execute(db)).rows };
}

/** All that binds an address to spaces, newest first. Errors: `not-found`. */
export async function readAddressRelations({
  unit,
  db,
  params,
  portal,
}: UnitCall<typeof listAddressRelations>) {
  const relations = relationsOf(unit, params.id, pragueDay(portal.now()));
  const values = await selectUnderAddress(db, unit, params.id, relations);
  ensure(values !== undefined, 'not-found');
  return { values };
}
