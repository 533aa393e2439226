import { sql, type RawBuilder } from 'kysely';
import type { SlotAnswer } from '#contract/fieldwork/slot-words.ts';
import type { VisitState } from '#contract/fieldwork/visit-words.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';

/** Of what a link is: of a visit or of the poster of a house. */
interface Holder {
  readonly client_id: number;
  readonly unit_id: number;
  readonly id: number;
}

/** Whose the presented secret of a visit is; row-level security shows the row to the holder of its key only. */
export async function selectVisitLinkHolder(db: Db, hash: Buffer): Promise<Holder | undefined> {
  return db
    .selectFrom('visit_links')
    .select(['client_id', 'unit_id', 'visit_id as id'])
    .where((column) => column.or({ code_hash: hash, link_hash: hash }))
    .executeTakeFirst();
}

/** The same of a poster. */
export async function selectPosterHolder(db: Db, hash: Buffer): Promise<Holder | undefined> {
  return db
    .selectFrom('round_posters')
    .select(['client_id', 'unit_id', 'round_poster_id as id'])
    .where('code_hash', '=', hash)
    .executeTakeFirst();
}

/** A round, its work and a house of it. */
interface HouseOfRound {
  readonly round_id: number;
  readonly round_name: string;
  readonly work_name: string;
  readonly unit_name: string;
  readonly building_id: number;
  readonly building_name: string;
  readonly place: string;
  readonly is_closed: boolean;
}

/** A visit by its link, and what was said to it. */
export interface LinkedSlot extends HouseOfRound {
  readonly visit_id: number;
  readonly pasport_id: number;
  readonly space_number: string;
  readonly state: VisitState;
  readonly crew_id: number | null;
  readonly day: string | null;
  readonly from_minute: number | null;
  readonly minutes: number;
  readonly days: readonly string[];
  readonly crew_ids: readonly number[];
  readonly travel: number;
  readonly gap: number;
  readonly answer: SlotAnswer | null;
  readonly answered: string;
  readonly answer_stands: boolean;
  readonly note: string;
  readonly expires: string;
}

/** Columns of a house, over `r`, `k`, `u`, `p` and `h`. */
const houseColumns = sql`
  r.round_id, r.name as round_name, k.name as work_name, u.name as unit_name, r.closed is not null as is_closed,
  p.building_id, p.building_name,
  concat_ws(', ', nullif(h.street_full, ''), nullif(h.city_name, '')) as place`;

/** Joins of `houseColumns` to the round `r` and to a row with the id of a place. */
const housesJoined = (pasport_id: RawBuilder<unknown>) => sql`
  join works k on k.client_id = r.client_id and k.work_id = r.work_id
  join units u on u.client_id = r.client_id and u.unit_id = r.unit_id
  join pasport_places p on p.client_id = r.client_id and p.unit_id = r.unit_id
       and p.pasport_id = ${pasport_id}
  left join house_places h on h.client_id = p.client_id and h.unit_id = p.unit_id
       and h.pasport_id = p.building_id`;

/** The visit of a link as it stands. */
export async function selectLinkedSlot(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  visit_id: number,
): Promise<LinkedSlot | undefined> {
  const { rows } = await sql<LinkedSlot>`
    select ${houseColumns}, v.visit_id, v.pasport_id, p.space_number, v.state, v.crew_id, v.day,
           v.from_minute, v.minutes, r.days, r.crew_ids, r.travel, r.gap,
           q.answer, ${momentOrEmpty('q.answered')} as answered, q.note,
           q.answer is not null and q.answered_day is not distinct from v.day
             and q.answered_minute is not distinct from v.from_minute as answer_stands,
           greatest(q.expires, v.day + 1) as expires
      from visit_links q
      join visits v on v.client_id = q.client_id and v.unit_id = q.unit_id and v.visit_id = q.visit_id
      join rounds r on r.client_id = v.client_id and r.unit_id = v.unit_id and r.round_id = v.round_id
      ${housesJoined(sql`v.pasport_id`)}
     where q.client_id = ${client_id} and q.unit_id = ${unit_id} and q.visit_id = ${visit_id}`.execute(
    db,
  );
  return rows[0];
}

/** The house of a poster. */
export interface LinkedPoster extends HouseOfRound {
  readonly expires: string;
}

export async function selectLinkedPoster(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  round_poster_id: number,
): Promise<LinkedPoster | undefined> {
  const { rows } = await sql<LinkedPoster>`
    select ${houseColumns}, q.expires
      from round_posters q
      join rounds r on r.client_id = q.client_id and r.unit_id = q.unit_id and r.round_id = q.round_id
      ${housesJoined(sql`q.pasport_id`)}
     where q.client_id = ${client_id} and q.unit_id = ${unit_id}
       and q.round_poster_id = ${round_poster_id}`.execute(db);
  return rows[0];
}

/** A visit of a house of a round. */
export interface HouseVisit {
  readonly visit_id: number;
  readonly pasport_id: number;
  readonly floor_code: string;
  readonly space_number: string;
  readonly day: string;
  readonly from_minute: number;
  readonly minutes: number;
  /** What people have to prepare, as the work says it on the day; empty where it says nothing of its own. */
  readonly preparation: string;
}

/** Visits of the house that have a time and wait, by their times; of people nobody. */
export async function selectHouseVisits(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { round_id, building_id }: { readonly round_id: number; readonly building_id: number },
): Promise<HouseVisit[]> {
  const { rows } = await sql<HouseVisit>`
    select v.visit_id, v.pasport_id, coalesce(f.code, '') as floor_code, p.space_number, v.day,
           v.from_minute, v.minutes, coalesce(n.preparation, '') as preparation
      from visits v
      join pasport_places p on p.client_id = v.client_id and p.unit_id = v.unit_id
           and p.pasport_id = v.pasport_id
      left join pasport_spaces s on s.client_id = v.client_id and s.unit_id = v.unit_id
           and s.pasport_id = v.pasport_id
      left join pasport_floors f on f.client_id = s.client_id and f.unit_id = s.unit_id
           and f.pasport_floor_id = s.pasport_floor_id
      join rounds r on r.client_id = v.client_id and r.unit_id = v.unit_id and r.round_id = v.round_id
      left join lateral (
        select o.preparation from work_versions o
         where o.client_id = r.client_id and o.work_id = r.work_id and o.valid_from <= v.day
         order by o.valid_from desc limit 1) n on true
     where v.client_id = ${client_id} and v.unit_id = ${unit_id} and v.round_id = ${round_id}
       and coalesce(p.building_id, v.pasport_id) = ${building_id} and v.state = 'planned'
     order by v.day, v.from_minute, p.space_number collate public.czech, v.visit_id`.execute(db);
  return rows;
}

/** The last visit, not given up, of the flat of that number; in the house of the poster. */
export async function selectVisitOfFlat(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { round_id, building_id }: Pick<HouseOfRound, 'round_id' | 'building_id'>,
  space_number: string,
): Promise<{ visit_id: number; pasport_id: number; code_hash: Buffer | null } | undefined> {
  const { rows } = await sql<{ visit_id: number; pasport_id: number; code_hash: Buffer | null }>`
    select v.visit_id, v.pasport_id, q.code_hash
      from visits v
      join pasport_places p on p.client_id = v.client_id and p.unit_id = v.unit_id
           and p.pasport_id = v.pasport_id
      left join visit_links q on q.client_id = v.client_id and q.unit_id = v.unit_id
           and q.visit_id = v.visit_id
     where v.client_id = ${client_id} and v.unit_id = ${unit_id} and v.round_id = ${round_id}
       and p.building_id = ${building_id} and v.state <> 'cancelled'
       and p.space_number <> '' and lower(p.space_number) = lower(${space_number})
     order by v.visit_id desc limit 1`.execute(db);
  return rows[0];
}

/** What somebody of the flat said by the link, about which time. */
export interface SaidByFlat {
  readonly answer: SlotAnswer;
  readonly answered: string;
  readonly answered_day: string | null;
  readonly answered_minute: number | null;
  readonly note: string;
}

/** Writes it down in the place of what was said before. */
export async function updateSaid(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  visit_id: number,
  said: SaidByFlat,
): Promise<void> {
  await db
    .updateTable('visit_links')
    .set(said)
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('visit_id', '=', visit_id)
    .execute();
}
