import { beforeEach, describe, expect, test } from 'vitest';
import { clientOfTask } from '#server/access/owned.ts';
import { inTenant } from '#tests/as-of.ts';
import { addMeasuringPlaceRow, addMeterRow, addReadingRows } from '#tests/metering.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { selectHouseBalances, type BalanceAsked } from './house-balance.sql.ts';

const at = unitWorld();

let house: number;
let flats: number[];

beforeEach(async () => {
  house = (await addBuildingRow(at.world.db, at.unit, { pasport_name: 'Lipová 12' })).pasport_id;
  flats = [];
  for (const space_number of ['1', '2', '3'])
    flats.push((await addSpaceRow(at.world.db, at.unit, house, { space_number })).pasport_id);
});

type States = Parameters<typeof addReadingRows>[3];

async function measured(
  pasport: number,
  place: object,
  states: States | null,
  meter: object = {},
): Promise<number> {
  const id = await addMeasuringPlaceRow(at.world.db, at.unit, pasport, { ...place });
  if (states === null) return id;
  const device = await addMeterRow(at.world.db, at.unit, id, { ...meter });
  await addReadingRows(at.world.db, at.unit, device, states);
  return id;
}

const MAIN = { level: 'building' };
const main = (states: States, place: object = {}, meter: object = {}) =>
  measured(house, { ...MAIN, ...place }, states, meter);
const flat = (index: number, states: States | null, place: object = {}, meter: object = {}) =>
  measured(flats[index] ?? 0, place, states, meter);

const JANUARY = { from: '2026-01-01', to: '2026-01-31' };
/** From the last day of December to that of January. */
const used = (amount: number, from = 0): States => ({
  '2025-12-31': from,
  '2026-01-31': from + amount,
});

async function balances(asked: Partial<BalanceAsked> = {}) {
  const { client_id, unit_id } = at.unit;
  const owned = { client_id: clientOfTask(client_id), unit_id } as Parameters<
    typeof selectHouseBalances
  >[1];
  return inTenant(at.world.portal, owned.client_id, (db) =>
    selectHouseBalances(db, owned, { ...JANUARY, house, ...asked }),
  );
}

describe('a main meter against the places below it', () => {
  test('is compared with those that name it, whatever is measured before them', async () => {
    const top = await main(used(100), { location: 'šachta' });
    await flat(0, used(30), { parent_place_id: top });
    await flat(1, used(40, 7), { parent_place_id: top, kind: 'hot-water' });
    const riser = await measured(house, { level: 'common', parent_place_id: top }, used(25));
    // It is measured by the riser already.
    await flat(2, used(20), { parent_place_id: riser });
    // It names nobody, and others do name the main meter.
    await flat(2, used(9));
    expect(await balances()).toEqual([
      {
        measuring_place_id: top,
        building_id: house,
        building_name: 'Lipová 12',
        kind: 'cold-water',
        level: 'building',
        location: 'šachta',
        serves: '',
        measured_unit: 'm3',
        compared: 'below',
        after_on: '2025-12-31',
        to_on: '2026-01-31',
        amount: 100,
        measured: 100,
        divided_by: [],
        known_days: 31,
        days: 31,
        estimated: false,
        below_count: 3,
        below_known: 3,
        below_amount: 95,
        below_measured: 95,
        below_divided_by: [],
        below_estimated: false,
        loss: 5,
        loss_percent: 5,
      },
    ]);
  });

  test('is compared with flats of its kind in the house where nobody names it', async () => {
    await main(used(80));
    await flat(0, used(30));
    await flat(1, used(46));
    await flat(1, used(11), { kind: 'hot-water' });
    await measured(house, { level: 'common' }, used(2));
    const other = await addBuildingRow(at.world.db, at.unit);
    const elsewhere = await addSpaceRow(at.world.db, at.unit, other.pasport_id);
    await measured(elsewhere.pasport_id, {}, used(500));
    expect(await balances()).toMatchObject([
      { compared: 'house', below_count: 2, below_amount: 76, loss: 4, loss_percent: 5 },
    ]);
  });

  test('tells no loss while a flat is not known for the whole month, and how many are', async () => {
    await main(used(80));
    await flat(0, used(30));
    await flat(1, { '2026-01-10': 5, '2026-01-31': 10 });
    await flat(2, null);
    expect(await balances()).toMatchObject([
      { below_count: 3, below_known: 1, below_amount: 30, loss: null, loss_percent: null },
    ]);
  });

  test('tells no loss while the main meter itself is not known for the whole month', async () => {
    await main({ '2026-01-05': 0, '2026-01-31': 70 });
    await flat(0, used(30));
    expect(await balances()).toMatchObject([
      { amount: 70, known_days: 26, days: 31, below_known: 1, loss: null, loss_percent: null },
    ]);
    expect(await balances({ from: '2025-11-01', to: '2025-11-30' })).toMatchObject([
      { amount: null, known_days: 0, below_known: 0, below_amount: null, loss: null },
    ]);
  });

  test('says how much is divided, and that an estimate is among it', async () => {
    await main(used(62));
    // 730 m³ over 730 days.
    await flat(0, {
      '2024-12-31': 0,
      '2026-12-31': { state: 730, source: 'estimate', estimate_method: 'průměr' },
    });
    await flat(1, used(30));
    expect(await balances()).toMatchObject([
      { below_amount: 61, below_measured: 30, below_estimated: true, estimated: false, loss: 1 },
    ]);
  });

  test('may be less than what is below it, and percents of nothing are not told', async () => {
    await main(used(20));
    await flat(0, used(21));
    expect(await balances()).toMatchObject([{ loss: -1, loss_percent: -5 }]);
    await main(used(0), { kind: 'gas' });
    await flat(0, used(0), { kind: 'gas' });
    expect(await balances({ kind: 'gas' })).toMatchObject([{ loss: 0, loss_percent: null }]);
  });

  test('counts energies in its own unit, and leaves out what shares heat without measuring it', async () => {
    const top = await main(used(9), { kind: 'heat' }, { measured_unit: 'GJ' });
    await flat(0, used(1000), { kind: 'heat', parent_place_id: top }, { measured_unit: 'kWh' });
    await flat(1, used(1), { kind: 'heat', parent_place_id: top }, { measured_unit: 'MWh' });
    await flat(
      2,
      used(700),
      { kind: 'heat-allocator', parent_place_id: top },
      { measured_unit: 'units' },
    );
    // 1,000 kWh and 1 MWh are 3.6 GJ each.
    expect(await balances()).toMatchObject([
      { below_count: 2, below_amount: 7.2, loss: 1.8, loss_percent: 20 },
    ]);
  });

  test('does not guess whose the flats are when two main meters share the house', async () => {
    const one = await main(used(50));
    const other = await main(used(60));
    await measured(house, { level: 'invoice' }, used(115));
    await flat(0, used(100));
    expect(await balances()).toMatchObject([
      { level: 'invoice', compared: 'house', below_amount: 100, loss: 15 },
      { measuring_place_id: one, compared: 'none', below_count: 0, loss: null },
      { measuring_place_id: other, compared: 'none', below_count: 0, loss: null },
    ]);
    // Once it is said which flats are of the one, the others are of the other.
    await flat(1, used(45), { parent_place_id: one });
    expect(await balances()).toMatchObject([
      { level: 'invoice', compared: 'house', below_amount: 145, loss: -30 },
      { measuring_place_id: one, compared: 'below', below_amount: 45, loss: 5 },
      { measuring_place_id: other, compared: 'house', below_amount: 100, loss: -40 },
    ]);
  });

  test('a given up place counts by what is known of it, and nobody misses it', async () => {
    await main(used(50));
    await flat(0, used(30));
    await flat(1, used(15), { hidden: true });
    await flat(2, null, { hidden: true });
    expect(await balances()).toMatchObject([
      { below_count: 1, below_known: 1, below_amount: 45, loss: 5 },
    ]);
  });

  test('is told by months, for one house or all, and places in another house below it count', async () => {
    const top = await main({ '2025-12-31': 0, '2026-01-31': 40, '2026-02-28': 70 });
    const other = await addBuildingRow(at.world.db, at.unit, { pasport_name: 'Lipová 14' });
    const space = (await addSpaceRow(at.world.db, at.unit, other.pasport_id)).pasport_id;
    const below = { parent_place_id: top };
    await measured(space, below, { '2025-12-31': 0, '2026-01-31': 38, '2026-02-28': 66 });
    const months = [
      { measuring_place_id: top, to_on: '2026-01-31', below_amount: 38, loss: 2 },
      { measuring_place_id: top, to_on: '2026-02-28', below_amount: 28, loss: 2 },
    ];
    const both = { from: '2026-01-15', to: '2026-02-01' };
    expect(await balances(both)).toMatchObject(months);
    expect(await balances({ ...both, house: undefined })).toMatchObject(months);
    expect(await balances({ ...both, house: other.pasport_id })).toEqual([]);
    expect(await balances({ ...both, kind: 'heat' })).toEqual([]);
  });
});
