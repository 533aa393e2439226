import { describe, expect, test } from 'vitest';
import { readHouseBalance } from '#contract/metering/house-balance.ts';
import { addMeasuringPlaceRow, addMeterRow, addReadingRows } from '#tests/metering.ts';
import { faultOf, meteringScene } from '#tests/metering-scene.ts';

const { at, own, call } = meteringScene();

const balance = (house: number, from: string, to: string) =>
  call(readHouseBalance, {
    params: { unit_id: at.unit.unit_id, id: house },
    query: { from, to },
  });

async function measured(pasport: number, place: object, states: Record<string, number>) {
  const id = await addMeasuringPlaceRow(at.world.db, at.unit, pasport, { ...place });
  const device = await addMeterRow(at.world.db, at.unit, id);
  await addReadingRows(at.world.db, at.unit, device, states);
}

describe('the balance of a house', () => {
  test('tells main meters of the house by months; another house or a wrong time is refused', async () => {
    await measured(own.house, { level: 'invoice' }, { '2025-10-31': 10, '2025-12-31': 71 });
    await measured(own.flat, {}, { '2025-10-31': 0, '2025-12-31': 61 });
    // The place of the scene has no device, so nothing is known of it.
    const { result } = await balance(own.house, '2025-11-01', '2025-12-31');
    expect(result.values).toMatchObject([
      { to_on: '2025-11-30', amount: 30, below_count: 2, below_known: 1, below_amount: 30 },
      { to_on: '2025-12-31', amount: 31, below_count: 2, below_known: 1, loss: null },
    ]);
    expect((await balance(own.flat, '2025-11-01', '2025-12-31')).status).toBe(404);
    expect(faultOf(await balance(own.house, '2025-12-01', '2025-11-30'))).toEqual(['to']);
    expect(faultOf(await balance(own.house, '2019-12-01', '2025-11-30'))).toEqual(['to']);
  });
});
