import type { listGroupsBuildings, orderPasports } from '#contract/pasports/buildings.ts';
import { ownedUnit } from '#server/access/owned.ts';
import { ensureNamed, fieldFault } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import { selectPlacesForUpdate, selectTree, updateOrder } from './order.sql.ts';

/** The tree of groups and buildings. Errors: `not-found`. */
export async function readTree({ db, actor, body }: ActorCall<typeof listGroupsBuildings>) {
  const unit = await ownedUnit(db, actor, body.unit_id);
  return { values: await selectTree(db, unit, body.show_hidden) };
}

/**
 * Puts groups or buildings in the order in which they are named and returns them as the tree is
 * read then. Errors: `not-found`, `invalid-input` for one that is named twice.
 */
export async function reorderPlaces({ db, actor, params, body }: ActorCall<typeof orderPasports>) {
  const unit = await ownedUnit(db, actor, params.unit_id);
  const named = new Set(body.pasport_ids);
  if (named.size < body.pasport_ids.length)
    throw fieldFault('pasport_ids', 'Každý záznam smí být v pořadí jen jednou');
  const known = await selectPlacesForUpdate(db, unit, body.pasport_ids);
  ensureNamed(known.length === named.size, 'pasport_ids');
  await updateOrder(db, unit, body.pasport_ids);
  const tree = await selectTree(db, unit, true);
  return { values: tree.filter(({ pasport_id }) => named.has(pasport_id)) };
}
