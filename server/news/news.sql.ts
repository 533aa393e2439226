import { sql, type RawBuilder } from 'kysely';
import type { NewsNeighbour } from '#contract/news.ts';
import { newsColumns, type NewsItem } from '#server/core/news/news.sql.ts';
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
