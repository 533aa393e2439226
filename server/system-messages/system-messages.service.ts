import type {
  hideSystemMessage,
  listPublicSystemMessages,
  listUserSystemMessages,
  readSystemMessage,
  resetSystemMessage,
  ShownSystemMessage,
} from '#contract/system-messages.ts';
import type { UserKey } from '#server/access/owned.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall, PublicCall } from '#server/http/route.ts';
import type { Db } from '#server/db/db.ts';
import { deleteHide, selectPublic, selectShown, upsertHide } from './system-messages.sql.ts';

interface Shown {
  values: ShownSystemMessage[];
}

/** Specification, section 4: what is said of a task that is no longer in the list of tasks. */
const COMPLETED = 'Dokončeno';

function withEndedTasks(rows: readonly ShownSystemMessage[]): ShownSystemMessage[] {
  return rows.map((row) =>
    row.task_id !== null && row.task_progress === null ? { ...row, task_message: COMPLETED } : row,
  );
}

async function shownTo(db: Db, reader: UserKey, now: Date, withHidden = false): Promise<Shown> {
  return { values: withEndedTasks(await selectShown(db, reader, { now, withHidden })) };
}

/** Messages that hold now and that anybody may see. */
export async function publicMessages({ db, portal }: PublicCall<typeof listPublicSystemMessages>) {
  return { values: await selectPublic(db, portal.now()) };
}

/** Messages that hold now for the user, without those he has put away unless he asks for them too. */
export async function userMessages({
  db,
  actor,
  portal,
  query,
}: ActorCall<typeof listUserSystemMessages>): Promise<Shown> {
  return shownTo(db, actor, portal.now(), query.with_hidden === '1');
}

/** The message if it holds now and the reader may see it. Error: `not-found`. */
async function oneShown(
  { db, actor, portal }: Pick<ActorCall<typeof readSystemMessage>, 'db' | 'actor' | 'portal'>,
  id: number,
): Promise<ShownSystemMessage> {
  const wanted = { now: portal.now(), withHidden: true, id };
  const [found] = withEndedTasks(await selectShown(db, actor, wanted));
  ensure(found !== undefined, 'not-found');
  return found;
}

/** One message that the user may see. Error: `not-found`. */
export async function readMessage(
  call: ActorCall<typeof readSystemMessage>,
): Promise<ShownSystemMessage> {
  return oneShown(call, call.params.system_message_id);
}

/**
 * Puts a message away for good, for this user alone. Errors: `not-found`, `identity-mismatch`,
 * `message-not-kept` for a message that may only be closed.
 */
export async function hideMessage(call: ActorCall<typeof hideSystemMessage>): Promise<Shown> {
  const { db, actor, portal, params, body } = call;
  const id = params.system_message_id;
  ensure((body.system_message_id ?? id) === id, 'identity-mismatch');
  const { remember_user } = await oneShown(call, id);
  ensure(remember_user, 'message-not-kept');
  await upsertHide(db, actor, id);
  return shownTo(db, actor, portal.now());
}

/** Takes back that the user has put the message away. Errors: `not-found`, `identity-mismatch`. */
export async function resetMessage(call: ActorCall<typeof resetSystemMessage>): Promise<Shown> {
  const { db, actor, portal, params, body } = call;
  const id = params.system_message_id;
  ensure((body.system_message_id ?? id) === id, 'identity-mismatch');
  await oneShown(call, id);
  await deleteHide(db, actor, id);
  return shownTo(db, actor, portal.now());
}
