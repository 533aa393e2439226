import type { Address, mergeAddresses } from '#contract/addresses.ts';
import { isSharedAlways } from '#contract/rules/linked-address.ts';
import { validityText } from '#contract/rules/validity.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import {
  selectOwnerships,
  selectRoommates,
  selectTenancies,
  type StoredOfPerson,
} from '#server/core/people/dated.sql.ts';
import { selectSpacesForUpdate } from '#server/core/people/bindings.sql.ts';
import { addressTable, ownershipTable, roommateTable } from '#server/core/people/tables.sql.ts';
import { updateSupplierOfPlaces } from '#server/core/billing/contracts.sql.ts';
import { updatePartyOfContracts } from '#server/core/contracts/contracts.sql.ts';
import { updateAddressNamed } from '#server/core/people/naming.sql.ts';
import { updatePartyNamed } from '#server/core/ledger/parties.sql.ts';
import { updateRevisionAddress } from '#server/core/revisions/naming.sql.ts';
import { selectLinkedHeld, updateLink, updateLinked } from '#server/core/people/linked.sql.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import type { Db } from '#server/db/db.ts';
import { AppError, ensure, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { storedFields } from './addresses.service.ts';
import { selectAddress } from '#server/core/people/addresses.sql.ts';
import { doubled, joinOwnerships, joinRoommates, type Group } from './merge.ts';
import { selectSpaceName } from './merge.sql.ts';
import { selectAddressesForUpdate } from '#server/core/people/uses.sql.ts';

const list = new Intl.ListFormat('cs-CZ');

async function refusal(db: Db, unit: OwnedUnit, what: string, group: Group<StoredOfPerson>) {
  const { space_number, building_name } = await selectSpaceName(db, unit, group[0].pasport_id);
  const place = building_name === '' ? space_number : `${space_number} (${building_name})`;
  const times = list.format(group.map(validityText));
  const errorMsg = `Adresy nelze sloučit: ${what} prostoru ${place} se překrývají, platí ${times}.`;
  return new AppError('addresses-not-merged', { errorMsg });
}

interface Merge {
  readonly unit: OwnedUnit;
  readonly keptId: number;
  /** The kept address and the merged ones. */
  readonly ids: readonly number[];
}

async function ensureTenantsApart(db: Db, { unit, ids }: Merge): Promise<void> {
  for (const group of doubled(await selectTenancies(db, unit, { addressIds: ids })))
    throw await refusal(db, unit, 'nájmy', group);
}

async function joinDoubledOwnerships(db: Db, { unit, keptId, ids }: Merge): Promise<void> {
  for (const group of doubled(await selectOwnerships(db, unit, { addressIds: ids }))) {
    const joined = joinOwnerships(group, keptId);
    if (joined === null) throw await refusal(db, unit, 'vlastnictví', group);
    await ownershipTable.remove(db, unit, joined.removed);
    await ownershipTable.updateOne(db, unit, { id: joined.id, columns: joined.fields });
  }
}

async function joinDoubledRoommates(db: Db, { unit, keptId, ids }: Merge): Promise<void> {
  for (const group of doubled(await selectRoommates(db, unit, { addressIds: ids }))) {
    const { id, fields, removed } = joinRoommates(group, keptId);
    await roommateTable.remove(db, unit, removed);
    await roommateTable.updateOne(db, unit, { id, columns: fields });
  }
}

/** The link of the kept address, or the first of the merged ones, which goes to it; null for none. */
async function linkOf(db: Db, { unit, keptId, ids }: Merge): Promise<number | null> {
  const rows = await selectLinkedHeld(db, unit.client_id, ids);
  const linkedBy = (id: number) =>
    rows.find(({ address_id }) => address_id === id)?.link_id ?? null;
  return [keptId, ...ids].map(linkedBy).find((one) => one !== null) ?? null;
}

/** Holds the spaces first, as whoever records something in a space does, then the addresses. */
async function held(db: Db, { unit, keptId, ids }: Merge): Promise<{ version: number }> {
  await selectSpacesForUpdate(db, unit, ids);
  const rows = await selectAddressesForUpdate(db, unit, ids);
  const kept = rows.find(({ address_id }) => address_id === keptId);
  ensure(kept !== undefined && rows.length === ids.length, 'not-found');
  return kept;
}

/**
 * Makes one address of several: relations and orders move to the kept one, where it would be named
 * twice they are joined, and the others are deleted. Errors: `not-found`, `version-conflict`,
 * `addresses-not-merged`, `invalid-input`.
 */
export async function mergeIntoOne({
  unit,
  db,
  body,
  portal,
}: UnitCall<typeof mergeAddresses>): Promise<Address> {
  const keptId = body.kept_id;
  const mergedIds = [...new Set(body.merged_ids)];
  if (mergedIds.includes(keptId))
    throw fieldFault('merged_ids', 'Ponechaná adresa nemůže být mezi slučovanými');
  const merge = { unit, keptId, ids: [keptId, ...mergedIds] };
  const load = () => selectAddress(db, unit, keptId);
  await ensureSeen(body.version, await held(db, merge), load);
  await ensureTenantsApart(db, merge);
  await joinDoubledOwnerships(db, merge);
  await joinDoubledRoommates(db, merge);
  await updateAddressNamed(db, unit, mergedIds, keptId);
  await updatePartyNamed(db, unit, mergedIds, keptId);
  await updateRevisionAddress(db, unit, mergedIds, keptId);
  await updateSupplierOfPlaces(db, unit, mergedIds, keptId);
  await updatePartyOfContracts(db, unit, mergedIds, keptId);
  const link = await linkOf(db, merge);
  await addressTable.remove(db, unit, mergedIds);
  if (link !== null) await updateLink(db, unit.client_id, [keptId], link);
  const fields = await storedFields(db, body.fields, portal.now(), await load());
  // Never left out: a merge may change nothing but what refers to the address.
  await addressTable.updateOne(db, unit, { id: keptId, columns: fields });
  const kept = await load();
  if (kept !== undefined && isSharedAlways(kept)) await updateLinked(db, unit, keptId);
  return savedOr(await load(), load);
}
