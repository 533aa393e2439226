import { todoRules } from '#contract/todo/todo-record.ts';
import type { Todo } from '#contract/todo/todos.ts';
import { faultsOf } from '#contract/record.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { selectMaySignIn } from '#server/core/clients/colleagues.sql.ts';
import {
  selectRelated,
  type RelatedParts,
  type Relation,
} from '#server/core/todo/relations.sql.ts';
import { keptRelationName } from '#server/core/todo/told.ts';
import type { Db } from '#server/db/db.ts';
import { ensureFaultless, ensureNamed, fieldFault } from '#server/errors.ts';
import type { Doing } from './series.ts';

/** What of a task is judged with other records. */
export type Judged = Pick<
  Todo,
  'due_on' | 'repeat_rule' | 'relation_kind' | 'relation_id' | 'assignee_id'
>;

/** Users by their ids: whether each can sign in. */
type MaySignIn = ReadonlyMap<number, boolean>;

function ensurePresentAmong(known: MaySignIn, userIds: readonly number[], field: string): void {
  ensureNamed(
    userIds.every((id) => known.has(id)),
    field,
  );
  if (userIds.some((id) => known.get(id) === false))
    throw fieldFault(field, 'Tento uživatel se do portálu nemůže přihlásit');
}

/** Users of the client who can sign in. Errors: `not-found` of a foreign one, `invalid-input` of one who cannot, at the field. */
export async function ensurePresent(
  db: Db,
  { client_id }: OwnedUnit,
  userIds: readonly number[],
  field: string,
): Promise<void> {
  ensurePresentAmong(await selectMaySignIn(db, client_id, userIds), userIds, field);
}

/** Who is to do it now, when he is another one than before. */
const newAssignee = (after: Judged, before?: Judged): number[] =>
  after.assignee_id === null || after.assignee_id === before?.assignee_id
    ? []
    : [after.assignee_id];

function relationOf({ relation_kind, relation_id }: Judged): Relation | null {
  return relation_kind === null || relation_id === null ? null : { relation_kind, relation_id };
}

/** A task as it is going to be, and as it is. */
export interface Draft {
  readonly after: Judged;
  readonly before?: Judged;
}

/**
 * How it is judged that who is to do tasks and what they are of are of the client and of the unit, as far as they are
 * new; it tells the name of what a task is of as it is kept. It asks as many statements of many as of one. Errors of
 * a task: `not-found`, `invalid-input`.
 */
export async function todosJudge(
  { db, unit, actor }: Pick<Doing, 'db' | 'unit' | 'actor'>,
  drafts: readonly Draft[],
): Promise<(draft: Draft) => { relation_name?: string }> {
  const assignees = new Set(drafts.flatMap(({ after, before }) => newAssignee(after, before)));
  const maySignIn = await selectMaySignIn(db, unit.client_id, [...assignees]);
  const relations = drafts.flatMap(({ after }) => relationOf(after) ?? []);
  const relatedOf = await selectRelated(db, unit, relations, actor);
  return ({ after, before }) => {
    ensureFaultless(
      faultsOf(todoRules, after).map((fault) => ({ ...fault, code: 'invalid-input' as const })),
    );
    ensurePresentAmong(maySignIn, newAssignee(after, before), 'assignee_id');
    const relation = relationOf(after);
    return relation === null
      ? { relation_name: '' }
      : keptName(relation, relatedOf(relation), before && relationOf(before));
  };
}

/** The name of what a task is of as it is kept. Errors: `not-found`. */
function keptName(
  { relation_kind, relation_id }: Relation,
  parts: RelatedParts | undefined,
  before: Relation | null | undefined,
): { relation_name?: string } {
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
