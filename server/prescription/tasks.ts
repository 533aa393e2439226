import { z } from 'zod';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { sheetLetter } from '#contract/money/sheet-letter.ts';
import { ownedUnit, type OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import { settleMails } from '#server/jobs/settle-mails.ts';
import type { TaskHandler, TaskHandlers } from '#server/jobs/queue.ts';
import type { RepeatedWork } from '#server/jobs/start.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import type { Portal } from '#server/portal.ts';
import { mailedSheets, upsertMail } from './mails.sql.ts';
import { recipientsOf, type ChosenSheets } from './recipients.ts';

/** The kind of the task that sends sheets. */
export const SHEETS_TASK = 'prescription-sheets';

const payload = z.object({ as_of: z.iso.date(), pasport_ids: z.array(z.int()) });

/** Sends sheets to whom they are still to be sent; a mail leaves with the end of the transaction. */
async function sendSheets(
  db: Db,
  portal: Portal,
  unit: OwnedUnit,
  { client_user_id, ...chosen }: ChosenSheets & { readonly client_user_id: number },
): Promise<void> {
  const made = portal.now().toISOString();
  const told = await recipientsOf(db, unit, chosen, pragueDay(portal.now()));
  for (const { verdict, address_id, email: recipient, full_name, sheet, content_hash } of told) {
    if (verdict !== 'send' || address_id === null) continue;
    const letter = sheetLetter(sheet);
    const { pasport_id, as_of, sum } = sheet;
    const id = await upsertMail(db, unit, {
      ...letter,
      pasport_id,
      address_id,
      addressee: full_name,
      recipient,
      as_of,
      sum,
      content_hash,
      client_user_id,
      made,
    });
    if (id === undefined) continue;
    await mailedSheets.updateMail(db, unit, id, await enqueueMail(db, { recipient, ...letter }));
  }
}

/** Mails and rows of all of them are written with the end of the task: once, however often it is tried. */
const send: TaskHandler = (run) =>
  run.finish(async (db) => {
    const { client_id, client_user_id, unit_id, payload: told } = run.task;
    ensure(unit_id !== null, 'not-found');
    const unit = await ownedUnit(db, { client_id }, unit_id);
    await sendSheets(db, run.portal, unit, { ...payload.parse(told), client_user_id });
    return undefined;
  });

/** Handlers of the tasks that send sheets. */
export const prescriptionTasks: TaskHandlers = new Map([[SHEETS_TASK, send]]);

/** Writes down what has come of sheets that were mailed. */
export const settleSheets = (portal: Portal, signal?: AbortSignal): Promise<void> =>
  settleMails(portal, mailedSheets, signal);

export const prescriptionWork: readonly RepeatedWork[] = [
  { pattern: '*/5 * * * * *', name: 'Settling of sheets', work: settleSheets },
];
