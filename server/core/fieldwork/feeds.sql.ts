import { sql } from 'kysely';
import type { CalendarFeed } from '#contract/fieldwork/feeds.ts';
import type { OwnedClientId, UserKey } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

const columns = ['calendar_feed_id', 'crew_id', 'created as made', 'last_used_on'] as const;

/** Addresses of the user, that of all crews first. */
export async function selectFeeds(db: Db, user: UserKey): Promise<CalendarFeed[]> {
  return db
    .selectFrom('calendar_feeds')
    .select(columns)
    .where('client_id', '=', user.client_id)
    .where('client_user_id', '=', user.client_user_id)
    .orderBy(sql`crew_id nulls first`)
    .execute();
}

/** Gives the user's calendar of the crew, or of all, a new secret; a former one ends by it. */
export async function upsertFeed(
  db: Db,
  user: UserKey,
  { crew_id, secret_hash }: { readonly crew_id: number | null; readonly secret_hash: Buffer },
): Promise<CalendarFeed> {
  const { client_id, client_user_id } = user;
  return db
    .insertInto('calendar_feeds')
    .values({ client_id, client_user_id, crew_id, secret_hash })
    .onConflict((conflict) =>
      conflict
        .constraint('calendar_feeds_once')
        .doUpdateSet({ secret_hash, last_used_on: null, created: sql`now()` }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Ends an address of the user; false where he has none of the id. */
export async function deleteFeed(db: Db, user: UserKey, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('calendar_feeds')
    .where('client_id', '=', user.client_id)
    .where('client_user_id', '=', user.client_user_id)
    .where('calendar_feed_id', '=', id)
    .returning('calendar_feed_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whose the presented secret is; row-level security shows the row to the holder of its key only. */
export async function selectFeedHolder(db: Db, secretHash: Buffer) {
  return db
    .selectFrom('calendar_feeds')
    .select(['client_id', 'calendar_feed_id'])
    .where('secret_hash', '=', secretHash)
    .executeTakeFirst();
}

/** What an address shows today. */
export interface FeedStanding {
  readonly client_user_id: number;
  /** Null for all crews. */
  readonly crew_id: number | null;
  /** Empty for all crews. */
  readonly crew_name: string;
  readonly last_used_on: string | null;
}

/**
 * The address of the secret as it stands; undefined where it was ended or made anew meanwhile, where its user may not
 * sign in any more, or is told of another crew alone.
 */
export async function selectFeed(
  db: Db,
  client_id: OwnedClientId,
  secretHash: Buffer,
): Promise<FeedStanding | undefined> {
  const { rows } = await sql<FeedStanding>`
    select f.client_user_id, f.crew_id, coalesce(c.name, '') as crew_name, f.last_used_on
      from calendar_feeds f
      join portal_users u on u.client_id = f.client_id and u.client_user_id = f.client_user_id
      left join crews c on c.client_id = f.client_id and c.crew_id = f.crew_id
     where f.client_id = ${client_id} and f.secret_hash = ${secretHash} and u.may_sign_in
       and coalesce(access.crew_of(f.client_id, f.client_user_id) = f.crew_id, not u.is_crew_member)`.execute(
    db,
  );
  return rows[0];
}

/** Writes down that a program has read the calendar on the day. */
export async function updateFeedUsed(
  db: Db,
  client_id: OwnedClientId,
  secretHash: Buffer,
  day: string,
): Promise<void> {
  await db
    .updateTable('calendar_feeds')
    .set({ last_used_on: day })
    .where('client_id', '=', client_id)
    .where('secret_hash', '=', secretHash)
    .execute();
}

/** A visit as a feed tells it: what is done, where and when, and nobody's name. */
export interface FedVisit {
  readonly visit_id: number;
  readonly version: number;
  readonly updated: string;
  readonly day: string;
  readonly from_minute: number;
  readonly minutes: number;
  readonly is_cancelled: boolean;
  readonly work_name: string;
  readonly building_name: string;
  readonly space_number: string;
  readonly unit_name: string;
}

interface FeedAsked {
  readonly crew_id: number | null;
  readonly from: string;
  readonly to: string;
  readonly most: number;
}

/** Visits with a time in the days, given up ones too, of the crew or of all; so many of them, from the first day on. */
export async function selectFedVisits(
  db: Db,
  client_id: OwnedClientId,
  { crew_id, from, to, most }: FeedAsked,
): Promise<FedVisit[]> {
  const { rows } = await sql<FedVisit>`
    select v.visit_id, v.version, v.updated, v.day, v.from_minute, v.minutes,
           v.state = 'cancelled' as is_cancelled, k.name as work_name,
           l.building_name, l.space_number, u.name as unit_name
      from visits v
      join rounds r on r.client_id = v.client_id and r.unit_id = v.unit_id and r.round_id = v.round_id
      join works k on k.client_id = r.client_id and k.work_id = r.work_id
      join units u on u.client_id = v.client_id and u.unit_id = v.unit_id
      join pasport_places l on l.client_id = v.client_id and l.unit_id = v.unit_id
           and l.pasport_id = v.pasport_id
     where v.client_id = ${client_id} and v.day between ${from}::date and ${to}::date
       and (${crew_id}::integer is null or v.crew_id = ${crew_id})
     order by v.day, v.from_minute, v.visit_id limit ${most}`.execute(db);
  return rows;
}
