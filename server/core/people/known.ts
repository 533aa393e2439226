import type { OwnedUnit } from '#server/access/owned.ts';
import type { Known, Stored } from '#server/core/time/dated.ts';
import { grouped } from '#server/core/time/grouped.ts';
import type { Db } from '#server/db/db.ts';
import type { KnownCosts, KnownTenancies } from './dated.ts';
import {
  selectCosts,
  selectOccupants,
  selectOwnerships,
  selectPayers,
  selectRoommates,
  selectTenancies,
  type StoredOccupants,
  type StoredOwnership,
  type StoredPayer,
  type StoredRoommate,
} from './dated.sql.ts';
import { selectAddressesHeld } from './held.sql.ts';

/** Which spaces are going to have a record, and which addresses they are going to name. */
export interface Concerned {
  readonly pasportIds: readonly number[];
  readonly addressIds: readonly number[];
}

/** Records of some spaces as rules want them. */
function knownOf<S extends Stored>(
  records: readonly S[],
  addresses: ReadonlySet<number>,
): Known<S> {
  return { records: grouped(records, ({ pasport_id }) => pasport_id), addresses };
}

/** What tenancies of the spaces are judged by. */
export async function knownTenancies(
  db: Db,
  unit: OwnedUnit,
  { pasportIds, addressIds }: Concerned,
): Promise<KnownTenancies> {
  const records = await selectTenancies(db, unit, { pasportIds });
  const costs = await selectCosts(db, unit, { pasportIds });
  const addresses = await selectAddressesHeld(db, unit, addressIds);
  return {
    ...knownOf(records, addresses),
    costs: grouped(costs, ({ pasport_tenant_id }) => pasport_tenant_id ?? 0),
  };
}

/** What ownerships of the spaces are judged by. */
export async function knownOwnerships(
  db: Db,
  unit: OwnedUnit,
  { pasportIds, addressIds }: Concerned,
): Promise<Known<StoredOwnership>> {
  const records = await selectOwnerships(db, unit, { pasportIds });
  return knownOf(records, await selectAddressesHeld(db, unit, addressIds));
}

/** What roommates of the spaces are judged by. */
export async function knownRoommates(
  db: Db,
  unit: OwnedUnit,
  { pasportIds, addressIds }: Concerned,
): Promise<Known<StoredRoommate>> {
  const records = await selectRoommates(db, unit, { pasportIds });
  return knownOf(records, await selectAddressesHeld(db, unit, addressIds));
}

/** What numbers of persons in the spaces are judged by. */
export async function knownOccupants(
  db: Db,
  unit: OwnedUnit,
  { pasportIds }: Concerned,
): Promise<Known<StoredOccupants>> {
  return knownOf(await selectOccupants(db, unit, { pasportIds }), new Set());
}

/** What exceptions from who pays are judged by. */
export async function knownPayers(
  db: Db,
  unit: OwnedUnit,
  { pasportIds }: Concerned,
): Promise<Known<StoredPayer>> {
  return knownOf(await selectPayers(db, unit, { pasportIds }), new Set());
}

/** What costs of the spaces are judged by. */
export async function knownCosts(
  db: Db,
  unit: OwnedUnit,
  { pasportIds }: Concerned,
): Promise<KnownCosts> {
  const records = await selectCosts(db, unit, { pasportIds });
  const tenancies = await selectTenancies(db, unit, { pasportIds });
  return {
    ...knownOf(records, new Set()),
    tenancies: new Map(tenancies.map((tenancy) => [tenancy.id, tenancy])),
  };
}
