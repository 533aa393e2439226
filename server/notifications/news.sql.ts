import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { NoticeKey } from './told.sql.ts';

/** Published news of which the users were not all told yet, the oldest first; the term is the day of its making. */
export async function selectUnannounced(
  db: Db,
  today: string,
): Promise<(NoticeKey & { title: string })[]> {
  const { rows } = await sql<NoticeKey & { title: string }>`
    select 'news' as kind, portal_news_id as record_id, title,
           (created at time zone 'UTC')::date as term
      from portal_news
     where is_enabled and announced is null and (public_date is null or public_date <= ${today}::date)
     order by portal_news_id`.execute(db);
  return rows;
}
