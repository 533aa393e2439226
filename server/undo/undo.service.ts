import type { UndoneRecord } from '#contract/undo.ts';
import {
  markUndoing,
  selectIsOvertaken,
  selectOwnChange,
  selectWritten,
  type ChangeRow,
} from '#server/access/changes.sql.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { selectRecords } from '#server/db/recorded.sql.ts';
import { ensure } from '#server/errors.ts';
import { givenBack } from './belonging.ts';
import { folded } from './folded.ts';
import { PLACES, type Row } from './kind.ts';
import { isEnding, isFilling, MOST_ROWS, planOf, type Step } from './plan.ts';
import { bodyOf, paramsOf, renumbered, unlike } from './told.ts';
import { ask, held, whose, type Answers, type Call, type Work } from './work.ts';

/** Errors: those of the call of the room, `change-overtaken`, `change-fixed`. */
async function removed(work: Work, { kind, record_id, pasport_id }: Step): Promise<UndoneRecord> {
  const record = await held(work, kind, record_id, pasport_id);
  ensure(record !== undefined, 'change-overtaken');
  await ask(work, kind.remove, paramsOf(kind, kind.remove, record, record_id), {});
  return { record_type: kind.table, record_id, action: 'delete' };
}

/** Whether the step wrote for the first time what no call deletes. */
const isFirst = ({ kind: { remove, blank }, action }: Step) =>
  action === 'insert' && remove === undefined && blank !== undefined;

/** Errors: those of the call of the room, `change-overtaken`, `change-fixed`. */
async function saved(work: Work, step: Step): Promise<UndoneRecord | undefined> {
  const { kind, record_id, pasport_id } = step;
  const record = await held(work, kind, record_id, pasport_id);
  ensure(record !== undefined, 'change-overtaken');
  const before = renumbered(isFirst(step) ? (kind.blank ?? {}) : step.before, work.ids);
  if (isEnding(step) || isFilling(step)) {
    const call = isEnding(step) ? kind.ended?.call : kind.cleared?.call;
    await ask(work, call, paramsOf(kind, call, record, record_id), { version: record['version'] });
    return { record_type: kind.table, record_id, action: 'update' };
  }
  const kept = (kind.whole ?? []).map((column) => [column, record[column]] as const);
  const row = { ...Object.fromEntries(kept), ...before };
  const body = bodyOf(kind, kind.save, kind.asSaved?.(row) ?? row);
  if (Object.keys(body).length === 0) return undefined;
  await ask(work, kind.save, paramsOf(kind, kind.save, record, record_id), body);
  return { record_type: kind.table, record_id, action: 'update' };
}

/** The ids under which the record was inserted in this transaction just now. */
async function insertedSince(work: Work, { kind }: Step, seen: number) {
  const { db, actor } = work.call;
  const rows = await selectWritten(db, actor.client_id, MOST_ROWS);
  const newest = (type: string) =>
    rows.findLast(
      (row) => row.record_type === type && row.action === 'insert' && row.audit_id > seen,
    )?.record_id;
  const record_id = newest(kind.table);
  ensure(record_id !== undefined, 'change-fixed');
  return { record_id, pasport_id: kind.place === undefined ? null : (newest(PLACES) ?? null) };
}

/** Errors: those of the calls of the room, `change-fixed` where a value would not be as it was. */
async function inserted(work: Work, step: Step, seen: number): Promise<UndoneRecord> {
  const { kind, pasport_id } = step;
  const row = renumbered(step.before, work.ids);
  const told = kind.asNew?.(row) ?? row;
  await ask(work, kind.add, paramsOf(kind, kind.add, row, 0), bodyOf(kind, kind.add, told, 'new'));
  const made = await insertedSince(work, step, seen);
  work.ids.set(`${kind.id} ${step.record_id}`, made.record_id);
  if (pasport_id !== null) work.ids.set(`pasport_id ${pasport_id}`, made.pasport_id ?? 0);
  const record = await held(work, kind, made.record_id, made.pasport_id);
  ensure(record !== undefined, 'change-fixed');
  const rest = unlike(kind, renumbered(step.before, work.ids), record);
  if (Object.keys(rest).length > 0) {
    const body = bodyOf(kind, kind.save, rest);
    ensure(Object.keys(body).length === Object.keys(rest).length, 'change-fixed');
    await ask(work, kind.save, paramsOf(kind, kind.save, record, made.record_id), body);
  }
  return { record_type: kind.table, record_id: made.record_id, action: 'insert' };
}

/** Rows of a list stand in their former order again. */
async function reordered(work: Work, steps: readonly Step[]): Promise<UndoneRecord[]> {
  const [first] = steps;
  const order = first?.kind.order;
  if (first === undefined || order === undefined) return [];
  const { kind } = first;
  const { within = 'auxtype' } = order;
  const { db, actor } = work.call;
  const rows = await selectRecords(db, actor.client_id, kind.table);
  const moved = new Map(steps.map(({ record_id, before }) => [record_id, before[order.column]]));
  const named = rows.find((row) => row[kind.id] === first.record_id);
  ensure(named !== undefined, 'change-overtaken');
  const placeOf = (row: Row) => Number(moved.get(Number(row[kind.id])) ?? row[order.column]);
  const ids = rows
    .filter((row) => row[within] === named[within])
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((row) => Number(row[kind.id]));
  await ask(work, order.call, paramsOf(kind, order.call, named, 0), { ids });
  return steps.map(({ record_id }) => ({
    record_type: kind.table,
    record_id,
    action: 'update' as const,
  }));
}

const isSwapped = ({ kind, action, before }: Step) =>
  action === 'update' && kind.swapped !== undefined && kind.swapped.column in before;

/** Records that were given each to the other of two go back by the same call. Errors: those of the call, `change-fixed`. */
async function swappedBack(work: Work, steps: readonly Step[]): Promise<UndoneRecord[]> {
  const [first] = steps;
  const swapped = first?.kind.swapped;
  if (first === undefined || swapped === undefined) return [];
  const { kind } = first;
  const { column, call } = swapped;
  const [one, other, ...rest] = new Set(
    steps.flatMap(({ before, after }) => [before[column], after[column]]),
  );
  ensure(other !== undefined && rest.length === 0, 'change-fixed');
  const row = { ...whose(work, kind), [column]: one, [`other_${column}`]: other };
  const readings = steps.map(({ record_id: id }) => ({ id }));
  await ask(work, call, paramsOf(kind, call, row, 0), { readings });
  return steps.map(({ record_id }) => ({
    record_type: kind.table,
    record_id,
    action: 'update' as const,
  }));
}

const isOrdered = ({ kind, action, before }: Step) =>
  action === 'update' && kind.order !== undefined && kind.order.column in before;

/** Nobody may have changed the records since, and each is held until the end. Errors: `change-overtaken`. */
async function ensureStanding(work: Work, steps: readonly Step[], rows: readonly ChangeRow[]) {
  const { db, actor } = work.call;
  for (const { kind, action, record_id, pasport_id } of steps) {
    if (action === 'delete') continue;
    const record = await held(work, kind, record_id, pasport_id);
    ensure(record !== undefined, 'change-overtaken');
  }
  const names = steps.flatMap(({ record_type, record_id, pasport_id }) => [
    { record_type, record_id },
    ...(pasport_id === null ? [] : [{ record_type: PLACES, record_id: pasport_id }]),
  ]);
  const last = Math.max(...rows.map(({ audit_id }) => audit_id));
  ensure(!(await selectIsOvertaken(db, actor.client_id, names, last)), 'change-overtaken');
}

/** What others have hung on a new record since does not go with it. Errors: `change-overtaken`. */
async function ensureNothingElseGone({ call: { db, actor } }: Work, rows: readonly ChangeRow[]) {
  const keyOf = ({ record_type, record_id }: Pick<ChangeRow, 'record_type' | 'record_id'>) =>
    `${record_type} ${record_id}`;
  const mine = new Set(
    folded(rows)
      .filter(({ action }) => action === 'insert')
      .map(keyOf),
  );
  const written = folded(await selectWritten(db, actor.client_id, 5 * MOST_ROWS));
  const gone = written.filter(({ action }) => action === 'delete').map(keyOf);
  ensure(
    gone.every((key) => mine.has(key)),
    'change-overtaken',
  );
}

/** Errors: those of the calls of the rooms, `change-overtaken`, `change-fixed`. */
async function performed(work: Work, step: Step): Promise<UndoneRecord | undefined> {
  if (step.action === 'update' || isFirst(step)) return saved(work, step);
  if (step.action === 'insert') return removed(work, step);
  const { db, actor } = work.call;
  const before = await selectWritten(db, actor.client_id, MOST_ROWS);
  return inserted(work, step, before.at(-1)?.audit_id ?? 0);
}

/**
 * Takes back a change that the caller made himself not long ago: the opposite is done by the calls of
 * the rooms, so every rule and right of theirs holds. Errors: `not-found`, `change-overtaken` when a
 * record was changed since, `change-fixed` for what has no way back, those of the calls.
 */
export async function takeBack(
  answers: Answers,
  call: Call,
  unit: OwnedUnit | undefined,
): Promise<{ values: UndoneRecord[] }> {
  const { db, actor } = call;
  const audit_id = Number(call.params['audit_id']);
  const rows = await selectOwnChange(db, actor, audit_id);
  ensure(rows.length > 0, 'not-found');
  const steps = await planOf(db, actor.client_id, rows);
  ensure(steps !== undefined, 'change-fixed');
  ensure(
    steps.every(({ kind }) => kind.ofUnit === (unit !== undefined)),
    'not-found',
  );
  const work: Work = { call, unit, answers, ids: new Map() };
  await ensureStanding(work, steps, rows);
  await markUndoing(db, audit_id);
  const values: UndoneRecord[] = [];
  for (const step of steps) {
    const done = await performed(work, step);
    if (done !== undefined) values.push(done);
  }
  values.push(...(await swappedBack(work, steps.filter(isSwapped))));
  values.push(...(await reordered(work, steps.filter(isOrdered))));
  values.push(...(await givenBack(work, steps)));
  await ensureNothingElseGone(work, rows);
  return { values };
}
