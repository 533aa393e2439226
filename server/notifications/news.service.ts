import { pragueDay } from '#contract/czech/prague-day.ts';
import { setTenant } from '#server/access/access.sql.ts';
import { insertMessages } from '#server/core/clients/messages.sql.ts';
import { updateAnnounced } from '#server/core/news/news.sql.ts';
import { selectUnannounced } from '#server/core/news/readers.sql.ts';
import type { Portal } from '#server/portal.ts';
import { selectNotified } from './reach.sql.ts';
import { insertTold, selectRecipients, type NoticeKey } from './told.sql.ts';

type Item = NoticeKey & { readonly title: string };

/** News that wait to be told; the term is the day of their making. */
async function unannounced(portal: Portal): Promise<Item[]> {
  const today = pragueDay(portal.now());
  const items = await portal.database.reading((db) => selectUnannounced(db, today));
  return items.map(({ portal_news_id, title, made_on }) => ({
    kind: 'news',
    record_id: portal_news_id,
    term: made_on,
    title,
  }));
}

/** Tells the users of one client, once; who wants a mail gets it with the next morning. */
async function announceTo(portal: Portal, clientId: number, item: Item): Promise<void> {
  await portal.database.transaction(async (db) => {
    await setTenant(db, clientId);
    if ((await insertTold(db, clientId, [item])).length === 0) return;
    const users = (await selectRecipients(db, clientId)).filter(
      ({ notify_news }) => notify_news === 'message' || notify_news === 'both',
    );
    await insertMessages(db, clientId, users, {
      message: `Novinka v portálu: ${item.title}`,
      link: `/blog/detail/${item.record_id}`,
    });
  });
}

/** Tells everybody of news that have just been published, or whose day has come; each user once of each. */
export async function announceNews(portal: Portal, signal?: AbortSignal): Promise<void> {
  for (const item of await unannounced(portal)) {
    const clients = await portal.database.reading(selectNotified);
    for (const client_id of clients) {
      if (signal?.aborted === true) return;
      await announceTo(portal, client_id, item);
    }
    await portal.database.transaction((db) => updateAnnounced(db, item.record_id));
  }
}
