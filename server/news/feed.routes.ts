import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { listNews, NEWS_FEED } from '#contract/news.ts';
import { ensureOpenToAll } from '#server/access/actor.ts';
import type { Portal } from '#server/portal.ts';
import { changedAt, feedText } from './feed-text.ts';
import { selectNews } from '#server/core/news/readers.sql.ts';

const MOST_ENTRIES = 50;

async function readFeed(portal: Portal) {
  const items = await portal.database.reading(async (db) => {
    await ensureOpenToAll(db, listNews);
    const reader = { kind: 'anybody', today: pragueDay(portal.now()) } as const;
    return selectNews(db, reader, { limit: MOST_ENTRIES });
  });
  const text = feedText(items, portal.publicUrl());
  const changed = items.map(changedAt).toSorted().at(-1);
  return { text, changed, tag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}

type Feed = Awaited<ReturnType<typeof readFeed>>;

/** Whether the reader has just this feed already; the tag is surer than the time. */
function isKnown({ headers }: FastifyRequest, { tag, changed }: Feed): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined)
    return known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return changed !== undefined && Math.floor(Date.parse(changed) / 1000) * 1000 <= since;
}

/** The feed of public news: outside the API's envelope, for readers of feeds. */
export function newsFeedRoute(app: FastifyInstance, portal: Portal): void {
  app.get(NEWS_FEED, async (request, reply) => {
    const feed = await readFeed(portal);
    reply.header('etag', feed.tag).header('cache-control', 'no-cache');
    if (feed.changed !== undefined)
      reply.header('last-modified', new Date(feed.changed).toUTCString());
    if (isKnown(request, feed)) return reply.code(304).send();
    return reply.type('application/atom+xml; charset=utf-8').send(feed.text);
  });
}
