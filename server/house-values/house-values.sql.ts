import { sql } from 'kysely';
import type {
  HouseChange,
  HouseValueKind,
  HouseValueRow,
} from '#contract/pasports/house-values.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { seatsOf, spacesOf } from '#server/core/pasports/space-list.sql.ts';
import { payersNamedOn } from '#server/core/people/payers-on.sql.ts';
import { valuesOf } from '#server/core/people/values.sql.ts';
import { ofUnit, within } from '#server/core/time/records-on.sql.ts';
import { lastChange } from '#server/core/values/changes.sql.ts';
import type { Db } from '#server/db/db.ts';
import { selectRowsBeside } from '#server/db/rows-under.sql.ts';

/** Which values are asked for. */
export interface Asked {
  /** pasport_id of the house. */
  readonly houseId: number;
  readonly kind: HouseValueKind;
  readonly day: string;
}

const joined = sql`
    left join pasport_types y on y.client_id = s.client_id and y.pasport_type_id = s.pasport_type_id
    left join payers w on w.pasport_id = p.pasport_id
    left join held h on h.pasport_id = p.pasport_id
    left join later l on l.pasport_id = p.pasport_id`;

/**
 * Shown spaces of the house by their numbers, with what holds in them on the day and what begins later, and the
 * last change of these values. Undefined when the house is not in the unit.
 */
export async function selectHouseValues(
  db: Db,
  unit: OwnedUnit,
  { houseId, kind, day }: Asked,
): Promise<{ values: HouseValueRow[]; last_change: HouseChange | null } | undefined> {
  const isShown = sql`not p.hidden and p.parent_id = ${houseId}`;
  const ofHouse = within(
    ofUnit(unit),
    sql`pasport_id in (
    select p.pasport_id ${spacesOf(unit, isShown)})`,
  );
  const tables = sql`
    recursive ${seatsOf(unit)},
    payers as materialized (${payersNamedOn(ofHouse, day)}),
    recorded as materialized (${valuesOf(kind, ofHouse)}),
    held as (
      select pasport_id, json_agg(json_build_object(
               'name', name, 'amount', amount, 'record_id', id, 'version', version,
               'valid_from', valid_from, 'valid_to', holds_to)
             order by name collate public.czech, valid_from, id) as held
        from recorded
       where valid_from <= ${day}::date and (holds_to is null or holds_to >= ${day}::date)
       group by pasport_id),
    later as (
      select pasport_id, json_agg(json_build_object(
               'name', name, 'amount', amount, 'valid_from', valid_from)
             order by name collate public.czech) as later
        from (select distinct on (pasport_id, folded(name)) *
                from recorded where valid_from > ${day}::date
               order by pasport_id, folded(name), valid_from, id) first
       group by pasport_id),
    listed as (
      select s.pasport_space_id, p.pasport_id, p.unit_id, s.space_number,
             coalesce(y.name, '') as pasport_type_name,
             coalesce(w.payer, 'unit') as payer, coalesce(w.names, '') as payer_names,
             coalesce(h.held, '[]') as held, coalesce(l.later, '[]') as later
        ${spacesOf(unit, isShown, undefined, joined)})`;
  const found = await selectRowsBeside(db, {
    tables,
    one: sql<{ last_change: HouseChange | null }>`
      select ${lastChange(unit, { houseId, kind })} as last_change
       where exists (select from seats where pasport_id = ${houseId})`,
    rows: sql<HouseValueRow>`
      select * from listed order by space_number collate public.czech, pasport_id`,
  });
  return found && { values: found.rows, ...found.one };
}
