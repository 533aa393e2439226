import { sql } from 'kysely';
import type { ListedLog, LogGroup } from '#contract/log-groups.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';

const columns = [
  'fingerprint',
  'level',
  'file_name',
  'function_name',
  'line_number',
  'message',
  'uid',
  'unit_name',
  'app_version',
  'request_id',
  'signed_in',
  'occurrences',
  'first_seen',
  'last_seen',
  sql<LogGroup['state']>`case when solved is not null then 'solved'
    when reopened is not null then 'again' else 'open' end`.as('state'),
  momentOrEmpty('solved').as('solved'),
  'solved_by',
] as const;

/** The words as patterns that find them anywhere; PostgreSQL folds them once. */
function patterns(words: readonly string[]) {
  const escaped = words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  return sql`array(select folded(pattern) from unnest(${escaped}::text[]) as pattern)`;
}

/**
 * Groups that hold all the words, or have a record with one as its number of the event: the latest of
 * those of signed-in people first, then the latest of the others.
 */
export async function selectGroups(
  db: Db,
  words: readonly string[],
  limit: number,
): Promise<LogGroup[]> {
  return db
    .selectFrom('client_log_groups')
    .select(columns)
    .$if(words.length > 0, (query) =>
      query.where(
        sql<boolean>`(search_text like all (${patterns(words)}) or fingerprint in (
          select l.fingerprint from client_logs l
           where l.request_id <> '' and l.request_id = any (${words}::text[])))`,
      ),
    )
    .orderBy('signed_in', 'desc')
    .orderBy('last_seen', 'desc')
    .orderBy('fingerprint')
    .limit(limit)
    .execute();
}

export async function selectGroup(db: Db, fingerprint: string): Promise<LogGroup | undefined> {
  return db
    .selectFrom('client_log_groups')
    .select(columns)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
}

/** Records of a group: the newest of signed-in people first, then the newest of the others. */
export async function selectLogs(db: Db, fingerprint: string, limit: number): Promise<ListedLog[]> {
  return db
    .selectFrom('client_logs')
    .select([
      'client_log_id',
      'received',
      momentOrEmpty('logged').as('logged'),
      'uid',
      'unit_name',
      'app_version',
      'request_id',
      'signed_in',
      sql<string[]>`messages`.as('messages'),
    ])
    .where('fingerprint', '=', fingerprint)
    .orderBy('signed_in', 'desc')
    .orderBy('client_log_id', 'desc')
    .limit(limit)
    .execute();
}

/** Marks a group as solved; undefined when there is none. What is solved already stays as it is. */
export async function updateSolved(
  db: Db,
  fingerprint: string,
  solved_by: string,
): Promise<LogGroup | undefined> {
  return db
    .updateTable('client_log_groups')
    .set({
      solved: sql<string>`coalesce(solved, now())`,
      solved_by: sql<string>`case when solved is null then ${solved_by}::text else solved_by end`,
    })
    .where('fingerprint', '=', fingerprint)
    .returning(columns)
    .executeTakeFirst();
}

/** Puts a group back among the open ones; undefined when there is none. */
export async function updateOpen(db: Db, fingerprint: string): Promise<LogGroup | undefined> {
  return db
    .updateTable('client_log_groups')
    .set({ solved: null, solved_by: '' })
    .where('fingerprint', '=', fingerprint)
    .returning(columns)
    .executeTakeFirst();
}
