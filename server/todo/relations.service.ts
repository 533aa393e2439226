import type { listColleagues, listTodoRelations } from '#contract/todo/todos.ts';
import { selectColleagues } from '#server/core/clients/colleagues.sql.ts';
import { selectRelations } from '#server/core/todo/relations.sql.ts';
import { relationName } from '#server/core/todo/told.ts';
import type { ActorCall, UnitCall } from '#server/http/route.ts';

/** Records of one kind that a task may be of, by their names. Errors: `not-found`. */
export async function readRelations({ unit, db, params }: UnitCall<typeof listTodoRelations>) {
  const found = await selectRelations(db, unit, params.kind);
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
