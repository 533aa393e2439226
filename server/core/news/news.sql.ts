import { sql } from 'kysely';
import type { PortalNews } from '#contract/news.ts';
import type { Db } from '#server/db/db.ts';

/** What is told of an item. */
export const newsColumns = [
  'portal_news_id',
  'title',
  'news_content',
  'link_detail',
  'link_is_external',
  'is_public',
  'is_enabled',
  'news_date',
  'public_date',
  'tag',
  'app_version',
  'created',
  'updated',
  'version',
] as const;

/** An item as it is kept. */
export type NewsItem = Omit<PortalNews, 'state' | 'previous' | 'next'>;

/** Columns that a person may change. */
type NewsChanges = Partial<Omit<NewsItem, 'portal_news_id' | 'created' | 'updated' | 'version'>>;
type NewNews = NewsChanges & Pick<NewsItem, 'title' | 'news_date'>;

export async function insertNews(db: Db, item: NewNews): Promise<NewsItem> {
  return db.insertInto('portal_news').values(item).returning(newsColumns).executeTakeFirstOrThrow();
}

export async function updateNewsRow(db: Db, id: number, changes: NewsChanges): Promise<NewsItem> {
  return db
    .updateTable('portal_news')
    .set(changes)
    .where('portal_news_id', '=', id)
    .returning(newsColumns)
    .executeTakeFirstOrThrow();
}

export async function deleteNewsRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('portal_news').where('portal_news_id', '=', id).execute();
}

/** The users were all told of the item. */
export async function updateAnnounced(db: Db, id: number): Promise<void> {
  await db
    .updateTable('portal_news')
    .set({ announced: sql<string>`now()` })
    .where('portal_news_id', '=', id)
    .where('announced', 'is', null)
    .execute();
}
