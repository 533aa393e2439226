import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { day, id, requiredText, ruled, text } from './fields.ts';
import { historyEntry } from './history.ts';
import { deleted, savedVersion, stamps } from '#contract/pasports/pasport.ts';
import { newsDepthRule } from '#contract/rules/news-depth.ts';
import { newsLinkRule } from '#contract/rules/news-link.ts';

/** The feed of public items, outside the API's envelope: readers of feeds send no headers of ours. */
export const NEWS_FEED = '/blog/feed.atom';

/** Items that one overview tells of; older ones are found by searching. */
export const MOST_NEWS = 500;

const fields = {
  title: requiredText(200),
  /** Markdown. */
  news_content: ruled(text(20_000), newsDepthRule),
  /** More is to be read there: within the portal, or elsewhere when it is external. */
  link_detail: text(500),
  link_is_external: z.boolean(),
  /** For everybody; otherwise for those who are signed in. */
  is_public: z.boolean(),
  /** Published; otherwise a draft. */
  is_enabled: z.boolean(),
  news_date: day,
  /** Published from this day on; null from the beginning. */
  public_date: day.nullable(),
  tag: text(40),
  /** Version of the portal that brought it; empty where it has none. */
  app_version: text(40),
};

interface Linked {
  readonly link_detail?: string | undefined;
  readonly link_is_external?: boolean | undefined;
}

/** What is wrong with the link of an item; a change that does not name both is judged by the server. */
export function newsLinkFault({ link_detail, link_is_external }: Linked): string | null {
  if (link_detail === undefined || link_is_external === undefined) return null;
  return newsLinkRule(link_is_external)(link_detail);
}

function judgeLink(value: Linked, context: z.RefinementCtx): void {
  const message = newsLinkFault(value);
  if (message !== null) context.addIssue({ code: 'custom', path: ['link_detail'], message });
}

/** Fields of an item by their rules, for the form. */
export const newsFields = z.object(fields).superRefine(judgeLink);

/** 'draft' and 'scheduled' are seen by system admins only. */
export const newsState = z.enum(['draft', 'scheduled', 'published']);
export type NewsState = z.infer<typeof newsState>;

const row = {
  portal_news_id: z.int(),
  title: z.string(),
  link_detail: z.string(),
  link_is_external: z.boolean(),
  is_public: z.boolean(),
  is_enabled: z.boolean(),
  news_date: z.iso.date(),
  public_date: z.iso.date().nullable(),
  tag: z.string(),
  app_version: z.string(),
  state: newsState,
  ...stamps,
};

/** An item in the overview: the beginning of its text without marks instead of the whole. */
export const newsRow = z.object({ ...row, excerpt: z.string() });
export type NewsRow = z.infer<typeof newsRow>;

const neighbour = z.object({ portal_news_id: z.int(), title: z.string() }).nullable();
export type NewsNeighbour = z.infer<typeof neighbour>;

/** An item of the portal's news (specification, section 3, Portal news). */
export const portalNews = z.object({
  ...row,
  news_content: z.string(),
  /** The next older and the next newer one that the caller may read. */
  previous: neighbour,
  next: neighbour,
});
export type PortalNews = z.infer<typeof portalNews>;

export const listNews = endpoint({
  method: 'GET',
  path: '/v1/news/overview',
  access: 'public',
  summary: `Novinky portálu, nejnovější první, nejvýše ${MOST_NEWS}; rozepsané a naplánované jen správci systému`,
  query: z.object({ search: text(100).optional() }),
  result: listOf(newsRow),
});

const itemPath = '/v1/news/item';
const onePath = `${itemPath}/{portal_news_id}`;
const ofItem = z.object({ portal_news_id: id });

export const readNews = endpoint({
  method: 'GET',
  path: onePath,
  access: 'public',
  summary: 'Jedna novinka a její sousedky v přehledu',
  params: ofItem,
  result: portalNews,
});

export const createNews = endpoint({
  method: 'POST',
  path: itemPath,
  access: 'system-admin',
  summary: 'Nová novinka',
  creates: true,
  body: z.object(fields).superRefine(judgeLink),
  result: portalNews,
});

export const updateNews = endpoint({
  method: 'PUT',
  path: onePath,
  access: 'system-admin',
  summary: 'Změna novinky; posílají se jen změněná pole',
  params: ofItem,
  body: z.object({ ...savedVersion, ...z.object(fields).partial().shape }).superRefine(judgeLink),
  result: portalNews,
});

export const deleteNews = endpoint({
  method: 'DELETE',
  path: onePath,
  access: 'system-admin',
  summary: 'Smazání novinky',
  params: ofItem,
  result: deleted,
});

export const listNewsHistory = endpoint({
  method: 'GET',
  path: `${onePath}/history`,
  access: 'system-admin',
  summary: 'Kdo a kdy novinku změnil, nejnovější první',
  params: ofItem,
  result: listOf(historyEntry),
});
