import type {
  listColleagues,
  listTodoRelations,
  listTodosOfMessages,
} from '#contract/todo/todos.ts';
import { selectColleagues } from '#server/core/clients/colleagues.sql.ts';
import { selectTodosOfMessages } from '#server/core/todo/of-messages.sql.ts';
import { selectRelations } from '#server/core/todo/relations.sql.ts';
import { relationName } from '#server/core/todo/told.ts';
import type { ActorCall, UnitCall } from '#server/http/route.ts';

/** Records of one kind that a task may be of, by their names. Errors: `not-found`. */
export async function readRelations({
  unit,
  db,
  params,
  actor,
}: UnitCall<typeof listTodoRelations>) {
  const found = await selectRelations(db, unit, params.kind, actor);
  return {
    values: found.map((parts) => ({
      relation_id: Number(parts.related_id),
      name: relationName(params.kind, parts),
    })),
  };
}

/** Users of the client, to whom tasks may be given. */
export async function readColleagues({ db, actor }: ActorCall<typeof listColleagues>) {
  return { values: await selectColleagues(db, actor.client_id) };
}

/** Tasks of the user's own messages, in all units of the client. */
export async function readTodosOfMessages({ db, actor }: ActorCall<typeof listTodosOfMessages>) {
  return { values: await selectTodosOfMessages(db, actor) };
}
