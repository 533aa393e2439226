import { sql, type RawBuilder } from 'kysely';
import type { Visit } from '#contract/fieldwork/visits.ts';
import type { VisitState } from '#contract/fieldwork/visit-words.ts';
import type { OwnedClientId, OwnedUnit } from '#server/access/owned.ts';
import { ownerNamesOn, tenantNamesOn } from '#server/core/people/holders-on.sql.ts';
import type { Scope } from '#server/core/time/records-on.sql.ts';
import type { Db } from '#server/db/db.ts';

type Sql = RawBuilder<unknown>;

/** Visits `v` of the client that meet the condition, as they are told; who is at home on the day. */
export function visitsFrom(
  client_id: OwnedClientId,
  day: string,
  condition: Sql,
): RawBuilder<Visit> {
  const there: Scope = {
    client_id,
    where: sql`pasport_id in (select pasport_id from wanted)`,
  };
  return sql<Visit>`
    with wanted as materialized (
      select v.* from visits v where v.client_id = ${client_id} and ${condition}),
    tenants as materialized (${tenantNamesOn(there, day)}),
    owners as materialized (${ownerNamesOn(there, day)})
    select w.visit_id, w.unit_id, u.name as unit_name, w.round_id, r.name as round_name, k.name as work_name,
           w.pasport_id, l.pasport_space_id, coalesce(l.building_id, w.pasport_id) as building_id, l.building_name,
           coalesce(f.code, '') as floor_code, l.space_number, w.position, w.attempt, w.state, w.crew_id,
           w.day, w.from_minute, w.minutes, r.travel, r.gap, w.note,
           coalesce(t.names, o.names, '') as contact, coalesce(t.phone, o.phone, '') as phone,
           json_build_object('note', coalesce(g.note, ''), 'from_minute', g.from_minute,
                             'to_minute', g.to_minute, 'version', g.version) as access,
           w.ended, w.version,
           exists (select from visits n where n.client_id = w.client_id and n.unit_id = w.unit_id
                    and n.previous_id = w.visit_id) as is_followed
      from wanted w
      join rounds r on r.client_id = w.client_id and r.unit_id = w.unit_id and r.round_id = w.round_id
      join works k on k.client_id = r.client_id and k.work_id = r.work_id
      join units u on u.client_id = w.client_id and u.unit_id = w.unit_id
      join pasport_places l on l.client_id = w.client_id and l.unit_id = w.unit_id
           and l.pasport_id = w.pasport_id
      left join pasport_spaces s on s.client_id = w.client_id and s.unit_id = w.unit_id
           and s.pasport_id = w.pasport_id
      left join pasport_floors f on f.client_id = s.client_id and f.unit_id = s.unit_id
           and f.pasport_floor_id = s.pasport_floor_id
      left join visit_access g on g.client_id = w.client_id and g.unit_id = w.unit_id
           and g.pasport_id = w.pasport_id
      left join tenants t on t.pasport_id = w.pasport_id
      left join owners o on o.pasport_id = w.pasport_id
     order by w.position, w.attempt, w.visit_id`;
}

/** Visits of the round in the order of walking. */
export async function selectVisitsOfRound(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  round_id: number,
  today: string,
): Promise<Visit[]> {
  const condition = sql`v.unit_id = ${unit_id} and v.round_id = ${round_id}`;
  return (await visitsFrom(client_id, today, condition).execute(db)).rows;
}

/** One visit as it is told. */
export async function selectVisit(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  visit_id: number,
  today: string,
): Promise<Visit | undefined> {
  const condition = sql`v.unit_id = ${unit_id} and v.visit_id = ${visit_id}`;
  return (await visitsFrom(client_id, today, condition).execute(db)).rows[0];
}

/** Days from and to, both included. */
interface CalendarAsked {
  readonly from: string;
  readonly to: string;
}

/** What the calendar shows: visits that have a time, and those that wait for one, the oldest first. */
export interface CalendarVisits {
  readonly visits: Visit[];
  readonly waiting: Visit[];
  /** How many wait in all. */
  readonly waiting_count: number;
}

/**
 * Visits of all units of the client: those that have a time in the days, given up ones not among them, and so many of those that wait for a time.
 */
export async function selectCalendarVisits(
  db: Db,
  client_id: OwnedClientId,
  { from, to }: CalendarAsked,
  { most, today }: { readonly most: number; readonly today: string },
): Promise<CalendarVisits> {
  const unplaced = sql`from visits where client_id = ${client_id} and state = 'unplaced'`;
  const condition = sql`(
    v.day between ${from}::date and ${to}::date and v.state <> 'cancelled'
    or v.visit_id in (select visit_id ${unplaced} order by visit_id limit ${most}))`;
  const { rows } = await sql<Visit & { waiting_count: number }>`
    select w.*, (select count(*)::integer ${unplaced}) as waiting_count
      from (${visitsFrom(client_id, today, condition)}) w`.execute(db);
  const all = rows.map(({ waiting_count: _count, ...visit }) => visit);
  return {
    visits: all.filter(({ state }) => state !== 'unplaced'),
    waiting: all.filter(({ state }) => state === 'unplaced'),
    waiting_count: rows[0]?.waiting_count ?? 0,
  };
}

/** What stands in the calendar of a crew: a visit that waits or was made. */
export interface BookedVisit {
  readonly visit_id: number;
  readonly crew_id: number;
  readonly day: string;
  readonly from_minute: number;
  readonly minutes: number;
  readonly building_id: number;
  readonly building_name: string;
  readonly space_number: string;
}

/** What crews have on days, in the order of time; whose rows of crews are held gets no other meanwhile. */
export async function selectBooked(
  db: Db,
  client_id: OwnedClientId,
  { crew_ids, days }: { readonly crew_ids: readonly number[]; readonly days: readonly string[] },
): Promise<BookedVisit[]> {
  const { rows } = await sql<BookedVisit>`
    select v.visit_id, v.crew_id, v.day, v.from_minute, v.minutes,
           coalesce(l.building_id, v.pasport_id) as building_id, l.building_name, l.space_number
      from visits v
      join pasport_places l on l.client_id = v.client_id and l.unit_id = v.unit_id
           and l.pasport_id = v.pasport_id
     where v.client_id = ${client_id} and v.crew_id = any(${[...crew_ids]}::integer[])
       and v.day = any(${[...days]}::date[]) and v.state <> 'cancelled'
     order by v.crew_id, v.day, v.from_minute, v.visit_id`.execute(db);
  return rows;
}

/** A visit as it is kept; nobody changes it before the transaction ends. */
export async function selectVisitForUpdate(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  visit_id: number,
) {
  return db
    .selectFrom('visits')
    .selectAll()
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('visit_id', '=', visit_id)
    .forUpdate()
    .$narrowType<{ state: VisitState }>()
    .executeTakeFirst();
}

/** Whether another visit follows the one on which nobody opened. */
export async function selectIsFollowed(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  visit_id: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('visits')
    .select('visit_id')
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('previous_id', '=', visit_id)
    .executeTakeFirst();
  return row !== undefined;
}

/** The round of a visit, which it never leaves. */
export async function selectRoundOfVisit(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  visit_id: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('visits')
    .select('round_id')
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('visit_id', '=', visit_id)
    .executeTakeFirst();
  return row?.round_id;
}
