import type { UndoneRecord } from '#contract/undo.ts';
import { selectRecords } from '#server/db/recorded.sql.ts';
import { ensure } from '#server/errors.ts';
import type { Belonging, Kind } from './kind.ts';
import type { Step } from './plan.ts';
import { paramsOf, renumbered } from './told.ts';
import { ask, type Work } from './work.ts';

/** A record that was given to another owner, with whom it was and is. */
interface Given {
  readonly id: number;
  readonly from: unknown;
  readonly to: unknown;
}

function givenOf(work: Work, { column, id }: Belonging, steps: readonly Step[]): Given[] {
  // An owner that was made again has another number.
  const owner = (row: Step['before']) => renumbered({ [id]: row[column] }, work.ids)[id];
  return steps.map(({ record_id, before, after }) => ({
    id: record_id,
    from: owner(before) ?? null,
    to: after[column] ?? null,
  }));
}

/** All that are to be the owner's again. Errors: those of the call of the room. */
async function saveOwner(
  work: Work,
  kind: Kind,
  belongs: Belonging,
  given: readonly Given[],
  owner: unknown,
) {
  const { db, actor } = work.call;
  const rows = await selectRecords(db, actor.client_id, kind.table);
  const now = rows
    .filter((row) => row[belongs.column] === owner)
    .map((row) => Number(row[kind.id]));
  const left = given.filter(({ from, to }) => to === owner && from !== owner).map(({ id }) => id);
  const back = given.filter(({ from }) => from === owner).map(({ id }) => id);
  const all = new Set([...now.filter((id) => !left.includes(id)), ...back]);
  const params = paramsOf({ ...kind, param: 'id' }, belongs.save, {}, Number(owner));
  await ask(work, belongs.save, params, { [belongs.field]: [...all] });
}

/**
 * Records that were given to another owner are with the former one again: owners that are there are saved with all
 * that were theirs. Whoever has come to an owner since stays. Errors: those of the calls, `change-fixed`.
 */
export async function givenBack(work: Work, steps: readonly Step[]): Promise<UndoneRecord[]> {
  const moved = steps.filter(
    ({ kind: { belongs }, action, before }) =>
      action === 'update' && belongs !== undefined && belongs.column in before,
  );
  const [first] = moved;
  const belongs = first?.kind.belongs;
  if (first === undefined || belongs === undefined) return [];
  const given = givenOf(work, belongs, moved);
  const { db, actor } = work.call;
  const there = new Set(
    (await selectRecords(db, actor.client_id, belongs.table)).map((row) => row[belongs.id]),
  );
  const named = new Set(given.flatMap(({ from, to }) => [from, to]));
  // Of one that came with the change nothing is left; one that was before has to be there.
  ensure(
    given.every(({ from }) => from === null || there.has(from)),
    'change-fixed',
  );
  for (const owner of named) {
    if (there.has(owner)) await saveOwner(work, first.kind, belongs, given, owner);
  }
  return moved.map(({ record_id }) => ({
    record_type: first.kind.table,
    record_id,
    action: 'update' as const,
  }));
}
