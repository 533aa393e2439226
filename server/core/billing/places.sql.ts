import { sql, type RawBuilder } from 'kysely';
import { billingPlaceFields } from '#contract/billing/place-record.ts';
import type { BillingKind } from '#contract/billing/place-words.ts';
import type { BillingPlace, BillingPlacePart } from '#contract/billing/places.ts';
import type { MeterKind } from '#contract/metering/meter-words.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { presentMeters } from '#server/core/metering/present.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ownColumns } from '#server/db/record-columns.ts';

/** A house, a space or a meter that a place serves, as its name is made of. */
export interface PartRow extends Omit<BillingPlacePart, 'name'> {
  readonly meter_kind: MeterKind | null;
  /** Empty where no device is mounted. */
  readonly serial_number: string;
  readonly building_name: string;
  readonly space_number: string;
}

/** A billing place without the texts that are made of its parts and of its meter. */
export interface BillingPlaceRow extends Omit<BillingPlace, 'parts' | 'serves' | 'invoice_meter'> {
  /** Of the invoicing meter; empty where no device is mounted. */
  readonly serial_number: string;
  readonly parts: readonly PartRow[];
}

/** Houses, spaces and meters that each place serves, as JSON in the order of houses and spaces. */
const partsOf = (unit: OwnedUnit, chosen: RawBuilder<unknown>) => sql`
  select c.billing_place_id,
         jsonb_agg(jsonb_build_object(
           'billing_place_part_id', c.billing_place_part_id,
           'kind', case when c.measuring_place_id is not null then 'meter' else s.kind end,
           'pasport_id', c.pasport_id, 'measuring_place_id', c.measuring_place_id,
           'building_id', coalesce(m.building_id, s.building_id),
           'space_id', coalesce(m.pasport_space_id, s.pasport_space_id),
           'building_name', coalesce(m.building_name, s.building_name, ''),
           'space_number', coalesce(m.space_number, s.space_number, ''),
           'meter_kind', m.kind, 'serial_number', coalesce(m.serial_number, ''))
         order by coalesce(m.building_name, s.building_name) collate public.czech,
                  nullif(coalesce(m.space_number, s.space_number), '') collate public.czech nulls first,
                  c.billing_place_part_id) as parts
    from billing_place_parts c
    left join pasport_places s on s.client_id = c.client_id and s.unit_id = c.unit_id
         and s.pasport_id = c.pasport_id
    left join present m on m.measuring_place_id = c.measuring_place_id
   where c.client_id = ${unit.client_id} and c.unit_id = ${unit.unit_id}
     and c.billing_place_id in (${chosen})
   group by c.billing_place_id`;

function placesFrom(unit: OwnedUnit, condition: RawBuilder<unknown>): RawBuilder<BillingPlaceRow> {
  return sql<BillingPlaceRow>`
    with wanted as materialized (
      select b.* from billing_places b
       where b.client_id = ${unit.client_id} and b.unit_id = ${unit.unit_id} and ${condition}),
    present as (${presentMeters(unit)}),
    parts as materialized (${partsOf(unit, sql`select billing_place_id from wanted`)})
    select w.billing_place_id, w.unit_id, ${ownColumns('w', billingPlaceFields)},
           coalesce(a.full_name, '') as supplier_name, coalesce(a.phone, '') as supplier_phone,
           coalesce(a.email, '') as supplier_email,
           m.kind as meter_kind, m.building_id as meter_building_id, coalesce(m.serial_number, '') as serial_number,
           m.last_on as meter_last_on, m.last_state as meter_last_state, m.measured_unit,
           coalesce(t.parts, '[]'::jsonb) as parts, w.created, w.updated, w.version
      from wanted w
      left join person_names a on a.client_id = w.client_id and a.unit_id = w.unit_id
           and a.address_id = w.address_id
      left join present m on m.measuring_place_id = w.invoice_place_id
      left join parts t on t.billing_place_id = w.billing_place_id
     order by w.code collate public.czech, w.billing_place_id`;
}

/** Billing places of the unit, given up ones too, by code. */
export async function selectBillingPlaces(db: Db, unit: OwnedUnit): Promise<BillingPlaceRow[]> {
  return (await placesFrom(unit, sql`true`).execute(db)).rows;
}

export async function selectBillingPlace(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<BillingPlaceRow | undefined> {
  return (await placesFrom(unit, sql`b.billing_place_id = ${id}`).execute(db)).rows[0];
}

/** The place as it is kept; nobody changes it or its parts before the transaction ends. */
export async function selectBillingPlacesForUpdate(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  ids: readonly number[],
) {
  return db
    .selectFrom('billing_places')
    .selectAll()
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where(sql<boolean>`billing_place_id = any (${[...ids]}::integer[])`)
    .orderBy('billing_place_id')
    .forUpdate()
    .$narrowType<{ kind: BillingKind }>()
    .execute();
}

/** The same of one place. */
export async function selectBillingPlaceForUpdate(db: Db, unit: OwnedUnit, id: number) {
  const [place] = await selectBillingPlacesForUpdate(db, unit, [id]);
  return place;
}
