import { setTenant } from '#server/access/access.sql.ts';
import { insertMessages } from '#server/core/clients/messages.sql.ts';
import { takeEndedTask } from '#server/jobs/ending.sql.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import type { Portal } from '#server/portal.ts';
import { taskLetter } from './letters.ts';
import { selectUntoldTasks, type TaskKey } from './reach.sql.ts';
import { selectRecipients } from './told.sql.ts';
import { taskSentence } from './words.ts';

/** Who has waited no longer has seen the end himself. */
const LONG_SECONDS = 10;

async function tellOne(portal: Portal, key: TaskKey): Promise<void> {
  await portal.database.transaction(async (db) => {
    await setTenant(db, key.client_id);
    const task = await takeEndedTask(db, key);
    if (task === undefined || task.seconds <= LONG_SECONDS) return;
    const [user] = await selectRecipients(db, key.client_id, task.client_user_id);
    if (user === undefined) return;
    const sentence = taskSentence(task);
    const { notify_tasks: way, user_identity: recipient } = user;
    if (way === 'message' || way === 'both')
      await insertMessages(db, key.client_id, [user], {
        message: sentence,
        link: `/messages?row=t${key.task_id}`,
      });
    if (way === 'mail' || way === 'both')
      await enqueueMail(db, { recipient, ...taskLetter(sentence, portal.publicUrl()) });
  });
}

/** Tells the users of their tasks that took long and have ended well or ill; of each once. */
export async function tellEndedTasks(portal: Portal, signal?: AbortSignal): Promise<void> {
  for (const key of await portal.database.reading(selectUntoldTasks)) {
    if (signal?.aborted === true) return;
    await tellOne(portal, key);
  }
}
