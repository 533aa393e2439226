import { czechDate } from '#contract/czech/iso-date.ts';
import { settlementName } from '#contract/settlement/settlement-title.ts';
import { selectOpenedToClient, setTenant } from '#server/access/access.sql.ts';
import { clientOfTask } from '#server/access/owned.ts';
import { insertMessages } from '#server/core/clients/messages.sql.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import type { Portal } from '#server/portal.ts';
import { objectionsLetter } from './letters.ts';
import {
  selectClientsWithObjections,
  selectNewObjections,
  type NewObjection,
} from './objections.sql.ts';
import { insertTold, selectRecipients, type NoticeKey } from './told.sql.ts';

/** An objection in words. What its recipient wrote is read in the portal alone. */
interface Item extends NoticeKey {
  readonly text: string;
  readonly path: string;
}

function itemOf(row: NewObjection): Item {
  const { unit_id, settlement_id, service_name, answer_until } = row;
  const where = [`prostor ${row.space_name}`, row.building_name, row.unit_name];
  const about = service_name === '' ? '' : `, služba ${service_name}`;
  const until = answer_until === null ? '' : `, vyřídit do ${czechDate(answer_until)}`;
  return {
    kind: 'objections',
    record_id: row.settlement_objection_id,
    term: row.received_on,
    text: `${settlementName(row)}, ${where.filter((part) => part !== '').join(', ')}${about}${until}`,
    path: `/settlements/${settlement_id}?unit=${unit_id}&tab=objections`,
  };
}

/** Tells the users of one client, once: whoever tells at the same time waits and finds it told. */
async function tellClient(portal: Portal, client_id: number): Promise<void> {
  await portal.database.transaction(async (db) => {
    await setTenant(db, client_id);
    if ((await selectOpenedToClient(db, client_id, ['settlements'])).length === 0) return;
    const items = (await selectNewObjections(db, clientOfTask(client_id))).map(itemOf);
    const told = await insertTold(db, client_id, items);
    const ids = new Set(told.map(({ record_id }) => record_id));
    const own = items.filter(({ record_id }) => ids.has(record_id));
    if (own.length === 0) return;
    const users = await selectRecipients(db, client_id);
    const wanting = (way: 'message' | 'mail') =>
      users.filter(({ notify_objections: has }) => has === way || has === 'both');
    for (const { text, path } of own)
      await insertMessages(db, client_id, wanting('message'), {
        message: `Nová námitka: ${text}`,
        link: path,
      });
    for (const { user_identity: recipient } of wanting('mail'))
      await enqueueMail(db, { recipient, ...objectionsLetter(own, portal.publicUrl()) });
  });
}

/**
 * Tells the users of clients of objections that came by links, shortly after they came and of each once. Who wrote
 * one waits for none of it, and what could not be told is told with the next round.
 */
export async function tellObjections(portal: Portal, signal?: AbortSignal): Promise<void> {
  for (const client_id of await portal.database.reading(selectClientsWithObjections)) {
    if (signal?.aborted === true) return;
    await tellClient(portal, client_id).catch((error: unknown) =>
      portal.log('error', 'Telling of new objections failed.', { client_id, err: error }),
    );
  }
}
