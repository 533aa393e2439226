import { sql, type RawBuilder } from 'kysely';
import { elementFields } from '#contract/pasports/element-record.ts';
import type { Element } from '#contract/pasports/floors.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { lastsTo } from '#server/core/time/valid-on.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ownColumns } from '#server/db/record-columns.ts';

/** An element of a building; the building by its pasport_building_id. */
export interface ElementKey {
  readonly pasport_building_id: number;
  readonly id: number;
}

function elementsFrom(unit: OwnedUnit, condition: RawBuilder<unknown>): RawBuilder<Element> {
  return sql<Element>`
    select e.pasport_building_element_id, e.pasport_building_id, e.unit_id,
           coalesce(s.space_number, '') as space_number,
           coalesce(r.room_name, '') as room_name, ${ownColumns('e', elementFields)},
           e.created, e.updated, e.version
      from pasport_building_elements e
      left join pasport_spaces s on s.client_id = e.client_id and s.unit_id = e.unit_id
           and s.pasport_id = e.pasport_id
      left join pasport_rooms r on r.client_id = e.client_id
           and r.pasport_room_id = e.pasport_room_id
     where e.client_id = ${unit.client_id} and e.unit_id = ${unit.unit_id} and ${condition}
     order by s.space_number collate public.czech nulls last, e.element_order,
              e.pasport_building_element_id`;
}

/** Elements by the number of their space, those of no space last; ended ones only on demand. */
export async function selectElements(
  db: Db,
  unit: OwnedUnit,
  asked: { pasport_building_id: number; showEnded: boolean; today: string },
): Promise<Element[]> {
  const condition = sql`e.pasport_building_id = ${asked.pasport_building_id}
    and (${asked.showEnded}::boolean or ${lastsTo(asked.today, 'e')})`;
  return (await elementsFrom(unit, condition).execute(db)).rows;
}

export async function selectElement(
  db: Db,
  unit: OwnedUnit,
  { pasport_building_id, id }: ElementKey,
): Promise<Element | undefined> {
  const condition = sql`e.pasport_building_id = ${pasport_building_id}
    and e.pasport_building_element_id = ${id}`;
  return (await elementsFrom(unit, condition).execute(db)).rows[0];
}

/** Where the element is and when it holds; nobody else changes it before the transaction ends. */
export async function selectElementForUpdate(
  db: Db,
  unit: OwnedUnit,
  { pasport_building_id, id }: ElementKey,
) {
  return db
    .selectFrom('pasport_building_elements')
    .select(['pasport_id', 'pasport_room_id', 'valid_from', 'valid_to', 'version'])
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('pasport_building_id', '=', pasport_building_id)
    .where('pasport_building_element_id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
