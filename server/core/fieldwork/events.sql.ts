import { sql, type RawBuilder } from 'kysely';
import type { QueryOf } from '#contract/endpoint.ts';
import type { browseVisitEvents, FoundThing, VisitEvent } from '#contract/fieldwork/events.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { seenMeter } from '#server/core/metering/seen-meter.sql.ts';
import type { Db } from '#server/db/db.ts';
import { inOrder, isOneOf, orderBy, selectPiece, type Term } from '#server/db/list-piece.sql.ts';
import { signatureStandingOf } from './signatures.sql.ts';
import { visitsFrom } from './visits.sql.ts';

type Sql = RawBuilder<unknown>;

/** The day in Prague on which a result `r` was told. */
const toldOn = sql`(r.told_at at time zone 'Europe/Prague')::date`;

/** The day of a visit `v`, or of what was told of one that has lost its time; null where nothing has happened. */
const dayOf = sql`coalesce(v.day, (
  select max(${toldOn}) from visit_results r
   where r.client_id = v.client_id and r.unit_id = v.unit_id and r.visit_id = v.visit_id))`;

/** The newest visit `v` first. */
const newest: readonly Term[] = [
  { by: dayOf, descending: true },
  { by: sql`v.from_minute`, descending: true, nulls: 'last' },
  { by: sql`v.visit_id`, descending: true },
];

/** A number that a finding `f` tells; null where it tells none. */
const number = (field: string) => sql`(f.told->>${field})::float8`;
const idIn = (field: string) => sql`(f.told->>${field})::integer`;

/** What findings of the result `r` are about, as a JSON array of `FoundThing`. */
const foundOf = (unit: OwnedUnit, condition: Sql): Sql => sql`
  select coalesce(json_agg(json_build_object(
           'visit_finding_id', f.visit_finding_id, 'kind', f.told->>'kind', 'outcome', f.outcome,
           'meter_kind', m.kind, 'name', coalesce(m.location, d.device_name, ''),
           'serial_number', coalesce(m.serial_number, ''),
           'new_serial_number', coalesce(f.told->>'serial_number', ''), 'measured_unit', m.measured_unit,
           'old_state', case f.told->>'kind' when 'reading' then m.state
                          when 'exchange' then ${number('end_state')} end,
           'new_state', coalesce(${number('state')}, ${number('start_state')}))
         order by f.visit_result_id, f.position, f.visit_finding_id), '[]') as found
    from visit_findings f
    left join lateral (${seenMeter(unit, {
      place: idIn('measuring_place_id'),
      meter: idIn('meter_id'),
      day: toldOn,
    })}) m on true
    left join inspected_devices d on d.client_id = f.client_id and d.unit_id = f.unit_id
         and d.revision_id = ${idIn('revision_id')}
   where f.client_id = r.client_id and f.unit_id = r.unit_id and f.visit_result_id = r.visit_result_id
     and ${condition}`;

/**
 * How many times in a row nobody opened at the place of each visit that was made or missed, it included; of places of
 * visits `shown`. Visits
 * that wait or were given up are not counted: nobody came.
 */
const missedOf = ({ client_id, unit_id }: OwnedUnit): Sql => sql`
  select visit_id, count(*) filter (where state = 'no-access') over (
           partition by pasport_id, opened order by day, from_minute, visit_id)::integer as missed
    from (select v.visit_id, v.pasport_id, v.state, v.day, v.from_minute,
                 count(*) filter (where v.state = 'done') over (
                   partition by v.pasport_id order by v.day, v.from_minute, v.visit_id) as opened
            from visits v
           where v.client_id = ${client_id} and v.unit_id = ${unit_id}
             and v.state in ('done', 'no-access')
             and v.pasport_id in (select pasport_id from shown)) o`;

/** Photos and signatures of all results of each visit of `shown`. */
const picturesOf = ({ client_id, unit_id }: OwnedUnit): Sql => sql`
  select r.visit_id, count(p.visit_photo_id) filter (where p.shows <> 'signature')::integer as photo_count,
         ${signatureStandingOf(
           sql`bool_or(p.shows = 'signature')`,
           sql`bool_or(r.unsigned_reason <> '')`,
           sql`bool_or(r.signed_by <> '')`,
         )} as signature,
         (array_agg(r.unsigned_reason order by r.told_at desc)
            filter (where r.unsigned_reason <> ''))[1] as unsigned_reason,
         count(distinct r.visit_result_id) filter (where r.outcome = 'review')::integer as to_review
    from visit_results r
    left join visit_photos p on p.client_id = r.client_id and p.unit_id = r.unit_id
         and p.visit_result_id = r.visit_result_id
   where r.client_id = ${client_id} and r.unit_id = ${unit_id}
     and r.visit_id in (select visit_id from shown)
   group by r.visit_id`;

/** The result of each visit of `shown` that says how it ended: the newest of those that were not given up, else of the others. */
const resultsOf = (unit: OwnedUnit): Sql => sql`
  select distinct on (r.visit_id) r.* from visit_results r
   where r.client_id = ${unit.client_id} and r.unit_id = ${unit.unit_id}
     and r.visit_id in (select visit_id from shown)
   order by r.visit_id, r.outcome = 'dismissed', r.told_at desc, r.visit_result_id desc`;

/** Visits `v` of the unit that meet the condition as events, the newest first; who is at home today. */
function eventsFrom(unit: OwnedUnit, condition: Sql, today: string): RawBuilder<VisitEvent> {
  const { client_id, unit_id } = unit;
  const ofUnit = sql`v.unit_id = ${unit_id} and ${condition}`;
  return sql<VisitEvent>`
    with shown as materialized (${visitsFrom(client_id, today, ofUnit)}),
    missed as materialized (${missedOf(unit)}),
    pictures as materialized (${picturesOf(unit)}),
    results as materialized (${resultsOf(unit)})
    select w.visit_id, w.unit_id, w.unit_name, w.round_id, w.round_name, w.work_name, w.pasport_id,
           w.pasport_space_id, w.building_id, w.building_name, w.floor_code, w.space_number, w.attempt,
           w.state, w.crew_id, w.day, w.from_minute, w.minutes, w.note, w.contact, w.phone, w.ended,
           w.is_followed, w.version, k.work_id, k.code as work_code, k.writes,
           coalesce(c.name, '') as crew_name, coalesce(m.missed, 0) as missed,
           case when r.visit_result_id is not null then json_build_object(
             'visit_result_id', r.visit_result_id, 'state', r.state, 'outcome', r.outcome,
             'told_at', to_char(r.told_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
             'told_by', trim(coalesce(u.first_name || ' ' || u.last_name, '')),
             'signed_by', r.signed_by, 'found', f.found) end as result,
           coalesce(p.photo_count, 0) as photo_count, coalesce(p.signature, 'none') as signature,
           coalesce(p.unsigned_reason, '') as unsigned_reason,
           w.state = 'done' and coalesce(o.needs_photo, false) and coalesce(p.photo_count, 0) = 0
             as lacks_photo,
           w.state = 'done' and coalesce(o.needs_signature, false)
             and coalesce(p.signature, 'none') <> 'signed' as lacks_signature,
           coalesce(p.to_review, 0) as to_review, o.price
      from shown w
      join rounds g on g.client_id = ${client_id} and g.unit_id = w.unit_id and g.round_id = w.round_id
      join works k on k.client_id = g.client_id and k.work_id = g.work_id
      left join crews c on c.client_id = ${client_id} and c.crew_id = w.crew_id
      left join missed m on m.visit_id = w.visit_id
      left join pictures p on p.visit_id = w.visit_id
      left join results r on r.visit_id = w.visit_id
      left join portal_users u on u.client_id = r.client_id and u.client_user_id = r.client_user_id
      left join lateral (${foundOf(unit, sql`f.outcome <> 'dismissed'`)}) f on r.visit_result_id is not null
      left join lateral (
        select n.price, n.needs_photo, n.needs_signature from work_versions n
         where n.client_id = k.client_id and n.work_id = k.work_id and n.valid_from <= w.day
         order by n.valid_from desc limit 1) o on true
      join visits v on v.client_id = ${client_id} and v.unit_id = w.unit_id and v.visit_id = w.visit_id
     order by ${orderBy(newest)}`;
}

/** Which events are asked for, on the day it is today: those of days from and to, both included, or the last ones. */
interface EventsAsked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Those since the day, those to come, and all that wait whatever their day. */
  readonly since?: string | undefined;
  readonly today: string;
}

/** Visits that have a day, or of which something was told, the newest first. */
export async function selectVisitEvents(
  db: Db,
  unit: OwnedUnit,
  asked: EventsAsked,
): Promise<VisitEvent[]> {
  return (await eventsFrom(unit, isAsked(asked), asked.today).execute(db)).rows;
}

/** A piece of them, with how many have a day or were told of, whether asked for or not. Errors: `list-changed`. */
export async function selectVisitEventsPiece(
  db: Db,
  unit: OwnedUnit,
  asked: EventsAsked,
  piece: Pick<QueryOf<typeof browseVisitEvents>, 'first' | 'after'>,
) {
  const ofUnit = sql`v.client_id = ${unit.client_id} and v.unit_id = ${unit.unit_id}`;
  const list = {
    key: sql`v.visit_id`,
    order: newest,
    from: sql`from visits v where ${ofUnit} and ${isAsked(asked)}`,
    beside: {
      all: sql`(select count(*) from visits v where ${ofUnit} and ${dayOf} is not null)::integer`,
    },
  };
  const { keys, told, beside } = await selectPiece<{ all: number }>(db, list, piece);
  const its = isOneOf(sql`v.visit_id`, keys);
  const { rows } = await eventsFrom(unit, its, asked.today).execute(db);
  return { values: inOrder(keys, rows, ({ visit_id }) => visit_id), told, ...beside };
}

/** Whether the visit `v` is asked for. */
function isAsked({ from, to, since, today }: EventsAsked): Sql {
  if (since !== undefined)
    return sql`
      (v.day >= ${since}::date or v.day is null and ${dayOf} >= ${since}::date or ${waits(today)})`;
  return sql`${from === undefined ? sql`${dayOf} is not null` : sql`${dayOf} >= ${from}::date`}
    and ${to === undefined ? sql`true` : sql`${dayOf} <= ${to}::date`}`;
}

/** Whether something of the visit `v` waits: a result for the office, or a word of what became of it. */
const waits = (today: string) => sql`
  (v.state = 'planned' and v.day < ${today}::date
   or exists (select from visit_results r
               where r.client_id = v.client_id and r.unit_id = v.unit_id and r.visit_id = v.visit_id
                 and r.outcome = 'review'))`;

/** How many visits of the unit are asked for, and how many have a day or have been told of. */
export async function selectEventCounts(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  asked: EventsAsked,
): Promise<{ readonly within: number; readonly all: number }> {
  const { rows } = await sql<{ within: number; all: number }>`
    select count(*) filter (where ${isAsked(asked)})::integer as within, count(*)::integer as all
      from visits v
     where v.client_id = ${client_id} and v.unit_id = ${unit_id} and ${dayOf} is not null`.execute(
    db,
  );
  return rows[0] ?? { within: 0, all: 0 };
}

/** A visit with how it ended, and what findings of all its results are about. */
export type EventRecord = VisitEvent & { readonly all_found: FoundThing[] };

/** Those of the visits that the unit has, the newest first. */
export async function selectEventRecords(
  db: Db,
  unit: OwnedUnit,
  visitIds: readonly number[],
  today: string,
): Promise<EventRecord[]> {
  const wanted = sql`v.visit_id = any(${[...visitIds]}::integer[])`;
  const { rows } = await sql<EventRecord>`
    select e.*, coalesce((
             select json_agg(t.one) from visit_results r
              cross join lateral (${foundOf(unit, sql`true`)}) f
              cross join lateral json_array_elements(f.found) t (one)
              where r.client_id = ${unit.client_id} and r.unit_id = ${unit.unit_id}
                and r.visit_id = e.visit_id), '[]') as all_found
      from (${eventsFrom(unit, wanted, today)}) e`.execute(db);
  return rows;
}
