import { pragueDay } from '#contract/czech/prague-day.ts';
import { setTenant } from '#server/access/access.sql.ts';
import { insertMessages } from '#server/core/clients/messages.sql.ts';
import { updateAnnounced } from '#server/core/news/news.sql.ts';
import type { Portal } from '#server/portal.ts';
import { selectUnannounced } from './news.sql.ts';
import { selectClientIds } from './reach.sql.ts';
import { insertTold, selectRecipients, type NoticeKey } from './told.sql.ts';

type Item = NoticeKey & { readonly title: string };

/** Tells the users of one client, once; who wants a mail gets it with the next morning. */
async function announceTo(portal: Portal, clientId: number, item: Item): Promise<void> {
  await portal.database.transaction(async (db) => {
    await setTenant(db, clientId);
    if ((await insertTold(db, clientId, [item])).length === 0) return;
    const users = (await selectRecipients(db, clientId)).filter(
      ({ notify_news }) => notify_news === 'message' || notify_news === 'both',
    );
    await insertMessages(db, clientId, users, `Novinka v portálu: ${item.title}`);
  });
}

/** Tells everybody of news that have just been published, or whose day has come; each user once of each. */
export async function announceNews(portal: Portal, signal?: AbortSignal): Promise<void> {
  const today = pragueDay(portal.now());
  const items = await portal.database.reading((db) => selectUnannounced(db, today));
  for (const item of items) {
    const clients = await portal.database.reading(selectClientIds);
    for (const client_id of clients) {
      if (signal?.aborted === true) return;
      await announceTo(portal, client_id, item);
    }
    await portal.database.transaction((db) => updateAnnounced(db, item.record_id));
  }
}
