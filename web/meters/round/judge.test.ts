import { describe, expect, test } from 'vitest';
import type { RoundPlace } from '#contract/metering/reading-round.ts';
import { roundPlace } from '#tests/web/round-place.ts';
import { isShown, mediansOf, progressOf, verdictOn, type Show } from './judge.ts';
import { lineKey, onlyNumber } from './line-keys.ts';
import type { OutLine } from './outbox.ts';
import { placedAt } from './walk.ts';

const DAY = '2026-01-15';

const place = (more: Partial<RoundPlace> = {}) =>
  roundPlace(1, {
    before: { read_on: '2025-01-15', state: 100, overflowed: false, status: 'ok' },
    former: { amount: 40, days: 365 },
    persons: 2,
    area: 50,
    ...more,
  });

const line = (text: string, more: Partial<OutLine> = {}): OutLine => ({
  house: 7,
  day: DAY,
  meter_id: 11,
  text,
  status: 'ok',
  overflowed: false,
  source: 'entry',
  estimate_method: '',
  note: null,
  reading_kind: 'current',
  seen: null,
  isDue: false,
  sent: [],
  phase: 'draft',
  ...more,
});

const none = new Map<never, never>();
const on = (typed: OutLine | undefined, at = place()) => verdictOn(at, DAY, typed, none);

const written = (state: number) => ({
  meter_reading_id: 1,
  state,
  status: 'ok' as const,
  overflowed: false,
  reading_kind: 'current' as const,
  source: 'entry' as const,
  estimate_method: '',
  note: '',
  photo_count: 0,
  version: 1,
  written_by: '',
});

describe('while one types', () => {
  test('heat of a colder winter is judged by its weather', () => {
    const heat = { kind: 'heat', former: { amount: 10, days: 365 } } as const;
    const [mild, cold] = [null, { now: 3000, former: 1000 }].map(
      (weather) => on(line('130'), place({ ...heat, weather })).plausibility,
    );
    expect(mild).toMatchObject({ level: 'odd' });
    expect(cold).toMatchObject({
      level: 'ok',
      words: expect.stringContaining('při stejném počasí'),
    });
  });

  test('the consumption is told and judged by the same time of the last year', () => {
    expect(on(line('141'))).toMatchObject({ used: 41, fault: null, plausibility: { level: 'ok' } });
    expect(on(line('190'))).toMatchObject({ used: 90, plausibility: { level: 'odd' } });
    expect(on(line('400'))).toMatchObject({ used: 300, plausibility: { level: 'unlikely' } });
  });

  test('water without a last year is judged by the people who live there', () => {
    const { plausibility } = on(line('500'), place({ former: null }));
    expect(plausibility?.words).toContain('na osobu');
  });

  test('a lower state is a fault until it is explained', () => {
    const { fault, used } = on(line('20'));
    expect([fault?.field, fault?.offers, used]).toEqual(['state', ['overflow', 'exchange'], null]);
    // 100 000 − 100 + 20.
    expect(on(line('20', { overflowed: true })).used).toBe(99_920);
  });

  test.each(['1,2345', '100000', ',', '1,2,3'])('%s is no state of the counter', (text) => {
    expect(on(line(text)).fault?.field).toBe('state');
  });

  test('nothing is said of an empty field nor of one where nobody got in', () => {
    expect(on(line(''))).toEqual({ used: null, fault: null, plausibility: null });
    expect(on(line('', { status: 'no-access' }))).toMatchObject({
      fault: null,
      plausibility: null,
    });
  });

  test('an allocator counts by its coefficients', () => {
    expect(on(line('110'), place({ factor: 1.5 })).used).toBe(15);
  });
});

describe('the middle of a house', () => {
  const heat = (meter_id: number, state: number) =>
    place({ meter_id, kind: 'heat', area: 10, reading: written(state) });

  test('is known of heat once enough spaces were read', () => {
    const states = [110, 120, 130, 140, 150];
    expect(mediansOf(states.map((state, at) => heat(at, state))).get('heat')).toBe(3);
    expect(mediansOf(states.slice(1).map((state, at) => heat(at, state))).size).toBe(0);
    expect(mediansOf(states.map((state) => place({ reading: written(state) }))).size).toBe(0);
  });
});

describe('choices over lines', () => {
  const shows = (typed: OutLine | undefined, at = place()) =>
    (['all', 'left', 'odd', 'refused'] as const satisfies readonly Show[]).filter((show) =>
      isShown(show, at, typed, on(typed, at)),
    );

  test.each([
    ['nobody has read', undefined, place(), ['all', 'left']],
    ['is written', undefined, place({ reading: written(141) }), ['all']],
    ['is written and odd', undefined, place({ reading: written(190) }), ['all', 'odd']],
    ['is being typed wrong', line('20'), place(), ['all', 'left', 'refused']],
    ['is on its way', line('141', { phase: 'due' }), place(), ['all']],
    ['was refused', line('141', { phase: 'refused' }), place(), ['all', 'refused']],
    ['has met another one', line('141', { phase: 'conflict' }), place(), ['all', 'refused']],
  ])('one that %s', (_what, typed, at, expected) => {
    expect(shows(typed, at)).toEqual(expected);
  });

  test('count what they show, and as written what the server has', () => {
    const places = [place(), place({ meter_id: 12, reading: written(141) })];
    const lines = new Map([['7.2026-01-15.11', line('141', { phase: 'waiting' })]]);
    expect(progressOf(places, { house: 7, day: DAY }, lines, none)).toEqual({
      counts: { all: 2, left: 0, odd: 0, refused: 0 },
      written: 1,
    });
  });
});

describe('keys of a field', () => {
  const pressed = (key: string, more: object = {}) =>
    lineKey({ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...more });

  test.each([
    ['Enter', {}, 'next'],
    ['Enter', { shiftKey: true }, 'previous'],
    ['ArrowUp', {}, 'previous'],
    ['ArrowUp', { altKey: true }, 'up'],
    ['ArrowDown', { altKey: true }, 'down'],
    ['N', { shiftKey: true }, 'no-access'],
    ['o', {}, 'estimate'],
    ['x', {}, 'nothing'],
    [' ', {}, 'nothing'],
    ['-', {}, 'nothing'],
    ['7', {}, undefined],
    [',', {}, undefined],
    ['.', {}, undefined],
    ['Tab', {}, undefined],
    ['v', { ctrlKey: true }, undefined],
  ])('%s %o', (key, more, expected) => {
    expect(pressed(key, more)).toBe(expected);
  });

  test('only numbers stay of what is pasted', () => {
    expect(onlyNumber('1\u00a0234.5 m³')).toBe('1234,5');
  });
});

test('an item goes before or behind another one', () => {
  expect(placedAt([1, 2, 3, 4], 1, 3, 'after')).toEqual([2, 3, 1, 4]);
  expect(placedAt([1, 2, 3, 4], 4, 2, 'before')).toEqual([1, 4, 2, 3]);
  expect(placedAt([1, 2, 3], 2, 2, 'after')).toEqual([1, 2, 3]);
});
