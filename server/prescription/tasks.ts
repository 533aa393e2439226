import { z } from 'zod';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { sheetLetter } from '#contract/money/sheet-letter.ts';
import { ownedUnit, type OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import { settleMails } from '#server/jobs/settle-mails.ts';
import type { TaskHandler, TaskHandlers, TaskRun } from '#server/jobs/queue.ts';
import type { RepeatedWork } from '#server/jobs/start.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import { pdfOfTask } from '#server/pdf/pdf-of-task.ts';
import type { Portal } from '#server/portal.ts';
import { mailedSheets, upsertMail } from './mails.sql.ts';
import { recipientsOf, type ChosenSheets, type Told } from './recipients.ts';
import { sheetDocument } from './sheet-document.ts';

/** The kind of the task that sends sheets. */
export const SHEETS_TASK = 'prescription-sheets';

const payload = z.object({ as_of: z.iso.date(), pasport_ids: z.array(z.int()) });

/** PDF of sheets by what they tell. */
type Drawn = ReadonlyMap<string, Buffer>;

const keyOf = ({ sheet, content_hash }: Told) =>
  `${sheet.pasport_id} ${sheet.as_of} ${content_hash.toString('hex')}`;

const isSent = ({ verdict, address_id }: Told) => verdict === 'send' && address_id !== null;

/** Draws the sheets that are to be sent, each once, outside of transactions. */
async function drawSheets(run: TaskRun, told: readonly Told[]): Promise<Drawn> {
  const drawn = new Map<string, Buffer>();
  const wanted = new Map(told.filter(isSent).map((one) => [keyOf(one), one.sheet]));
  const made = run.portal.now().toISOString();
  const today = pragueDay(run.portal.now());
  for (const [key, sheet] of wanted) {
    run.signal.throwIfAborted();
    const document = sheetDocument([sheet], { of: `prostor ${sheet.space_number}`, made, today });
    drawn.set(key, await pdfOfTask(document, run.task.client_id));
    run.progress(Math.floor((100 * drawn.size) / (wanted.size + 1)));
  }
  return drawn;
}

interface Sending {
  readonly chosen: ChosenSheets;
  readonly client_user_id: number;
  readonly drawn: Drawn;
}

/** Sends sheets to whom they are still to be sent; a mail leaves with the end of the transaction. */
async function sendSheets(
  db: Db,
  portal: Portal,
  unit: OwnedUnit,
  { chosen, client_user_id, drawn }: Sending,
): Promise<void> {
  const made = portal.now().toISOString();
  const told = await recipientsOf(db, unit, chosen, pragueDay(portal.now()));
  for (const one of told.filter(isSent)) {
    const { address_id, email: recipient, full_name, sheet, content_hash } = one;
    const content = drawn.get(keyOf(one));
    // What has changed since it was drawn is drawn anew by the next attempt.
    if (content === undefined) throw new Error('A sheet has changed while it was drawn.');
    const letter = sheetLetter(sheet);
    const { pasport_id, as_of, sum, space_number } = sheet;
    const id = await upsertMail(db, unit, {
      ...letter,
      pasport_id,
      address_id: address_id ?? 0,
      addressee: full_name,
      recipient,
      as_of,
      sum,
      content_hash,
      client_user_id,
      made,
    });
    if (id === undefined) continue;
    const file = { file_name: `evidenční list ${as_of} prostor ${space_number}.pdf`, content };
    await mailedSheets.updateMail(
      db,
      unit,
      id,
      await enqueueMail(db, { recipient, ...letter, file }),
    );
  }
}

/** Mails and rows of all of them are written with the end of the task: once, however often it is tried. */
const send: TaskHandler = async (run) => {
  const { client_id, client_user_id, unit_id, payload: asked } = run.task;
  const chosen = payload.parse(asked);
  ensure(unit_id !== null, 'not-found');
  const told = await run.reading(async (db) => {
    const unit = await ownedUnit(db, { client_id }, unit_id);
    return recipientsOf(db, unit, chosen, pragueDay(run.portal.now()));
  });
  const drawn = await drawSheets(run, told);
  await run.finish(async (db) => {
    const unit = await ownedUnit(db, { client_id }, unit_id);
    await sendSheets(db, run.portal, unit, { chosen, client_user_id, drawn });
    return undefined;
  });
};

/** Handlers of the tasks that send sheets. */
export const prescriptionTasks: TaskHandlers = new Map([[SHEETS_TASK, send]]);

/** Writes down what has come of sheets that were mailed. */
export const settleSheets = (portal: Portal, signal?: AbortSignal): Promise<void> =>
  settleMails(portal, mailedSheets, signal);

export const prescriptionWork: readonly RepeatedWork[] = [
  { pattern: '*/5 * * * * *', name: 'Settling of sheets', work: settleSheets },
];
