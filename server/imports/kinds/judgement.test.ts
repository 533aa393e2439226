import { expect, test } from 'vitest';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { Written } from '#server/db/record-table.sql.ts';
import { judgement, type Judged } from './judgement.ts';
import { SAME } from './plan.ts';

const db = {} as Db;
const unit = {} as OwnedUnit;

/** Rows of a file by their plans, and what was called to write them. */
function rowsOf(plans: readonly Judged<string, string>['plan'][]) {
  const calls: string[] = [];
  const writing = (verb: string) => async (_db: Db, _unit: OwnedUnit, items: readonly string[]) => {
    calls.push(`${verb} ${items.length}: ${items.at(0)}`);
    return items.map((item) => item as unknown as Written);
  };
  const judged = plans.map((plan, at) => ({ row_number: at + 2, faults: [], group_key: '', plan }));
  const found = judgement(judged, { insert: writing('insert'), update: writing('update') });
  return { ...found, calls };
}

test('new rows are made, changed ones changed, the others left as they are', async () => {
  const { verdicts, write, calls } = rowsOf([
    { state: 'changed', change: 'b' },
    SAME,
    { state: 'new', made: 'a' },
  ]);
  expect(verdicts.map(({ row_number, state }) => [row_number, state])).toEqual([
    [2, 'changed'],
    [3, 'same'],
    [4, 'new'],
  ]);
  expect(verdicts.every((verdict) => !('plan' in verdict))).toBe(true);
  const told: number[] = [];
  const written = await write(db, unit, async (count) => void told.push(count));
  expect(calls).toEqual(['insert 1: a', 'update 1: b']);
  expect([written, told]).toEqual([
    ['a', 'b'],
    [1, 1],
  ]);
});

test('a long file is written by a thousand records, and each thousand is told of', async () => {
  const made = Array.from({ length: 2001 }, (_, at) => ({ state: 'new' as const, made: `n${at}` }));
  const { write, calls } = rowsOf([...made, { state: 'changed', change: 'c' }]);
  const told: number[] = [];
  const written = await write(db, unit, async (count) => void told.push(count));
  expect(calls).toEqual([
    'insert 1000: n0',
    'insert 1000: n1000',
    'insert 1: n2000',
    'update 1: c',
  ]);
  expect([written.length, told]).toEqual([2002, [1000, 1000, 1, 1]]);
});
