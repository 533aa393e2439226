import { z } from 'zod';
import { ownedUnit } from '#server/access/owned.ts';
import { ensure } from '#server/errors.ts';
import type { TaskHandler, TaskHandlers } from '#server/jobs/queue.ts';
import { sendMonth } from './send.ts';

/** The kind of the task that sends the information of a house and month. */
export const SEND_TASK = 'monthly-info';

const payload = z.object({ house: z.int(), month: z.iso.date() });

/** Mails and rows of all of them are written with the end of the task: once, however often it is tried. */
const sendTask: TaskHandler = (run) =>
  run.finish(async (db) => {
    const { client_id, client_user_id, unit_id, payload: told } = run.task;
    ensure(unit_id !== null, 'not-found');
    const unit = await ownedUnit(db, { client_id }, unit_id);
    const { house, month } = payload.parse(told);
    await sendMonth(db, run.portal, unit, { house, month, client_user_id, onlyWhole: false });
    return undefined;
  });

/** Handlers of the tasks that send monthly information. */
export const monthInfoTasks: TaskHandlers = new Map([[SEND_TASK, sendTask]]);
