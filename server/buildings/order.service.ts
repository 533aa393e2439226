import type { listGroupsBuildings, orderPasports } from '#contract/pasports/buildings.ts';
import { ensureNamed, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { updateOrder } from '#server/core/pasports/order.sql.ts';
import { selectPlacesForUpdate } from '#server/core/pasports/held-places.sql.ts';
import { selectTree } from './order.sql.ts';

/** The tree of groups and buildings. Errors: `not-found`. */
export async function readTree({ unit, db, body }: UnitCall<typeof listGroupsBuildings>) {
  return { values: await selectTree(db, unit, body.show_hidden) };
}

/**
 * Puts groups or buildings in the order in which they are named and returns them as the tree is
 * read then. Errors: `not-found`, `invalid-input` for one that is named twice.
 */
export async function reorderPlaces({ unit, db, body }: UnitCall<typeof orderPasports>) {
  const named = new Set(body.pasport_ids);
  if (named.size < body.pasport_ids.length)
    throw fieldFault('pasport_ids', 'Každý záznam smí být v pořadí jen jednou');
  const known = await selectPlacesForUpdate(db, unit, body.pasport_ids);
  ensureNamed(known.length === named.size, 'pasport_ids');
  await updateOrder(db, unit, body.pasport_ids);
  const tree = await selectTree(db, unit, true);
  return { values: tree.filter(({ pasport_id }) => named.has(pasport_id)) };
}
