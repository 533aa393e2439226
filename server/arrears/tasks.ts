import { z } from 'zod';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { reminderChannel, type ReminderChannel } from '#contract/money/reminders.ts';
import { ownedUnit, type OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import { settleMails } from '#server/jobs/settle-mails.ts';
import type { TaskHandler, TaskHandlers } from '#server/jobs/queue.ts';
import type { RepeatedWork } from '#server/jobs/start.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import type { Portal } from '#server/portal.ts';
import { lettersFor, type ChosenDebt } from './letters.ts';
import { insertReminder, mailedReminders } from './reminders.sql.ts';

/** The kind of the task that makes reminders. */
export const REMINDER_TASK = 'reminders';

const payload = z.object({
  chosen: z.array(z.object({ ledger_account_id: z.int(), level: z.int() })),
  channel: reminderChannel,
});

interface Sending {
  readonly chosen: readonly ChosenDebt[];
  readonly channel: ReminderChannel;
  readonly client_user_id: number;
}

/** Makes the letters that are still due; a mail leaves with the end of the transaction. */
async function makeReminders(
  db: Db,
  portal: Portal,
  unit: OwnedUnit,
  { chosen, channel, client_user_id }: Sending,
): Promise<void> {
  const reminded_on = pragueDay(portal.now());
  const { letters } = await lettersFor(db, unit, { chosen, day: reminded_on });
  for (const letter of letters) {
    const recipient = channel === 'mail' ? letter.email : '';
    const id = await insertReminder(db, unit, { letter, reminded_on, recipient, client_user_id });
    if (id === undefined || recipient === '') continue;
    const { subject, body } = letter;
    const mail = await enqueueMail(db, { recipient, subject, body: `${body}\n` });
    await mailedReminders.updateMail(db, unit, id, mail);
  }
}

/** Letters and mails are written with the end of the task: once, however often it is tried. */
const remind: TaskHandler = (run) =>
  run.finish(async (db) => {
    const { client_id, client_user_id, unit_id, payload: told } = run.task;
    ensure(unit_id !== null, 'not-found');
    const unit = await ownedUnit(db, { client_id }, unit_id);
    await makeReminders(db, run.portal, unit, { ...payload.parse(told), client_user_id });
    return undefined;
  });

/** Handlers of the tasks that make reminders. */
export const reminderTasks: TaskHandlers = new Map([[REMINDER_TASK, remind]]);

/** Writes down what has come of reminders that were mailed. */
export const settleReminders = (portal: Portal, signal?: AbortSignal): Promise<void> =>
  settleMails(portal, mailedReminders, signal);

export const reminderWork: readonly RepeatedWork[] = [
  { pattern: '*/5 * * * * *', name: 'Settling of reminders', work: settleReminders },
];
