import { billingPlaceRules } from '#contract/billing/place-record.ts';
import { invoiceMeterFault, type BillingKind } from '#contract/billing/place-words.ts';
import type {
  BillingPlace,
  browseBillingPlaces,
  changeBillingPlaces,
  createBillingPlace,
  deleteBillingPlace,
  getBillingPlace,
  updateBillingPlace,
} from '#contract/billing/places.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { MeterKind } from '#contract/metering/meter-words.ts';
import { faultsOf } from '#contract/record.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureUnreferred } from '#server/access/record-used.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import { idsOf, judgedMany, type Seen } from '#server/access/saved-many.ts';
import { countDocuments } from '#server/core/billing/documents.sql.ts';
import { selectParts } from '#server/core/billing/parts.sql.ts';
import {
  selectBillingPlace,
  selectBillingPlaceForUpdate,
  selectBillingPlaces,
  selectBillingPlacesForUpdate,
} from '#server/core/billing/places.sql.ts';
import { countRulesOf } from '#server/core/billing/rules.sql.ts';
import { billingPartTable, billingPlaceTable } from '#server/core/billing/tables.sql.ts';
import { billingPlaceOf } from '#server/core/billing/told.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { selectMetersHeld } from '#server/core/metering/present.sql.ts';
import { selectAddressesHeld } from '#server/core/people/held.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureFaultless, ensureNamed, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';

/** Billing places of the unit. Errors: `not-found`. */
export async function readPlaces({ unit, db, params }: UnitCall<typeof browseBillingPlaces>) {
  const rows = await selectBillingPlaces(db, unit);
  // Those given up are few, so they are counted here and not asked for by a statement of their own.
  const shown = rows.filter(({ hidden }) => params.show_hidden === '1' || !hidden);
  return {
    values: shown.map(billingPlaceOf),
    hidden_places: rows.filter(({ hidden }) => hidden).length,
  };
}

/** The place as it is told. */
export async function loadPlace(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<BillingPlace | undefined> {
  const row = await selectBillingPlace(db, unit, id);
  return row && billingPlaceOf(row);
}

/** Errors: `not-found`. */
export async function readPlace({ unit, db, params }: UnitCall<typeof getBillingPlace>) {
  const found = await loadPlace(db, unit, params.id);
  ensure(found !== undefined, 'not-found');
  return found;
}

/** What of a place is judged with other records. */
interface Judged {
  readonly kind: BillingKind;
  readonly address_id?: number | null;
  readonly invoice_place_id?: number | null;
  readonly contract_from?: string | null;
  readonly contract_to?: string | null;
  readonly notice_until?: string | null;
  readonly valid_from?: string | null;
  readonly valid_to?: string | null;
}

/** What places are judged by. */
interface Known {
  /** Addresses of the unit. */
  readonly addresses: ReadonlySet<number>;
  /** Kinds of its measuring places. */
  readonly meters: ReadonlyMap<number, MeterKind>;
}

/** Loads what the places are judged by; what they refer to stays until the transaction ends. */
async function knownOf(db: Db, unit: OwnedUnit, places: readonly Judged[]): Promise<Known> {
  const named = (column: 'address_id' | 'invoice_place_id') => [
    ...new Set(places.flatMap((place) => place[column] ?? [])),
  ];
  const meters = await selectMetersHeld(db, unit, named('invoice_place_id'));
  return {
    addresses: await selectAddressesHeld(db, unit, named('address_id')),
    meters: new Map(meters.map(({ measuring_place_id, kind }) => [measuring_place_id, kind])),
  };
}

/** The supplier and the meter are of the unit, the meter fits, and no day is before its beginning. Errors: `not-found`, `invalid-input`. */
function ensureRight(place: Judged, { addresses, meters }: Known): void {
  const none = { contract_from: null, contract_to: null, notice_until: null };
  const days = { ...none, valid_from: null, valid_to: null, ...place };
  ensureFaultless(
    faultsOf(billingPlaceRules, days).map((fault) => ({ ...fault, code: 'invalid-input' })),
  );
  const { address_id, invoice_place_id, kind } = place;
  if (typeof address_id === 'number') ensureNamed(addresses.has(address_id), 'address_id');
  if (typeof invoice_place_id !== 'number') return;
  const measured = meters.get(invoice_place_id);
  ensureNamed(measured, 'invoice_place_id');
  const fault = invoiceMeterFault(kind, measured);
  if (fault !== null) throw fieldFault('invoice_place_id', fault);
}

/** The invoicing meter is no part: what it measures is divided, not charged once more. Errors: `invalid-input`. */
async function ensureNoPart(db: Db, unit: OwnedUnit, id: number, meter: number | null) {
  if (meter === null) return;
  const parts = await selectParts(db, unit, id);
  if (parts.some(({ measuring_place_id }) => measuring_place_id === meter))
    throw fieldFault(
      'invoice_place_id',
      'Měřidlo je k místu připojené; fakturační může být jen jiné',
    );
}

/** A new place, which serves the whole unit. Errors: `wrong-method`, `not-found`, `licence-expired`, `invalid-input`, `list-code-taken`. */
export async function addPlace({
  unit,
  db,
  params,
  body,
  portal,
}: UnitCall<typeof createBillingPlace>): Promise<BillingPlace> {
  ensure(params.id === 0, 'wrong-method');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  ensureRight(body, await knownOf(db, unit, [body]));
  const id = await billingPlaceTable.insertOne(db, unit, body);
  const made = await loadPlace(db, unit, id);
  ensure(made !== undefined, 'not-found');
  return made;
}

type Saving = Pick<UnitCall<typeof updateBillingPlace>, 'unit' | 'db'>;
type Changes = Omit<BodyOf<typeof updateBillingPlace>, 'version'>;

/**
 * How the same change of places is judged, each in the version that the person saw; nobody else changes them
 * meanwhile. It asks as many statements of many as of one. Errors of a place: `not-found`, `version-conflict`,
 * `invalid-input`.
 */
async function placeJudge({ unit, db }: Saving, ids: readonly number[], columns: Changes) {
  const rows = await selectBillingPlacesForUpdate(db, unit, ids);
  const held = new Map(rows.map((row) => [row.billing_place_id, row]));
  const known = await knownOf(
    db,
    unit,
    rows.map((row) => ({ ...row, ...columns })),
  );
  return async ({ id, version }: Seen, tell?: () => unknown) => {
    const before = held.get(id);
    ensure(before !== undefined, 'not-found');
    await ensureSeen(version, before, tell);
    const after = { ...before, ...columns };
    ensureRight(after, known);
    if (after.invoice_place_id !== before.invoice_place_id)
      await ensureNoPart(db, unit, id, after.invoice_place_id);
    return { id, columns };
  };
}

/** Saves changed fields. Errors: `wrong-method`, `not-found`, `version-conflict`, `invalid-input`, `list-code-taken`. */
export async function savePlace(call: UnitCall<typeof updateBillingPlace>): Promise<BillingPlace> {
  const { unit, db, params, body } = call;
  const { id } = params;
  ensure(id !== 0, 'wrong-method');
  const { version, ...changes } = body;
  const tell = () => loadPlace(db, unit, id);
  const judge = await placeJudge(call, [id], changes);
  const change = await judge({ id, version }, tell);
  if (Object.keys(changes).length > 0) await billingPlaceTable.updateAll(db, unit, [change]);
  return savedOr(await tell(), tell);
}

/** Changes fields of many places, each judged as by `savePlace`. Errors: `records-refused`. */
export async function savePlaces(call: UnitCall<typeof changeBillingPlaces>) {
  const { unit, db, body } = call;
  const { records, fields } = body;
  const judge = await placeJudge(call, idsOf(records), fields);
  await billingPlaceTable.updateAll(db, unit, await judgedMany(records, (record) => judge(record)));
  return { changed_count: records.length };
}

/** Deletes a place with what is connected to it. Errors: `not-found`, `record-used`. */
export async function removePlace({ unit, db, params }: UnitCall<typeof deleteBillingPlace>) {
  const before = await selectBillingPlaceForUpdate(db, unit, params.id);
  ensure(before !== undefined, 'not-found');
  // What suppliers have charged is not lost by the way.
  ensure((await countDocuments(db, unit, params.id)) === 0, 'record-used');
  ensureUnreferred('odběrné místo', [
    {
      count: await countRulesOf(db, unit, params.id),
      forms: ['pravidlo rozúčtování', 'pravidla rozúčtování', 'pravidel rozúčtování'],
    },
  ]);
  const parts = await selectParts(db, unit, params.id);
  await billingPartTable.remove(
    db,
    unit,
    parts.map(({ billing_place_part_id }) => billing_place_part_id),
  );
  await billingPlaceTable.remove(db, unit, [params.id]);
  return { deleted: true as const };
}
