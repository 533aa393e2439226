import type {
  createTodoComment,
  deleteTodoComment,
  TodoComment,
  updateTodoComment,
} from '#contract/todo/parts.ts';
import type { Actor } from '#server/access/actor.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { selectComment, selectTodoHeld } from '#server/core/todo/parts.sql.ts';
import { todoCommentTable } from '#server/core/todo/tables.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { ensurePresent } from './judged.ts';
import { tellMentioned } from './telling.ts';

const MENTIONED = 'mentioned_ids';
const inOrder = (ids: readonly number[]) => [...new Set(ids)].toSorted((one, other) => one - other);

/** Says something of a task; whoever is mentioned is told. Errors: `wrong-method`, `not-found`, `licence-expired`, `invalid-input`. */
export async function addComment(call: UnitCall<typeof createTodoComment>): Promise<TodoComment> {
  const { unit, db, params, body, portal, actor } = call;
  const { todo_id } = params;
  ensure(params.id === 0, 'wrong-method');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const todo = await selectTodoHeld(db, unit, todo_id);
  ensure(todo !== undefined, 'not-found');
  const mentioned = inOrder(body.mentioned_ids);
  await ensurePresent(db, unit, mentioned, MENTIONED);
  const id = await todoCommentTable.insertOne(db, unit, {
    todo_id,
    client_user_id: actor.client_user_id,
    content: body.content,
    mentioned_ids: mentioned as unknown as string,
  });
  await tellMentioned(call, mentioned, { todo_id, title: todo.title });
  const made = await selectComment(db, unit, id);
  ensure(made !== undefined, 'not-found');
  return made;
}

/** A comment of the caller's own. Errors: `not-found`, `forbidden` of somebody else's. */
async function ownComment(
  db: Db,
  unit: OwnedUnit,
  { todo_id, id }: { readonly todo_id: number; readonly id: number },
  { client_user_id }: Actor,
): Promise<TodoComment> {
  const found = await selectComment(db, unit, id);
  ensure(found !== undefined && found.todo_id === todo_id, 'not-found');
  ensure(found.client_user_id === client_user_id, 'forbidden');
  return found;
}

/** Changes an own comment; told are those who were not mentioned before. Errors: `wrong-method`, `not-found`, `forbidden`, `version-conflict`, `invalid-input`. */
export async function saveComment(call: UnitCall<typeof updateTodoComment>): Promise<TodoComment> {
  const { unit, db, params, body, portal, actor } = call;
  const { todo_id, id } = params;
  ensure(id !== 0, 'wrong-method');
  const todo = await selectTodoHeld(db, unit, todo_id);
  ensure(todo !== undefined, 'not-found');
  const before = await ownComment(db, unit, params, actor);
  await ensureSeen(body.version, before);
  const former = new Set(before.mentioned.map(({ client_user_id }) => client_user_id));
  const mentioned = inOrder(body.mentioned_ids ?? [...former]);
  const isSame =
    body.content === before.content &&
    mentioned.length === former.size &&
    mentioned.every((one) => former.has(one));
  if (isSame) return before;
  const added = mentioned.filter((one) => !former.has(one));
  await ensurePresent(db, unit, added, MENTIONED);
  await todoCommentTable.updateOne(db, unit, {
    id,
    columns: {
      content: body.content,
      mentioned_ids: mentioned as unknown as string,
      edited_at: portal.now().toISOString(),
    },
  });
  await tellMentioned(call, added, { todo_id, title: todo.title });
  const saved = await selectComment(db, unit, id);
  ensure(saved !== undefined, 'not-found');
  return saved;
}

/** Errors: `not-found`, `forbidden`. */
export async function removeComment({
  unit,
  db,
  params,
  actor,
}: UnitCall<typeof deleteTodoComment>) {
  ensure(await selectTodoHeld(db, unit, params.todo_id), 'not-found');
  await ownComment(db, unit, params, actor);
  await todoCommentTable.remove(db, unit, [params.id]);
  return { deleted: true as const };
}
