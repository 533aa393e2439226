import { czechDate } from '#contract/czech/iso-date.ts';
import { todoAddress } from '#contract/todo/todo-address.ts';
import type { Actor } from '#server/access/actor.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { oneLine, userLetter } from '#server/core/clients/letter.ts';
import { insertMessages } from '#server/core/clients/messages.sql.ts';
import type { Db } from '#server/db/db.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import type { Portal } from '#server/portal.ts';
import { selectTold } from './telling.sql.ts';

/** A task that somebody is told of. */
export interface ToldTodo {
  readonly todo_id: number;
  readonly title: string;
  readonly due_on: string | null;
}

/** Who does it, and where. */
export interface Teller {
  readonly db: Db;
  readonly unit: OwnedUnit;
  readonly actor: Actor;
  readonly portal: Portal;
}

const quoted = ({ title }: Pick<ToldTodo, 'title'>) => `„${oneLine(title)}“`;
const untilText = ({ due_on }: ToldTodo) => (due_on === null ? '' : `, do ${czechDate(due_on)}`);

const nameOf = ({ first_name, last_name, user_identity }: Actor) =>
  `${first_name} ${last_name}`.trim() || user_identity;

/** Tells users by the ways that they have chosen, in the transaction of what they are told of. Whoever did it himself is not told. */
async function tell(
  { db, unit: { client_id }, actor, portal }: Teller,
  userIds: readonly number[],
  told: { readonly message: string; readonly subject: string; readonly link: string },
): Promise<void> {
  const others = userIds.filter((id) => id !== actor.client_user_id);
  if (others.length === 0) return;
  const users = await selectTold(db, client_id, others);
  const { message, subject, link } = told;
  const inPortal = users.filter(({ way }) => way === 'message' || way === 'both');
  await insertMessages(db, client_id, inPortal, { message, link });
  const url = portal.publicUrl();
  for (const { user_identity: recipient, way } of users) {
    if (way !== 'mail' && way !== 'both') continue;
    const paragraphs = [message, `Podrobnosti najdete v portálu:\n${url}${link}`];
    await enqueueMail(db, { recipient, ...userLetter(`Kastelán: ${subject}`, paragraphs, url) });
  }
}

/** Tells somebody of the tasks that he has just been given; of many at once by one message. */
export async function tellAssigned(
  teller: Teller,
  userId: number,
  todos: readonly ToldTodo[],
): Promise<void> {
  const [first] = todos;
  if (first === undefined) return;
  const { unit_id } = teller.unit;
  const from = `Zadává ${nameOf(teller.actor)}.`;
  const rest = todos.length - 1;
  await tell(
    teller,
    [userId],
    rest === 0
      ? {
          message: `Nový úkol: ${quoted(first)}${untilText(first)}. ${from}`,
          subject: `nový úkol ${quoted(first)}`,
          link: todoAddress(unit_id, first.todo_id),
        }
      : {
          message: `Nové úkoly (${todos.length}): ${quoted(first)}${untilText(first)} a další. ${from}`,
          subject: `nové úkoly (${todos.length})`,
          link: todoAddress(unit_id),
        },
  );
}

/** Tells colleagues that a comment of a task mentions them. */
export async function tellMentioned(
  teller: Teller,
  userIds: readonly number[],
  todo: Pick<ToldTodo, 'todo_id' | 'title'>,
): Promise<void> {
  await tell(teller, userIds, {
    message: `${nameOf(teller.actor)} vás zmiňuje v úkolu ${quoted(todo)}.`,
    subject: `zmínka v úkolu ${quoted(todo)}`,
    link: todoAddress(teller.unit.unit_id, todo.todo_id),
  });
}
