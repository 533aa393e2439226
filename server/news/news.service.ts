import { pragueDay } from '#contract/czech/prague-day.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { newsLinkFault } from '#contract/news-record.ts';
import { MOST_NEWS } from '#contract/news.ts';
import type {
  createNews,
  deleteNews,
  listNews,
  listNewsHistory,
  NewsState,
  PortalNews,
  readNews,
  updateNews,
} from '#contract/news.ts';
import { ensureSeen } from '#server/access/saved.ts';
import type { Actor } from '#server/access/actor.ts';
import { logSettingChange } from '#server/access/settings-log.ts';
import {
  deleteNewsRow,
  insertNews,
  updateNewsRow,
  type NewsItem,
} from '#server/core/news/news.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { ActorCall, OpenCall } from '#server/http/route.ts';
import { selectLoggedChanges } from './history.sql.ts';
import {
  selectNeighbours,
  selectNews,
  selectNewsForUpdate,
  selectNewsItem,
  type NewsReader,
} from '#server/core/news/readers.sql.ts';
import { excerptOf } from './plain-text.ts';

function readerOf(actor: Actor | undefined, now: Date): NewsReader {
  const signedIn = actor?.is_sys_admin === true ? 'system-admin' : 'user';
  return { kind: actor === undefined ? 'anybody' : signedIn, today: pragueDay(now) };
}

function stateOf({ is_enabled, public_date }: NewsItem, today: string): NewsState {
  if (!is_enabled) return 'draft';
  return public_date !== null && public_date > today ? 'scheduled' : 'published';
}

/** The item with those beside it, as the reader finds it. */
async function told(db: Db, reader: NewsReader, item: NewsItem): Promise<PortalNews> {
  const neighbours = await selectNeighbours(db, reader, item);
  return { ...item, state: stateOf(item, reader.today), ...neighbours };
}

/** Items that the caller may read, the newest first. */
export async function newsOverview({ db, actor, query, portal }: OpenCall<typeof listNews>) {
  const reader = readerOf(actor, portal.now());
  const words = (query.search ?? '').split(/\s+/).filter((word) => word !== '');
  const found = await selectNews(db, reader, { words, limit: MOST_NEWS });
  const values = found.map(({ news_content, ...row }) => ({
    ...row,
    state: stateOf({ ...row, news_content }, reader.today),
    excerpt: excerptOf(news_content),
  }));
  return { values };
}

/** One item with those beside it. Errors: `not-found`, also for one that the caller may not read. */
export async function newsItem({ db, actor, params, portal }: OpenCall<typeof readNews>) {
  const reader = readerOf(actor, portal.now());
  const item = await selectNewsItem(db, reader, params.portal_news_id);
  ensure(item !== undefined, 'not-found');
  return told(db, reader, item);
}

const subjectOf = (id: number) => `portal_news.${id}`;

/** What of an item is written down; its text whole, so that an older one can be read. */
function logged(item: NewsItem) {
  const { portal_news_id: _id, created: _created, updated: _updated, version: _, ...rest } = item;
  return rest;
}

/** A new item. Errors: `invalid-input`. */
export async function addNews({ db, actor, body: fields, portal }: ActorCall<typeof createNews>) {
  const after = await insertNews(db, fields);
  const subject = subjectOf(after.portal_news_id);
  await logSettingChange(db, actor, { subject, before: {}, after: logged(after) });
  return told(db, readerOf(actor, portal.now()), after);
}

function ensureLink(before: NewsItem, changes: BodyOf<typeof updateNews>): void {
  const { link_detail = before.link_detail, link_is_external = before.link_is_external } = changes;
  const fault = newsLinkFault({ link_detail, link_is_external });
  if (fault !== null) throw fieldFault('link_detail', fault);
}

async function heldNews(db: Db, id: number): Promise<NewsItem> {
  const item = await selectNewsForUpdate(db, id);
  ensure(item !== undefined, 'not-found');
  return item;
}

/** Saves changed fields. Errors: `not-found`, `version-conflict`, `invalid-input`. */
export async function saveNews({ db, actor, params, body, portal }: ActorCall<typeof updateNews>) {
  const { version, ...changes } = body;
  const reader = readerOf(actor, portal.now());
  const id = params.portal_news_id;
  const before = await heldNews(db, id);
  const asItStands = () => told(db, reader, before);
  await ensureSeen(version, before, asItStands);
  ensureLink(before, changes);
  if (Object.keys(changes).length === 0) return asItStands();
  const after = await updateNewsRow(db, id, changes);
  const change = { subject: subjectOf(id), before: logged(before), after: logged(after) };
  await logSettingChange(db, actor, change);
  return told(db, reader, after);
}

/** Deletes an item; what it said stays written in the log of the portal. Errors: `not-found`. */
export async function removeNews({ db, actor, params }: ActorCall<typeof deleteNews>) {
  const id = params.portal_news_id;
  const before = logged(await heldNews(db, id));
  await deleteNewsRow(db, id);
  const after = Object.fromEntries(Object.keys(before).map((name) => [name, null]));
  await logSettingChange(db, actor, { subject: subjectOf(id), before, after });
  return { deleted: true as const };
}

/** Who changed the item, and when. Errors: `not-found`. */
export async function newsHistory({
  db,
  actor,
  params,
  portal,
}: ActorCall<typeof listNewsHistory>) {
  const id = params.portal_news_id;
  const item = await selectNewsItem(db, readerOf(actor, portal.now()), id);
  ensure(item !== undefined, 'not-found');
  return { values: await selectLoggedChanges(db, subjectOf(id)) };
}
