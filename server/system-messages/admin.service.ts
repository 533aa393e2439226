import { boundsFault } from '#contract/system-message-record.ts';
import type {
  AdminSystemMessage,
  createSystemMessage,
  deleteSystemMessage,
  listAllSystemMessages,
  showSystemMessageAgain,
  updateSystemMessage,
} from '#contract/system-messages.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { logSettingChange } from '#server/access/settings-log.ts';
import { ensure, ensureNamed, fieldFault } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import {
  deleteSystemMessageRow,
  insertSystemMessage,
  selectAll,
  selectHasTask,
  selectHeld,
  updateShownAgain,
  updateSystemMessage as updateRow,
  type SystemMessageColumns,
} from './system-messages.sql.ts';

type Creation = ActorCall<typeof createSystemMessage>;
type Fields = Partial<Omit<Creation['body'], 'user_identity' | 'client_id'>>;

const subject = (id: number) => `system_messages.${id}`;

/** All messages, or those that hold every word of the search. */
export async function allMessages({ db, portal, query }: ActorCall<typeof listAllSystemMessages>) {
  const words = (query.search ?? '').split(/\s+/).filter((word) => word !== '');
  return { values: await selectAll(db, portal.now(), words) };
}

function columnsOf({ active_from, active_to, ...rest }: Fields): SystemMessageColumns {
  return {
    ...rest,
    ...(active_from === undefined ? {} : { active_from: active_from || null }),
    ...(active_to === undefined ? {} : { active_to: active_to || null }),
  };
}

function ensureOrder({ active_from = '', active_to = '' }: Fields): void {
  const fault = boundsFault({ active_from, active_to });
  if (fault !== null) throw fieldFault('active_to', fault);
}

/** A message is tied to a task of the admin's own client only; a foreign one is as good as missing. */
async function ensureTask({ db, actor }: Pick<Creation, 'db' | 'actor'>, { task_id }: Fields) {
  if (task_id === undefined || task_id === null) return;
  ensureNamed(await selectHasTask(db, actor, task_id), 'task_id');
}

/** Makes a message. Errors: `invalid-input`, `not-found` for an unknown task. */
export async function addMessage(call: Creation): Promise<AdminSystemMessage> {
  const { db, actor, portal, body } = call;
  const { message, ...fields } = body;
  ensureOrder(fields);
  await ensureTask(call, fields);
  const after = await insertSystemMessage(db, portal.now(), { ...columnsOf(fields), message });
  const { system_message_id } = after;
  await logSettingChange(db, actor, { subject: subject(system_message_id), before: {}, after });
  return after;
}

/**
 * Changes a message; only the fields that were sent. Errors: `not-found`, `version-conflict`,
 * `invalid-input`.
 */
export async function changeMessage(
  call: ActorCall<typeof updateSystemMessage>,
): Promise<AdminSystemMessage> {
  const { db, actor, portal, params, body } = call;
  const { version, ...fields } = body;
  const id = params.system_message_id;
  const before = await selectHeld(db, portal.now(), id);
  ensure(before !== undefined, 'not-found');
  await ensureSeen(version, before);
  ensureOrder({ ...before, ...fields });
  await ensureTask(call, fields);
  if (Object.keys(fields).length === 0) return before;
  const after = await updateRow(db, portal.now(), id, columnsOf(fields));
  await logSettingChange(db, actor, { subject: subject(id), before, after });
  return after;
}

/** Shows the message again to everybody who has put it away. Errors: `not-found`, `identity-mismatch`. */
export async function showAgain({
  db,
  actor,
  portal,
  params,
  body,
}: ActorCall<typeof showSystemMessageAgain>): Promise<AdminSystemMessage> {
  const id = params.system_message_id;
  ensure((body.system_message_id ?? id) === id, 'identity-mismatch');
  ensure((await selectHeld(db, portal.now(), id)) !== undefined, 'not-found');
  const after = await updateShownAgain(db, portal.now(), id);
  const change = { before: {}, after: { shown_again: after.updated } };
  await logSettingChange(db, actor, { subject: subject(id), ...change });
  return after;
}

/** Deletes a message. Error: `not-found`. */
export async function removeMessage({
  db,
  actor,
  portal,
  params,
}: ActorCall<typeof deleteSystemMessage>) {
  const id = params.system_message_id;
  const before = await selectHeld(db, portal.now(), id);
  ensure(before !== undefined, 'not-found');
  await deleteSystemMessageRow(db, id);
  const change = { before: { message: before.message }, after: { message: null } };
  await logSettingChange(db, actor, { subject: subject(id), ...change });
  return { deleted: true as const };
}
