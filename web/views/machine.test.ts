import { describe, expect, test } from 'vitest';
import type { SavedView, ViewLook } from '#contract/views.ts';
import { step } from './machine.ts';
import type { ViewEvent, ViewState } from './machine.ts';

const look: ViewLook = {
  place: { filter: 'no-owner' },
  search: 'Lipová',
  sort: { column: 'total_area', descending: true },
  size: 50,
  columns: { hidden: ['floor_code', 'note'], shown: [], widths: { name: 200, area: 90 } },
};
const other: ViewLook = { ...look, search: 'Javorová' };
const view: SavedView = {
  saved_view_id: 7,
  list: 'spaces',
  name: 'Volné byty',
  look,
  is_of_client: true,
  created: '2026-01-01T00:00:00.000Z',
  updated: '2026-01-01T00:00:00.000Z',
  version: 3,
};
const newer: SavedView = { ...view, version: 4, look: other };
const newest: SavedView = { ...view, version: 5, look: { ...look, size: 100 } };
const renamed: SavedView = { ...view, version: 4, name: 'Prázdné byty' };

const states = {
  none: { at: 'none' },
  awaited: { at: 'awaited', id: 7 },
  unchanged: { at: 'unchanged', view },
  changed: { at: 'changed', view },
  saving: { at: 'saving', view },
  conflict: { at: 'conflict', view, theirs: newer },
  gone: { at: 'gone', id: 7, view },
} as const satisfies Record<string, ViewState>;
type At = keyof typeof states;

const events = {
  'none named': { type: 'named', id: null },
  'itself named': { type: 'named', id: 7 },
  'another named': { type: 'named', id: 8 },
  laid: { type: 'laid', view: newer },
  'read the same': { type: 'read', views: [view] },
  'read renamed': { type: 'read', views: [renamed] },
  'read newer': { type: 'read', views: [newer] },
  'read newest': { type: 'read', views: [newest] },
  'read none': { type: 'read', views: [] },
  'looked so': { type: 'looked', look },
  'looked otherwise': { type: 'looked', look: other },
  saving: { type: 'saving', version: 4 },
  failed: { type: 'failed' },
  refused: { type: 'refused', theirs: newest },
  missing: { type: 'missing' },
} as const satisfies Record<string, ViewEvent>;
type Happening = keyof typeof events;

const awaitedOther: ViewState = { at: 'awaited', id: 8 };
const lost: ViewState = { at: 'gone', id: 7, view };
const laid: ViewState = { at: 'unchanged', view: newer };
const over: ViewState = { at: 'saving', view: { ...view, version: 4 } };
const refused: ViewState = { at: 'conflict', view, theirs: newest };

/** What leaves a state for another; every other event leaves it as it is. */
const table: Readonly<Record<At, Partial<Record<Happening, ViewState>>>> = {
  none: {
    'itself named': states.awaited,
    'another named': awaitedOther,
    laid,
  },
  awaited: {
    'none named': states.none,
    'another named': awaitedOther,
    'read none': { at: 'gone', id: 7, view: null },
    laid,
  },
  unchanged: {
    'none named': states.none,
    'another named': awaitedOther,
    laid,
    'read renamed': { at: 'unchanged', view: renamed },
    'read newer': states.conflict,
    'read newest': refused,
    'read none': lost,
    'looked otherwise': states.changed,
    saving: over,
    missing: lost,
  },
  changed: {
    'none named': states.none,
    'another named': awaitedOther,
    laid,
    'read renamed': { at: 'changed', view: renamed },
    'read newer': states.conflict,
    'read newest': refused,
    'read none': lost,
    'looked so': states.unchanged,
    saving: over,
    missing: lost,
  },
  saving: {
    'none named': states.none,
    'another named': awaitedOther,
    laid,
    saving: over,
    failed: states.changed,
    refused,
    missing: lost,
  },
  conflict: {
    'none named': states.none,
    'another named': awaitedOther,
    laid,
    'read newest': refused,
    'read none': lost,
    saving: over,
    missing: lost,
  },
  gone: { 'none named': states.none, 'another named': awaitedOther, laid },
};

const cases = (Object.keys(states) as At[]).flatMap((at) =>
  (Object.keys(events) as Happening[]).map((happening) => [at, happening] as const),
);

describe('a list seen by a saved view', () => {
  test.each(cases)('that is %s, after %s', (at, happening) => {
    expect(step(states[at], events[happening])).toEqual(table[at][happening] ?? states[at]);
  });

  test('is the same one while nothing of it changes, so that nothing is drawn anew', () => {
    expect(step(states.unchanged, events['looked so'])).toBe(states.unchanged);
    expect(step(states.changed, events['read the same'])).toBe(states.changed);
  });
});

describe('a look', () => {
  const looked = (now: ViewLook) => step(states.unchanged, { type: 'looked', look: now }).at;
  const columns = look.columns;

  test.each<[string, ViewLook]>([
    ['question', { ...look, place: {} }],
    ['day', { ...look, place: { ...look.place, as_of: '2026-01-31' } }],
    ['hidden records', { ...look, place: { ...look.place, hidden: 1 } }],
    ['order', { ...look, sort: null }],
    ['direction', { ...look, sort: { column: 'total_area', descending: false } }],
    ['rows per page', { ...look, size: 25 }],
    ['column put away', { ...look, columns: { ...columns, hidden: ['floor_code'] } }],
    ['column shown', { ...look, columns: { ...columns, shown: ['owner_name'] } }],
    ['width', { ...look, columns: { ...columns, widths: { name: 201, area: 90 } } }],
  ])('of another %s is another', (_what, now) => expect(looked(now)).toBe('changed'));

  test('of the same columns in another order is the same', () => {
    const turned = { hidden: ['note', 'floor_code'], shown: [], widths: { area: 90, name: 200 } };
    expect(looked({ ...look, columns: turned })).toBe('unchanged');
  });
});
