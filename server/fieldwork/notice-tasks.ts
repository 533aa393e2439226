import { z } from 'zod';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { ownedUnit, type OwnedUnit } from '#server/access/owned.ts';
import { linksOfVisits } from '#server/core/fieldwork/slot-links.ts';
import { mailedNotices } from '#server/core/fieldwork/notice-tables.sql.ts';
import { upsertNotice } from '#server/core/fieldwork/notices.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { TaskHandler, TaskHandlers } from '#server/jobs/queue.ts';
import { settleMails } from '#server/jobs/settle-mails.ts';
import type { RepeatedWork } from '#server/jobs/start.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import type { Portal } from '#server/portal.ts';
import { letterTo, recipientsOf, urlShown, type Telling } from './notice-recipients.ts';

/** The kind of the task that tells people of visits. */
export const NOTICES_TASK = 'visit-notices';

const payload = z.object({
  round_id: z.int(),
  visit_ids: z.array(z.int()),
  within: z.int(),
  prepare: z.string(),
  contact: z.string(),
});

interface Sending {
  readonly telling: Telling;
  readonly client_user_id: number;
}

/** Sends mails to whom they are still to be sent; they leave with the end of the transaction. */
async function sendNotices(
  db: Db,
  portal: Portal,
  unit: OwnedUnit,
  { telling, client_user_id }: Sending,
): Promise<void> {
  const now = portal.now();
  const by = { told_on: pragueDay(now), client_user_id, made: now.toISOString() };
  const people = await recipientsOf(db, unit, telling, now);
  const due = people.filter(({ verdict }) => verdict === 'send');
  const visits = [...new Set(due.map(({ visit_id }) => visit_id))];
  const links = await linksOfVisits(db, portal, unit, visits);
  for (const told of due) {
    const path = urlShown(told) === null ? undefined : links.get(told.visit_id)?.path;
    const url = path === undefined ? null : `${portal.publicUrl()}${path}`;
    const letter = letterTo(told, telling, url);
    // The secret of the link is nobody's but of who gets the mail.
    const kept = letterTo(told, telling, url === null ? null : urlShown(told));
    if (letter === null || kept === null) continue;
    const id = await upsertNotice(db, unit, { ...kept, ...by });
    if (id === undefined) continue;
    const { recipient, subject, body } = letter;
    const mail = await enqueueMail(db, { recipient, subject, body });
    await mailedNotices.updateMail(db, unit, id, mail);
  }
}

/** Mails and notices are written with the end of the task: once, however often it is tried. */
const send: TaskHandler = async (run) => {
  const { client_id, client_user_id, unit_id, payload: asked } = run.task;
  const telling = payload.parse(asked);
  ensure(unit_id !== null, 'not-found');
  await run.finish(async (db) => {
    const unit = await ownedUnit(db, { client_id }, unit_id);
    await sendNotices(db, run.portal, unit, { telling, client_user_id });
    return undefined;
  });
};

/** Handlers of the tasks that tell people of visits. */
export const noticeTasks: TaskHandlers = new Map([[NOTICES_TASK, send]]);

/** Writes down what has come of notices that were mailed. */
export const settleNotices = (portal: Portal, signal?: AbortSignal): Promise<void> =>
  settleMails(portal, mailedNotices, signal);

export const noticeWork: readonly RepeatedWork[] = [
  { pattern: '*/5 * * * * *', name: 'Settling of notices of visits', work: settleNotices },
];
