import { sql, type RawBuilder } from 'kysely';
import type { NewsNeighbour } from '#contract/news.ts';
import { newsColumns, type NewsItem } from './news.sql.ts';
import type { Db } from '#server/db/db.ts';

/** Who reads: anybody, somebody signed in, or a system admin, who sees drafts too. */
export interface NewsReader {
  readonly kind: 'anybody' | 'user' | 'system-admin';
  /** The day of the Czech calendar. */
  readonly today: string;
}

function readableBy({ kind, today }: NewsReader): RawBuilder<boolean> {
  if (kind === 'system-admin') return sql<boolean>`true`;
  return sql<boolean>`is_enabled and (public_date is null or public_date <= ${today}::date)
    and (is_public or ${kind === 'user'}::boolean)`;
}

function patterns(words: readonly string[]) {
  const escaped = words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  return sql`array(select folded(pattern) from unnest(${escaped}::text[]) as pattern)`;
}

/** Items that the reader may read and that hold all the words, the newest first. */
export async function selectNews(
  db: Db,
  reader: NewsReader,
  { words = [], limit }: { words?: readonly string[]; limit: number },
): Promise<NewsItem[]> {
  return db
    .selectFrom('portal_news')
    .select(newsColumns)
    .where(readableBy(reader))
    .$if(words.length > 0, (query) =>
      query.where(sql<boolean>`search_text like all (${patterns(words)})`),
    )
    .orderBy('news_date', 'desc')
    .orderBy('portal_news_id', 'desc')
    .limit(limit)
    .execute();
}

/** The item if the reader may read it. */
export async function selectNewsItem(
  db: Db,
  reader: NewsReader,
  id: number,
): Promise<NewsItem | undefined> {
  return db
    .selectFrom('portal_news')
    .select(newsColumns)
    .where('portal_news_id', '=', id)
    .where(readableBy(reader))
    .executeTakeFirst();
}

type Place = Pick<NewsItem, 'portal_news_id' | 'news_date'>;

/** What stands right before (older) and after (newer) the place, of what the reader may read. */
export async function selectNeighbours(
  db: Db,
  reader: NewsReader,
  { news_date, portal_news_id }: Place,
): Promise<{ previous: NewsNeighbour; next: NewsNeighbour }> {
  const here = sql`(${news_date}::date, ${portal_news_id}::integer)`;
  const nearest = (condition: RawBuilder<unknown>, order: 'asc' | 'desc') =>
    db
      .selectFrom('portal_news')
      .select(['portal_news_id', 'title', sql<string>`${sql.lit(order)}`.as('side')])
      .where(readableBy(reader))
      .where(sql<boolean>`${condition}`)
      .orderBy('news_date', order)
      .orderBy('portal_news_id', order)
      .limit(1);
  const place = sql`(news_date, portal_news_id)`;
  const rows = await db
    .selectFrom(nearest(sql`${place} < ${here}`, 'desc').as('older'))
    .selectAll()
    .unionAll(db.selectFrom(nearest(sql`${place} > ${here}`, 'asc').as('newer')).selectAll())
    .execute();
  const on = (side: string) => {
    const row = rows.find((one) => one.side === side);
    return row === undefined ? null : { portal_news_id: row.portal_news_id, title: row.title };
  };
  return { previous: on('desc'), next: on('asc') };
}

/** The item, held until the end of the transaction. */
export async function selectNewsForUpdate(db: Db, id: number): Promise<NewsItem | undefined> {
  return db
    .selectFrom('portal_news')
    .select(newsColumns)
    .where('portal_news_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Published items of which the users were not all told yet, the oldest first, with the day of their making. */
export async function selectUnannounced(
  db: Db,
  today: string,
): Promise<(Pick<NewsItem, 'portal_news_id' | 'title'> & { made_on: string })[]> {
  const { rows } = await sql<{ portal_news_id: number; title: string; made_on: string }>`
    select portal_news_id, title, (created at time zone 'UTC')::date as made_on
      from portal_news
     where is_enabled and announced is null and (public_date is null or public_date <= ${today}::date)
     order by portal_news_id`.execute(db);
  return rows;
}

/** Those of the items that are published still, the newest first. */
export async function selectEnabled(
  db: Db,
  ids: readonly number[],
): Promise<Pick<NewsItem, 'portal_news_id' | 'title'>[]> {
  return db
    .selectFrom('portal_news')
    .select(['portal_news_id', 'title'])
    .where('is_enabled', '=', true)
    .where(sql<boolean>`portal_news_id = any (${[...ids]}::integer[])`)
    .orderBy('news_date', 'desc')
    .orderBy('portal_news_id', 'desc')
    .execute();
}
