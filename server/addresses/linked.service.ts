import type { Address } from '#contract/addresses.ts';
import type {
  adoptAddress,
  getLinkedAddresses,
  linkAddress,
  LinkedAddresses,
  linkRecognised,
  listFirms,
  listRecognised,
  unlinkAddress,
  writeToLinked,
} from '#contract/linked-addresses.ts';
import { differingFields, isSharedAlways, sharedOf } from '#contract/rules/linked-address.ts';
import { foundWith } from '#server/access/found-with.ts';
import { ownedUnit, type OwnedUnit } from '#server/access/owned.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import { ensureLicenceAllows } from '#server/core/clients/licence.ts';
import { selectAddress } from '#server/core/people/addresses.sql.ts';
import { selectOthers, selectRecognised, type OtherRow } from '#server/core/people/alike.sql.ts';
import {
  insertContactsOfLinked,
  selectFirmRows,
  selectLinkedHeld,
  updateLink,
  updateLinked,
  updateLoneLinks,
  type LinkRow,
} from '#server/core/people/linked.sql.ts';
import { addressTable } from '#server/core/people/tables.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureNamed, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { firmsOf } from './firms.ts';

/** Firms, suppliers and offices of the client, each once, by name. */
export async function readFirms({ unit, db }: UnitCall<typeof listFirms>) {
  return { values: firmsOf(await selectFirmRows(db, unit.client_id)) };
}

const placeOf = ({ unit_id, unit_name, address_id, full_name }: OtherRow) => ({
  unit_id,
  unit_name,
  address_id,
  full_name,
});

async function overviewOf(db: Db, unit: OwnedUnit, id: number): Promise<LinkedAddresses> {
  const [own, others] = await foundWith(selectAddress(db, unit, id), selectOthers(db, unit, id));
  return {
    is_shared: isSharedAlways(own),
    linked: others
      .filter(({ is_linked }) => is_linked)
      .map((row) => ({
        ...placeOf(row),
        differing: differingFields(own, row).map((field) => ({
          field,
          value: String(row[field] ?? ''),
        })),
      })),
    alike: others
      .filter(({ is_linked }) => !is_linked)
      .map((row) => ({ ...placeOf(row), reasons: row.reasons })),
  };
}

/** The records of the same firm or person in the other units of the client. Errors: `not-found`. */
export async function readLinked({ unit, db, params }: UnitCall<typeof getLinkedAddresses>) {
  return overviewOf(db, unit, params.id);
}

/** The record of the unit among those held. Errors: `not-found`. */
function ownAmong(rows: readonly LinkRow[], unit: OwnedUnit, id: number): LinkRow {
  const own = rows.find(({ address_id, unit_id }) => address_id === id && unit_id === unit.unit_id);
  ensure(own !== undefined, 'not-found');
  return own;
}

const isPerson = ({ address_type }: LinkRow) => address_type === 'person';

/** Why records cannot share a link: they are of different units, and all of them persons or none. Null when they can. */
function linkFault(own: LinkRow, other: LinkRow, all: readonly LinkRow[]): string | null {
  if (isPerson(own) !== isPerson(other)) return 'Osobu nelze propojit s firmou';
  if (own.unit_id === other.unit_id)
    return 'Záznamy jedné jednotky se slučují, propojují se jen různé';
  if (new Set(all.map(({ unit_id }) => unit_id)).size < all.length)
    return 'V jedné z jednotek by propojené záznamy byly dva; slučte je';
  return null;
}

/** Two records of the client, held with all that are linked to either. Errors: `not-found`, `invalid-input`. */
async function heldPair(db: Db, unit: OwnedUnit, id: number, otherId: number, field: string) {
  const rows = await selectLinkedHeld(db, unit.client_id, [id, otherId]);
  const own = ownAmong(rows, unit, id);
  const other = rows.find(({ address_id }) => address_id === otherId);
  ensureNamed(other, field);
  return { rows, own, other };
}

/** Gives all that are held one link. */
function linkHeld(
  db: Db,
  unit: OwnedUnit,
  { rows, own, other }: Awaited<ReturnType<typeof heldPair>>,
): Promise<void> {
  const ids = rows.map(({ address_id }) => address_id);
  return updateLink(db, unit.client_id, ids, own.link_id ?? other.link_id ?? 'new');
}

/** Links two records of the client with all that are linked to either. Errors: `not-found`, `invalid-input`. */
async function linkTogether(db: Db, unit: OwnedUnit, id: number, otherId: number): Promise<void> {
  const pair = await heldPair(db, unit, id, otherId, 'address_id');
  const fault = linkFault(pair.own, pair.other, pair.rows);
  if (fault !== null) throw fieldFault('address_id', fault);
  await linkHeld(db, unit, pair);
}

/** Persons of the unit who are probably in other units too. */
export async function readRecognised({ unit, db }: UnitCall<typeof listRecognised>) {
  return { values: await selectRecognised(db, unit) };
}

/**
 * Links persons of the unit with their records in others; each unit goes on saying its own of them. Those
 * who cannot be linked stay as they are. Errors: `not-found`, `invalid-input`.
 */
export async function linkMany({ unit, db, body }: UnitCall<typeof linkRecognised>) {
  // In one order for everybody, so that two people do not wait for each other.
  const pairs = [...body.pairs.entries()].toSorted(
    ([, one], [, other]) => one.address_id - other.address_id || one.other_id - other.other_id,
  );
  let linked_count = 0;
  for (const [at, { address_id, other_id }] of pairs) {
    const pair = await heldPair(db, unit, address_id, other_id, `pairs.${at}.other_id`);
    const isOfPersons = isPerson(pair.own) && isPerson(pair.other);
    if (!isOfPersons || linkFault(pair.own, pair.other, pair.rows) !== null) continue;
    await linkHeld(db, unit, pair);
    linked_count += 1;
  }
  return { linked_count, left_count: pairs.length - linked_count };
}

/**
 * Links the record with one of another unit of the client; of firms all then say what this one says, and
 * what the others were reached by otherwise stays beside.
 * Errors: `not-found`, `invalid-input`.
 */
export async function link({ unit, db, params, body }: UnitCall<typeof linkAddress>) {
  await linkTogether(db, unit, params.id, body.address_id);
  const own = await selectAddress(db, unit, params.id);
  if (own !== undefined && isSharedAlways(own)) {
    await insertContactsOfLinked(db, unit, params.id);
    await updateLinked(db, unit, params.id);
  }
  return overviewOf(db, unit, params.id);
}

/** Takes the record out of its link; every record stays as it is. Errors: `not-found`. */
export async function unlink({ unit, db, params }: UnitCall<typeof unlinkAddress>) {
  const rows = await selectLinkedHeld(db, unit.client_id, [params.id]);
  const { link_id } = ownAmong(rows, unit, params.id);
  if (link_id !== null) {
    await updateLink(db, unit.client_id, [params.id], null);
    await updateLoneLinks(db, unit.client_id, link_id);
  }
  return overviewOf(db, unit, params.id);
}

/**
 * Writes who the record is and how it is reached to all linked ones. Errors: `not-found`,
 * `version-conflict`.
 */
export async function share({ unit, db, params, body }: UnitCall<typeof writeToLinked>) {
  ownAmong(await selectLinkedHeld(db, unit.client_id, [params.id]), unit, params.id);
  const own = await selectAddress(db, unit, params.id);
  ensure(own !== undefined, 'not-found');
  await ensureSeen(body.version, own);
  await updateLinked(db, unit, params.id);
  return overviewOf(db, unit, params.id);
}

/** The record of the unit that is of the same firm or person as the other: linked, or a firm of its business id. */
async function knownHere(db: Db, unit: OwnedUnit, from: OwnedUnit, id: number) {
  const others = await selectOthers(db, from, id);
  return others.find(
    ({ unit_id, is_linked, reasons }) =>
      unit_id === unit.unit_id && (is_linked || reasons.includes('business-id')),
  );
}

/**
 * The record in this unit of a firm or a person of another one: the one that is there already, or a new
 * one, linked with it. Errors: `not-found`, `invalid-input`, `licence-expired`, `item-limit-reached`.
 */
export async function adopt({
  unit,
  db,
  actor,
  body,
  portal,
}: UnitCall<typeof adoptAddress>): Promise<Address> {
  const rows = await selectLinkedHeld(db, unit.client_id, [body.address_id]);
  const source = rows.find(({ address_id }) => address_id === body.address_id);
  ensureNamed(source, 'address_id');
  if (source.unit_id === unit.unit_id)
    throw fieldFault('address_id', 'Záznam je už v adresáři této jednotky');
  const from = await ownedUnit(db, actor, source.unit_id);
  const other = await selectAddress(db, from, source.address_id);
  ensureNamed(other, 'address_id');
  const known = await knownHere(db, unit, from, source.address_id);
  if (known === undefined) await ensureLicenceAllows(db, unit.client_id, 'items', portal.now());
  const id = known?.address_id ?? (await addressTable.insertOne(db, unit, sharedOf(other)));
  await linkTogether(db, unit, id, source.address_id);
  // What is said of it where it was taken from is what this unit gets.
  if (isSharedAlways(other)) await insertContactsOfLinked(db, from, source.address_id);
  await updateLinked(db, from, source.address_id);
  const load = () => selectAddress(db, unit, id);
  return savedOr(await load(), load);
}
