import { sql } from 'kysely';
import type { RuleKey } from '#contract/rules/cost-rule.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { spacesOn, type AsOf } from '#server/core/pasports/areas-on.sql.ts';
import { commonSharesOn } from '#server/core/pasports/share-changes.sql.ts';
import { seatsOf, spacesOf } from '#server/core/pasports/space-list.sql.ts';
import { payersOn } from '#server/core/people/payers-on.sql.ts';
import { personsOn } from '#server/core/people/persons-on.sql.ts';
import { valuesOf } from '#server/core/people/values.sql.ts';
import { ofUnit } from '#server/core/time/records-on.sql.ts';
import type { Db } from '#server/db/db.ts';

/** A space with how much of each key it has on the day, and what it pays for a row then. */
export interface Measured extends Readonly<Record<Exclude<RuleKey, 'unit'>, string | null>> {
  readonly pasport_id: number;
  readonly space_number: string;
  readonly building_name: string;
  readonly payer_names: string;
  readonly has_email: boolean;
  readonly without_email: string;
  /** The cost that holds on the day; null without one. */
  readonly record: { readonly id: number; readonly version: number } | null;
  readonly held: number | null;
  readonly later: string | null;
}

/** Which row of which house; null for the whole unit. */
interface Asked extends AsOf {
  readonly building_id: number | null;
  readonly name: string;
}

/**
 * Shown spaces of the house, or of the unit, as they stand in it. An area that nobody has written is
 * unknown, and so is a number of persons that is not recorded for the day.
 */
export async function selectMeasured(
  db: Db,
  unit: OwnedUnit,
  { building_id, name, day, today }: Asked,
): Promise<Measured[]> {
  const of = ofUnit(unit);
  const isShown = sql`not p.hidden and not coalesce(b.hidden, false)
    and (${building_id}::integer is null or p.parent_id = ${building_id})`;
  const joins = sql`
    left join shares c on c.pasport_id = p.pasport_id
    left join persons n on n.pasport_id = p.pasport_id
    left join payers w on w.pasport_id = p.pasport_id
    left join held h on h.pasport_id = p.pasport_id
    left join later l on l.pasport_id = p.pasport_id`;
  const { rows } = await sql<Measured>`
    with recursive ${seatsOf(unit)},
    shares as materialized (${commonSharesOn(unit, day)}),
    persons as materialized (${personsOn(of, day)}),
    payers as materialized (
      select w.pasport_id, coalesce(string_agg(a.full_name, ', ' order by w.place), '') as names,
             coalesce(bool_or(a.email <> ''), false) as has_email,
             coalesce(string_agg(a.full_name, ', ' order by w.place) filter (where a.email = ''), '')
               as without_email
        from (${payersOn(of, day)}) w
        left join person_names a on a.client_id = ${unit.client_id} and a.address_id = w.address_id
       group by w.pasport_id),
    recorded as materialized (
      select * from (${valuesOf('advances', of)}) v where folded(v.name) = folded(${name})),
    held as (
      select distinct on (pasport_id) * from recorded
       where valid_from <= ${day}::date and (holds_to is null or holds_to >= ${day}::date)
       order by pasport_id, valid_from, id),
    later as (
      select pasport_id, min(valid_from) as valid_from from recorded
       where valid_from > ${day}::date group by pasport_id)
    select p.pasport_id, s.space_number, coalesce(b.pasport_name, '') as building_name,
           coalesce(w.names, '') as payer_names, coalesce(w.has_email, false) as has_email,
           coalesce(w.without_email, '') as without_email,
           nullif(s.floor_area, 0)::text as floor_area, nullif(s.total_area, 0)::text as total_area,
           nullif(s.countable_on, 0)::text as countable_area, n.users_count::text as persons,
           c.common_share_numerator || '/' || c.common_share_denominator as share,
           case when h.id is not null then json_build_object('id', h.id, 'version', h.version) end
             as record,
           h.amount as held, to_char(l.valid_from, 'YYYY-MM-DD') as later
      ${spacesOf(unit, isShown, sql`(${spacesOn(of, { day, today })})`, joins)}
     order by b.seat, s.space_number collate public.czech, p.pasport_id`.execute(db);
  return rows;
}

/** Whether the unit has the house. */
export async function selectHasHouse(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  houseId: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from house_places where client_id = ${client_id} and unit_id = ${unit_id}
       and kind = 'building' and pasport_id = ${houseId}`.execute(db);
  return rows.length > 0;
}
