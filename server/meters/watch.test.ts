import { beforeEach, describe, expect, test } from 'vitest';
import { pragueDay } from '#contract/czech/prague-day.ts';
import type { WarningKind } from '#contract/metering/warning-words.ts';
import { listMeterWarnings } from '#contract/metering/warnings.ts';
import { updateWatchLimits } from '#contract/metering/watch-limits.ts';
import { watchAll, watchChanged } from '#server/core/metering/watch.ts';
import { addMeasuringPlaceRow, addMeterRow, addReadingRows } from '#tests/metering.ts';
import { meteringScene } from '#tests/metering-scene.ts';
import { addSpaceRow } from '#tests/pasports.ts';
import { insertRow } from '#tests/builders.ts';

const scene = meteringScene();
const { at, own, call } = scene;
const unitOf = () => ({ unit_id: at.unit.unit_id });

async function warnings() {
  return (await call(listMeterWarnings, { params: unitOf() })).result.values;
}
/** Kinds of warnings of the place that wait, after the unit was reckoned. */
async function found(place = own.place): Promise<WarningKind[]> {
  await watchChanged(at.world.portal);
  return (await warnings())
    .filter((row) => row.measuring_place_id === place && row.ceased_on === null)
    .map(({ kind }) => kind);
}
/** A device of the place of the scene that is valid long and was read yesterday. */
const device = (columns: object = {}, place = own.place) =>
  addMeterRow(at.world.db, at.unit, place, { verified_year: 2025, is_remote: true, ...columns });
const read = (meter: number, states: Parameters<typeof addReadingRows>[3]) =>
  addReadingRows(at.world.db, at.unit, meter, states);
const lives = (pasport_id: number, users_count: number) =>
  insertRow(at.world.db, 'pasport_users', {
    client_id: at.unit.client_id,
    unit_id: at.unit.unit_id,
    pasport_id,
    users_count,
    valid_from: '2020-01-01',
  });

describe('no reading', () => {
  test.each([
    ['2025-01-14', ['unread']],
    ['2025-01-15', []],
  ])('since %s', async (day, kinds) => {
    await read(await device({ mounted_on: day }), { [day]: 0 });
    expect(await found()).toEqual(kinds);
  });

  test('at all', async () => {
    await device();
    expect(await found()).toEqual(['unread']);
  });
});

describe('consumption of the last year against 10 m³ of the year before', () => {
  test.each<[number, WarningKind[]]>([
    [20, []],
    [20.001, ['suspect-up']],
    [5, []],
    [4.999, ['suspect-down']],
  ])('of %d m³', async (used, kinds) => {
    const meter = await device();
    await read(meter, { '2024-01-10': 100, '2025-01-10': 110, '2026-01-10': 110 + used });
    expect(await found()).toEqual(kinds);
  });
});

describe('a counter that shows the same', () => {
  const stood = async (since: string) => {
    const meter = await device();
    await read(meter, { '2025-02-01': 0, [since]: 8, '2026-01-10': 8 });
  };
  test.each<[string, number, WarningKind[]]>([
    ['2025-11-11', 2, ['stopped']],
    ['2025-11-12', 2, []],
    ['2025-11-11', 0, []],
  ])('since %s where %d persons live', async (since, persons, kinds) => {
    await lives(own.flat, persons);
    await stood(since);
    expect(await found()).toEqual(kinds);
  });

  test('is told of once, not also as suspiciously little', async () => {
    await lives(own.flat, 2);
    const meter = await device();
    await read(meter, { '2024-01-10': 0, '2025-01-10': 50, '2025-02-01': 52, '2026-01-10': 52 });
    expect(await found()).toEqual(['stopped']);
    // With nobody there it only shows little.
    await at.world.db.owner.query('update pasport_users set users_count = 0 where unit_id = $1', [
      at.unit.unit_id,
    ]);
    await watchAll(at.world.portal);
    expect(await found()).toEqual(['suspect-down']);
  });

  test('where nobody is known to live is no warning', async () => {
    await stood('2025-03-01');
    expect(await found()).toEqual([]);
  });

  test('once moved, or only estimated', async () => {
    await lives(own.flat, 2);
    const meter = await device();
    await read(meter, { '2025-03-01': 8, '2025-09-01': 8, '2026-01-10': 9 });
    await read(meter, {
      '2026-01-11': { state: 9, source: 'estimate', estimate_method: 'průměr' },
    });
    expect(await found()).toEqual([]);
  });

  test('found blocked is one whoever lives there', async () => {
    const meter = await device();
    await read(meter, { '2026-01-01': { state: 8, status: 'blocked' } });
    expect(await found()).toEqual(['stopped']);
    await read(meter, { '2026-01-10': 9 });
    expect(await found()).toEqual([]);
  });
});

describe('what was found at a reading', () => {
  test('a broken seal, until a person sees it whole', async () => {
    const meter = await device();
    await read(meter, { '2026-01-01': { state: 8, status: 'seal-broken' } });
    await read(meter, { '2026-01-05': { state: 9, source: 'remote' } });
    await read(meter, { '2026-01-06': { state: 9.5, source: 'self' } });
    expect(await found()).toEqual(['seal']);
    await read(meter, { '2026-01-10': 10 });
    expect(await found()).toEqual([]);
  });

  test('backflow, until it is read without it', async () => {
    const meter = await device();
    await read(meter, { '2026-01-01': { state: 8, status: 'backflow', source: 'remote' } });
    expect(await found()).toEqual(['backflow']);
    await read(meter, { '2026-01-05': { state: 9, source: 'remote' } });
    expect(await found()).toEqual([]);
  });
});

describe('a verification of 2021, which holds until 31 December 2026', () => {
  test.each<[string, WarningKind[]]>([
    ['2026-10-01T09:00:00Z', []],
    ['2026-10-02T09:00:00Z', ['ends']],
    ['2026-12-31T09:00:00Z', ['ends']],
    ['2027-01-01T09:00:00Z', ['ended']],
  ])('on %s', async (now, kinds) => {
    at.world.setNow(now);
    await read(await device({ verified_year: 2021 }), { [now.slice(0, 10)]: 5 });
    expect(await found()).toEqual(kinds);
  });
});

describe('a hot-water meter that is not read from afar', () => {
  const hot = async (columns: object = {}) => {
    const place = await addMeasuringPlaceRow(at.world.db, at.unit, own.flat, { kind: 'hot-water' });
    await read(await device({ is_remote: false, ...columns }, place), {
      [pragueDay(at.world.portal.now())]: 5,
    });
    return place;
  };
  test.each<[string, WarningKind[]]>([
    ['2025-12-31T09:00:00Z', []],
    ['2026-01-01T09:00:00Z', ['remote']],
    ['2027-02-01T09:00:00Z', ['remote']],
  ])('on %s', async (now, kinds) => {
    at.world.setNow(now);
    expect(await found(await hot())).toEqual(kinds);
  });

  test('is told of by the day that the unit has set, when the law moves it', async () => {
    const place = await hot();
    const params = { unit_id: at.unit.unit_id };
    const body = { remote_until: '2029-01-01' };
    expect((await call(updateWatchLimits, { params, body })).status).toBe(200);
    expect(await found(place)).toEqual([]);
    at.world.setNow('2028-02-01T09:00:00Z');
    await call(updateWatchLimits, { params, body: { unread_days: 3660 } });
    expect(await found(place)).toEqual(['remote']);
    const { values } = (await call(listMeterWarnings, { params })).result;
    expect(values.find(({ kind }) => kind === 'remote')?.to_on).toBe('2029-01-01');
  });

  test('is told of only where it has to be', async () => {
    expect(await found(await hot({ is_remote: true }))).toEqual([]);
    await read(await device({ is_remote: false }), { '2026-01-10': 5 });
    expect(await found()).toEqual([]);
  });
});

describe('remote data of months without any time of rest', () => {
  const months = ['2025-09-30', '2025-10-31', '2025-11-30', '2025-12-31'] as const;
  const remote = (states: readonly number[]) =>
    Object.fromEntries(
      months.map((day, index) => [day, { state: states[index] ?? 0, source: 'remote' }]),
    );
  const neighbour = async (states: readonly number[]) => {
    const space = await addSpaceRow(at.world.db, at.unit, own.house, { space_number: '8' });
    const place = await addMeasuringPlaceRow(at.world.db, at.unit, space.pasport_id);
    await read(await device({}, place), remote(states));
  };
  beforeEach(async () => {
    await read(await device(), remote([0, 3, 6, 9]));
  });

  test('is a steady flow where others of the house have one', async () => {
    await neighbour([0, 2, 2, 4]);
    expect(await found()).toEqual(['steady']);
  });

  test('is none where nobody else has one', async () => {
    await neighbour([0, 2, 3, 4]);
    expect(await found()).toEqual([]);
  });

  test('is none where only the smaller part of others has one', async () => {
    await neighbour([0, 2, 2, 4]);
    await neighbour([0, 2, 3, 4]);
    await neighbour([0, 2, 3, 4]);
    expect(await found()).toEqual([]);
  });

  test('is one in a space where nobody lives, whatever the others', async () => {
    await lives(own.flat, 0);
    expect(await found()).toEqual(['steady']);
  });

  test('says nothing of a shorter time', async () => {
    await neighbour([0, 2, 2, 4]);
    await call(updateWatchLimits, { params: unitOf(), body: { steady_days: 93 } });
    expect(await found()).toEqual([]);
    await call(updateWatchLimits, { params: unitOf(), body: { steady_days: 92 } });
    expect(await found()).toEqual(['steady']);
  });
});

describe('a main meter against the flats of its house', () => {
  const main = async (states: Parameters<typeof addReadingRows>[3]) => {
    const place = await addMeasuringPlaceRow(at.world.db, at.unit, own.house, {
      level: 'building',
    });
    await read(await device({}, place), states);
    return place;
  };
  const december = (used: number) => ({ '2025-11-30': 0, '2025-12-31': used });

  test.each<[number, number, WarningKind[]]>([
    [55, 50, []],
    [56, 50.4, []],
    [56, 50.399, ['loss']],
    [40, 35, []],
    [40, 34.999, ['loss']],
  ])('of %d m³ in December, of which the flats took %d m³', async (of, flats, kinds) => {
    await read(await device(), december(flats));
    expect(await found(await main(december(of)))).toEqual(kinds);
  });

  test('is not judged where a flat is not known', async () => {
    await read(await device(), { '2025-12-15': 0, '2025-12-31': 5 });
    expect(await found(await main(december(500)))).toEqual([]);
  });

  test('says how much was lost and when, and an old month does not go away', async () => {
    await read(await device(), december(40));
    const place = await main(december(100));
    await found(place);
    const ofMain = async () =>
      (await warnings()).filter((row) => row.measuring_place_id === place && row.kind === 'loss');
    expect(await ofMain()).toMatchObject([
      { amount: 100, compared: 40, from_on: '2025-12-01', to_on: '2025-12-31', state: 'new' },
    ]);
    at.world.setNow('2026-06-10T09:00:00Z');
    await watchAll(at.world.portal);
    expect(await ofMain()).toMatchObject([{ state: 'new', ceased_on: null }]);
  });

  test.each<[number, WarningKind[]]>([
    [459, []],
    [461, ['loss']],
  ])('of %d m³ in a year, where flats are read once in it', async (of, kinds) => {
    await read(await device(), { '2024-12-31': 0, '2025-12-31': 400 });
    expect(await found(await main({ '2024-12-31': 0, '2025-12-31': of }))).toEqual(kinds);
  });
});
