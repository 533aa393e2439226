import { todoRules } from '#contract/todo/todo-record.ts';
import type { Todo } from '#contract/todo/todos.ts';
import { faultsOf } from '#contract/record.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { selectMaySignIn } from '#server/core/clients/colleagues.sql.ts';
import { selectRelated } from '#server/core/todo/relations.sql.ts';
import { keptRelationName } from '#server/core/todo/told.ts';
import type { Db } from '#server/db/db.ts';
import { ensureFaultless, ensureNamed, fieldFault } from '#server/errors.ts';
import type { Doing } from './series.ts';

/** What of a task is judged with other records. */
export type Judged = Pick<
  Todo,
  'due_on' | 'repeat_rule' | 'relation_kind' | 'relation_id' | 'assignee_id'
>;

/** Users of the client who can sign in. Errors: `not-found` of a foreign one, `invalid-input` of one who cannot, at the field. */
export async function ensurePresent(
  db: Db,
  { client_id }: OwnedUnit,
  userIds: readonly number[],
  field: string,
): Promise<void> {
  const known = await selectMaySignIn(db, client_id, userIds);
  ensureNamed(
    userIds.every((id) => known.has(id)),
    field,
  );
  if ([...known.values()].includes(false))
    throw fieldFault(field, 'Tento uživatel se do portálu nemůže přihlásit');
}

/**
 * Who is to do it and what it is of are of the client and of the unit, as far as they are new; the name of what it
 * is of as it is kept. Of many that get one person he is asked for once. Errors: `not-found`, `invalid-input`.
 */
export async function judgedTodo(
  { db, unit, actor }: Pick<Doing, 'db' | 'unit' | 'actor'>,
  after: Judged,
  before?: Judged,
  ensureAssignee = (id: number) => ensurePresent(db, unit, [id], 'assignee_id'),
): Promise<{ relation_name?: string }> {
  ensureFaultless(
    faultsOf(todoRules, after).map((fault) => ({ ...fault, code: 'invalid-input' as const })),
  );
  const { assignee_id, relation_kind, relation_id } = after;
  if (assignee_id !== null && assignee_id !== before?.assignee_id)
    await ensureAssignee(assignee_id);
  if (relation_kind === null || relation_id === null) return { relation_name: '' };
  const parts = await selectRelated(db, unit, relation_kind, relation_id, actor);
  const isSame = relation_kind === before?.relation_kind && relation_id === before.relation_id;
  // What it has been of may be gone; then its last known name stays.
  if (isSame && parts === undefined) return {};
  ensureNamed(parts, 'relation_id');
  // A message is one user's own: nobody else makes a task be of it.
  ensureNamed(
    isSame || relation_kind !== 'message' || parts.relation_within !== null,
    'relation_id',
  );
  return { relation_name: keptRelationName(relation_kind, parts) };
}
