import { z } from 'zod';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { reminderChannel, type ReminderChannel } from '#contract/money/reminders.ts';
import { ownedUnit, type OwnedUnit } from '#server/access/owned.ts';
import { selectPaidTo } from '#server/core/ledger/paid-to.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import { settleMails } from '#server/jobs/settle-mails.ts';
import type { TaskHandler, TaskHandlers, TaskRun } from '#server/jobs/queue.ts';
import type { RepeatedWork } from '#server/jobs/start.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import { pdfOfTask } from '#server/pdf/pdf-of-task.ts';
import type { Portal } from '#server/portal.ts';
import { selectUnitName } from '#server/core/clients/unit-name.sql.ts';
import { lettersFor, type ChosenDebt, type MadeLetter } from './letters.ts';
import { letterPart, type Sender } from './reminder-document.ts';
import { insertReminder, mailedReminders } from './reminders.sql.ts';

/** The kind of the task that makes reminders. */
export const REMINDER_TASK = 'reminders';

const payload = z.object({
  chosen: z.array(z.object({ ledger_account_id: z.int(), level: z.int() })),
  channel: reminderChannel,
});

/** PDF of letters by what they say. */
type Drawn = ReadonlyMap<string, Buffer>;

interface Sending {
  readonly chosen: readonly ChosenDebt[];
  readonly channel: ReminderChannel;
  readonly client_user_id: number;
  readonly drawn: Drawn;
}

const keyOf = ({
  ledger_account_id,
  level,
  addressee,
  subject,
  body,
  amount,
  pay_by,
}: MadeLetter) =>
  JSON.stringify([ledger_account_id, level, addressee, subject, body, amount, pay_by]);

const isMailed = ({ email }: MadeLetter, channel: ReminderChannel) =>
  channel === 'mail' && email !== '';

interface Known {
  readonly letters: readonly MadeLetter[];
  readonly sender: Sender;
}

/** Draws the letters, each on its own, outside of transactions. */
async function drawLetters(run: TaskRun, { letters, sender }: Known): Promise<Drawn> {
  const drawn = new Map<string, Buffer>();
  const made = run.portal.now().toISOString();
  for (const letter of letters) {
    run.signal.throwIfAborted();
    const { subject: title } = letter;
    const parts = [letterPart({ ...letter, reminded_on: sender.today }, sender)];
    const document = { title, author: sender.author, made, parts };
    drawn.set(keyOf(letter), await pdfOfTask(document, run.task.client_id));
    run.progress(Math.floor((100 * drawn.size) / (letters.length + 1)));
  }
  return drawn;
}

/** Makes the letters that are still due; a mail leaves with the end of the transaction. */
async function makeReminders(
  db: Db,
  portal: Portal,
  unit: OwnedUnit,
  { chosen, channel, client_user_id, drawn }: Sending,
): Promise<void> {
  const reminded_on = pragueDay(portal.now());
  const { letters } = await lettersFor(db, unit, { chosen, day: reminded_on });
  for (const letter of letters) {
    const recipient = isMailed(letter, channel) ? letter.email : '';
    const content = drawn.get(keyOf(letter));
    // Who has paid a part since it was drawn gets another letter, by the next attempt.
    if (recipient !== '' && content === undefined)
      throw new Error('A letter has changed while it was drawn.');
    const id = await insertReminder(db, unit, { letter, reminded_on, recipient, client_user_id });
    if (id === undefined || content === undefined || recipient === '') continue;
    const { subject, body, space_number } = letter;
    const file = { file_name: `upomínka ${reminded_on} prostor ${space_number}.pdf`, content };
    const mail = await enqueueMail(db, { recipient, subject, body: `${body}\n`, file });
    await mailedReminders.updateMail(db, unit, id, mail);
  }
}

/** Letters and mails are written with the end of the task: once, however often it is tried. */
const remind: TaskHandler = async (run) => {
  const { client_id, client_user_id, unit_id, payload: asked } = run.task;
  const { chosen, channel } = payload.parse(asked);
  ensure(unit_id !== null, 'not-found');
  const today = pragueDay(run.portal.now());
  const known = await run.reading(async (db): Promise<Known> => {
    const unit = await ownedUnit(db, { client_id }, unit_id);
    const { letters } = await lettersFor(db, unit, { chosen, day: today });
    const author = await selectUnitName(db, unit);
    const sender = { author, bank: await selectPaidTo(db, unit), today };
    return { letters: letters.filter((one) => isMailed(one, channel)), sender };
  });
  const drawn = await drawLetters(run, known);
  await run.finish(async (db) => {
    const unit = await ownedUnit(db, { client_id }, unit_id);
    await makeReminders(db, run.portal, unit, { chosen, channel, client_user_id, drawn });
    return undefined;
  });
};

/** Handlers of the tasks that make reminders. */
export const reminderTasks: TaskHandlers = new Map([[REMINDER_TASK, remind]]);

/** Writes down what has come of reminders that were mailed. */
export const settleReminders = (portal: Portal, signal?: AbortSignal): Promise<void> =>
  settleMails(portal, mailedReminders, signal);

export const reminderWork: readonly RepeatedWork[] = [
  { pattern: '*/5 * * * * *', name: 'Settling of reminders', work: settleReminders },
];
