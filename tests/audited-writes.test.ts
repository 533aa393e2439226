import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { tablesOfBook } from '#server/db/book/book.ts';
import { liveScreens } from './endpoints/live-screens.ts';
import { makeKnown } from './endpoints/known.ts';
import { sampleOf } from './endpoints/samples.ts';
import { named, walk } from './endpoints/walk.ts';
import { auditedTables, noteWrites, takeWrites, type Written } from './written-rows.ts';

const walking = walk();
beforeAll(() => noteWrites(walking.world.db));

/** Columns that the audit leaves out on every table: they follow from the rest. */
const ALWAYS = ['version', 'created', 'updated'];

/** Columns that the audit of a table leaves out by the book; nobody adds one unnoticed. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  tablesOfBook.flatMap(([table, { history }]) =>
    typeof history === 'object' && 'without' in history
      ? [[table, history.without.toSorted()]]
      : [],
  ),
);

/** Whether the history would say nothing by a row of it. */
function saysNothing({ table, action, changed }: Written): boolean {
  const silent = [...ALWAYS, ...(LEFT_OUT[table] ?? [])];
  return action === 'update' && changed.every((column) => silent.includes(column));
}

const keyOf = ({ table, action, record_id }: Pick<Written, 'table' | 'action' | 'record_id'>) =>
  `${action} ${table} ${record_id}`;

/** What stays of the one list when each of the other takes its like away. */
function without(one: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return one.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const changing = named.filter(([, { method }]) => method !== 'GET');
let written = 0;

async function writesOf(endpoint: Endpoint) {
  const scene = await walking.own();
  const token = await scene.token(endpoint.access);
  // Some requests are made by making records first.
  sampleOf(endpoint, scene);
  // Somebody known writes by the shorter way; the other walks write by the longer one.
  if (endpoint.access !== 'public') await makeKnown(walking, endpoint, scene, token);
  const screens = await liveScreens(walking.world, scene);
  await takeWrites(walking.world.db);
  await walking.answer(endpoint, scene, { token });
  return { scene, ...(await takeWrites(walking.world.db)), screens: await screens.again() };
}

/** What each endpoint does is looked at from several sides, and done once. */
const outcomes = new Map<Endpoint, ReturnType<typeof writesOf>>();
function outcomeOf(endpoint: Endpoint) {
  const known = outcomes.get(endpoint) ?? writesOf(endpoint);
  outcomes.set(endpoint, known);
  return known;
}

describe('every write of a record has its audit row', { timeout: 60_000 }, () => {
  test.each(changing)('%s', async (_name, endpoint) => {
    const { written: all, audited, scene } = await outcomeOf(endpoint);
    const told = all.filter((one) => !saysNothing(one));
    written += told.length;
    expect(without(told.map(keyOf), audited.map(keyOf))).toEqual([]);
    // Whoever asked stands on it; a public call has nobody to name, but a registration its own person.
    const who = scene.actor(endpoint.access).user_identity;
    const others = audited.filter(({ user_identity }) => user_identity !== who);
    expect(endpoint.access === 'public' ? [] : others).toEqual([]);
  });

  test('and the walk has met many of them', () => {
    expect(written).toBeGreaterThan(changing.length / 2);
  });
});

describe('a screen after a live event is as the screen loaded anew', { timeout: 60_000 }, () => {
  let changed = 0;

  test.each(changing)('%s', async (_name, endpoint) => {
    const { screens } = await outcomeOf(endpoint);
    changed += screens.filter(({ hasChanged }) => hasChanged).length;
    const outOfDate = screens.filter(({ hasChanged, isTold }) => hasChanged && !isTold);
    expect(outOfDate.map(({ name }) => name)).toEqual([]);
  });

  test('and the walk has changed some', () => {
    expect(changed).toBeGreaterThan(20);
  });
});

test('the audit leaves out only columns that are known to be left out', async () => {
  const tables = await auditedTables(walking.world.db);
  const found = tables.filter(({ silent }) => silent.length > 0);
  expect(Object.fromEntries(found.map(({ table, silent }) => [table, silent.toSorted()]))).toEqual(
    LEFT_OUT,
  );
});
