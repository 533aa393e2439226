import { expect, test } from 'vitest';
import { book } from '#server/db/book/book.ts';
import { kinds, offering } from '#server/undo/kinds.ts';
import { named } from './endpoints/walk.ts';
import { undoReasons } from './undo-reasons.ts';

// Whatever is written can be taken back, or it is said why not.

/** Calls of users of a client that write and offer no way back. What the operator does is no record of a client. */
const fixed = named.filter(
  ([, one]) =>
    one.method !== 'GET' &&
    one.access !== 'public' &&
    one.access !== 'system-admin' &&
    !offering.has(one),
);
const isOf = (path: string, address: string) => path.includes(address);

test('every call that writes has a way back or a reason', () => {
  expect(fixed.length).toBeGreaterThan(100);
  const unsaid = fixed
    .filter(([, { path }]) => !undoReasons.some(([, ...all]) => all.some((one) => isOf(path, one))))
    .map(([name]) => name);
  expect(unsaid).toEqual([]);
});

test('every reason is of some call', () => {
  const idle = undoReasons
    .flatMap(([, ...all]) => all)
    .filter((address) => !fixed.some(([, { path }]) => isOf(path, address)));
  expect(idle).toEqual([]);
});

test('nothing is taken back that history does not keep whole', () => {
  const partly = kinds.flatMap(({ table, save, add, goesForGood = false, follows = [] }) => {
    const { history } = book[table];
    if (history === 'whole' || !('without' in history)) return [];
    const told: Readonly<Record<string, unknown>> = {
      ...save?.body.shape,
      ...(goesForGood ? {} : add?.body.shape),
    };
    return history.without
      .filter((column) => column in told && !follows.includes(column))
      .map((column) => `${table}.${column}`);
  });
  expect(partly).toEqual([]);
});
