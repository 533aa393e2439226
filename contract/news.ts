import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { id, text } from './fields.ts';
import { historyEntry } from './history.ts';
import { newsChecks, newsFields, newsRecord, type newsState } from './news-record.ts';
import { readOf, ruledBy, writeOf } from './record.ts';
import { deleted, savedVersion, stamps } from '#contract/pasports/pasport.ts';

/** The feed of public items, outside the API's envelope: readers of feeds send no headers of ours. */
export const NEWS_FEED = '/blog/feed.atom';

/** Items that one overview tells of; older ones are found by searching. */
export const MOST_NEWS = 500;

const input = z.object(writeOf(newsFields));

/** An item as its form saves it. */
export const newsInput = ruledBy(input, newsChecks);

/** How an item stands on the day. */
export type NewsState = z.infer<typeof newsState>;

const { news_content, ...told } = readOf(newsFields);
const row = { portal_news_id: z.int(), ...told, ...readOf(newsRecord.told), ...stamps };

/** An item in the overview: the beginning of its text without marks instead of the whole. */
export const newsRow = z.object({ ...row, excerpt: z.string() }).meta({ id: 'NewsRow' });
export type NewsRow = z.infer<typeof newsRow>;

const neighbour = z.object({ portal_news_id: z.int(), title: z.string() }).nullable();
export type NewsNeighbour = z.infer<typeof neighbour>;

/** An item of the portal's news (specification, section 3, Portal news). */
export const portalNews = z
  .object({
    ...row,
    news_content,
    /** The next older and the next newer one that the caller may read. */
    previous: neighbour,
    next: neighbour,
  })
  .meta({ id: 'PortalNews' });
export type PortalNews = z.infer<typeof portalNews>;

/** Everybody reads news, but not by a session that has ended: its user is to know. */
const ENDED = ['unauthorized'] as const;

export const listNews = endpoint({
  method: 'GET',
  path: '/v1/news/overview',
  access: 'public',
  modules: ['news'],
  summary: `Novinky portálu, nejnovější první, nejvýše ${MOST_NEWS}; rozepsané a naplánované jen správci systému`,
  query: z.object({ search: text(100).optional() }),
  result: listOf(newsRow),
  refuses: ENDED,
});

const itemPath = '/v1/news/item';
const onePath = `${itemPath}/{portal_news_id}`;
const ofItem = z.object({ portal_news_id: id });

export const readNews = endpoint({
  method: 'GET',
  path: onePath,
  access: 'public',
  modules: ['news'],
  summary: 'Jedna novinka a její sousedky v přehledu',
  params: ofItem,
  result: portalNews,
  refuses: ENDED,
});

export const createNews = endpoint({
  method: 'POST',
  path: itemPath,
  access: 'system-admin',
  modules: ['news'],
  summary: 'Nová novinka',
  creates: true,
  body: newsInput,
  result: portalNews,
});

export const updateNews = endpoint({
  method: 'PUT',
  path: onePath,
  access: 'system-admin',
  modules: ['news'],
  summary: 'Změna novinky; posílají se jen změněná pole',
  params: ofItem,
  body: ruledBy(z.object({ ...savedVersion, ...input.partial().shape }), newsChecks),
  result: portalNews,
});

export const deleteNews = endpoint({
  method: 'DELETE',
  path: onePath,
  access: 'system-admin',
  modules: ['news'],
  summary: 'Smazání novinky',
  params: ofItem,
  result: deleted,
});

export const listNewsHistory = endpoint({
  method: 'GET',
  path: `${onePath}/history`,
  access: 'system-admin',
  modules: ['news'],
  summary: 'Kdo a kdy novinku změnil, nejnovější první',
  params: ofItem,
  result: listOf(historyEntry),
});
