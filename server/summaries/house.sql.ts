import { sql } from 'kysely';
import type { HouseCell } from '#contract/pasports/summaries.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import {
  holdersOf,
  listedColumns,
  listedOf,
  seatsOf,
} from '#server/core/pasports/space-list.sql.ts';
import { placeOfHouse } from '#server/core/pasports/house-place.sql.ts';
import type { HeldContract } from '#server/core/people/due.ts';
import { tenanciesOn } from '#server/core/people/holders-on.sql.ts';
import type { InspectedDevice } from '#server/core/revisions/due.ts';
import { ofUnit, within } from '#server/core/time/records-on.sql.ts';
import type { Db } from '#server/db/db.ts';
import { devicesAt } from './devices.sql.ts';

interface House {
  readonly pasport_id: number;
  readonly devices: readonly (InspectedDevice & { readonly pasport_id: number })[];
  readonly contracts: readonly (HeldContract & { readonly pasport_id: number })[];
}

/** The house by its pasport_building_id, with what is inspected in it and with the contracts of its tenants on the day. */
export async function selectHouse(
  db: Db,
  unit: OwnedUnit,
  id: number,
  day: string,
): Promise<House | undefined> {
  const { client_id, unit_id } = unit;
  const inside = sql`(select w.pasport_id from inside w)`;
  const held = tenanciesOn(within(ofUnit(unit), sql`pasport_id in ${inside}`), day);
  const { rows } = await sql<House>`
    with it as materialized (
      select h.pasport_id from house_places h
       where h.client_id = ${client_id} and h.unit_id = ${unit_id} and h.kind = 'building'
         and h.pasport_building_id = ${id}),
    inside as materialized (
      select p.pasport_id from space_places p
       where p.client_id = ${client_id} and p.unit_id = ${unit_id} and not p.hidden
         and p.parent_id = (select it.pasport_id from it))
    select it.pasport_id,
           ${devicesAt(unit, sql`(r.pasport_id = it.pasport_id or r.pasport_id in ${inside})`)} as devices,
           (select coalesce(json_agg(c), '[]') from (
              select t.pasport_id, p.pasport_space_id, coalesce(a.full_name, '') as tenant_name,
                     t.contract_valid_to, t.contract_warning
                from (${held}) t
                join space_places p on p.client_id = ${client_id} and p.unit_id = ${unit_id}
                     and p.pasport_id = t.pasport_id
                left join person_names a on a.client_id = ${client_id} and a.unit_id = ${unit_id}
                     and a.address_id = t.address_id
               where t.contract_valid_to is not null or t.contract_warning is not null
               order by t.pasport_tenant_id) c) as contracts
      from it`.execute(db);
  return rows[0];
}

type Cell = Omit<HouseCell, 'due' | 'due_count'>;

/** Shown spaces of the house on the day, by their numbers. */
export async function selectCells(
  db: Db,
  unit: OwnedUnit,
  id: number,
  day: string,
): Promise<Cell[]> {
  const inside = sql`p.parent_id = ${placeOfHouse(unit, 'building', id)} and not p.hidden`;
  const { rows } = await sql<Cell>`
    with recursive ${seatsOf(unit)}, ${holdersOf(unit, day, inside)},
    listed as (select ${listedColumns} ${listedOf(unit, { day, today: day }, inside, inside)})
    select l.pasport_space_id, l.pasport_id, l.pasport_floor_id, l.space_number,
           l.pasport_type_name, l.is_flat, l.tenant_name, l.users_count
      from listed l
     order by l.space_number collate public.czech, l.pasport_id`.execute(db);
  return rows;
}
