import { beforeEach, describe, expect, test } from 'vitest';
import { deleteReading, updateReading } from '#contract/metering/readings.ts';
import { faultOf, meteringScene } from '#tests/metering-scene.ts';

const { at, call, mount, read, readings } = meteringScene();

describe('a reading', () => {
  let meter_id: number;
  beforeEach(async () => {
    ({ meter_id } = (await mount()).result);
  });

  test('tells what was used since the one before', async () => {
    await read(meter_id, '2025-03-01', 10.5);
    await read(meter_id, '2025-06-01', 30);
    expect((await readings()).map(({ used }) => used)).toEqual([19.5, 10.5, null]);
  });

  test('is one a day', async () => {
    await read(meter_id, '2025-03-01', 10);
    expect(faultOf(await read(meter_id, '2025-03-01', 11))).toEqual(['read_on']);
  });

  test('lower than the last one is refused, and taken when the counter began anew', async () => {
    await read(meter_id, '2025-03-01', 99_990);
    expect(faultOf(await read(meter_id, '2025-06-01', 12))).toEqual(['state']);
    const { result } = await read(meter_id, '2025-06-01', 12, { overflowed: true });
    expect(result.used).toBe(22);
  });

  test('is refused for a day to come, before mounting, with more digits or decimals than the counter has', async () => {
    expect(faultOf(await read(meter_id, '2026-01-16', 1))).toEqual(['read_on']);
    expect(faultOf(await read(meter_id, '2024-12-31', 1))).toEqual(['read_on']);
    expect(faultOf(await read(meter_id, '2025-06-01', 100_000))).toEqual(['state']);
    expect(faultOf(await read(meter_id, '2025-06-01', 1.2345))).toEqual(['state']);
    expect(faultOf(await read(meter_id, '2025-06-01', 1e12))).toEqual(['state']);
  });

  test('has no state only where nobody got in', async () => {
    expect(faultOf(await read(meter_id, '2025-06-01', null))).toEqual(['state']);
    expect((await read(meter_id, '2025-06-01', null, { status: 'no-access' })).status).toBe(200);
    expect(faultOf(await read(meter_id, '2025-06-01', null, { status: 'no-access' }))).toEqual([
      'read_on',
    ]);
  });

  test('without a state is a plain one, and says nothing of the counter', async () => {
    const visit = { status: 'no-access' };
    const billing = { ...visit, reading_kind: 'billing' };
    expect(faultOf(await read(meter_id, '2025-06-01', null, billing))).toEqual(['state']);
    const turned = { ...visit, overflowed: true };
    expect(faultOf(await read(meter_id, '2025-06-01', null, turned))).toEqual(['overflowed']);
    const [start] = await readings();
    const params = { unit_id: at.unit.unit_id, meter_id, id: start?.meter_reading_id ?? 0 };
    const emptied = await call(updateReading, { params, body: { state: null, ...visit } });
    expect(faultOf(emptied)).toEqual(['state']);
  });

  test('is no beginning and no end of a device', async () => {
    for (const reading_kind of ['start', 'end'])
      expect(faultOf(await read(meter_id, '2025-06-01', 5, { reading_kind }))).toEqual([
        'reading_kind',
      ]);
    expect(await readings()).toHaveLength(1);
  });

  test('is corrected within those around it, and the old value stays in history', async () => {
    await read(meter_id, '2025-03-01', 10);
    const { result } = await read(meter_id, '2025-06-01', 30);
    await read(meter_id, '2025-09-01', 50);
    const correct = (body: object) =>
      call(updateReading, {
        params: { unit_id: at.unit.unit_id, meter_id, id: result.meter_reading_id },
        body,
      });
    expect(faultOf(await correct({ state: 51 }))).toEqual(['state']);
    expect((await correct({ state: 31 })).result.used).toBe(21);
    const { rows } = await at.world.db.owner.query<{ changes: object }>(
      `select changes from audit_log where record_type = 'meter_readings' and record_id = $1
        and action = 'update'`,
      [result.meter_reading_id],
    );
    expect(rows).toEqual([{ changes: { state: [30, 31] } }]);
  });

  test('does not leave those around it without sense when it goes', async () => {
    await read(meter_id, '2025-03-01', 99_990);
    const { result } = await read(meter_id, '2025-06-01', 12, { overflowed: true });
    await read(meter_id, '2025-09-01', 50);
    const removed = await call(deleteReading, {
      params: { unit_id: at.unit.unit_id, meter_id, id: result.meter_reading_id },
    });
    expect(faultOf(removed)).toEqual(['state']);
  });

  test('by which a device begins stays with it', async () => {
    const [start] = await readings();
    const params = { unit_id: at.unit.unit_id, meter_id, id: start?.meter_reading_id ?? 0 };
    expect(faultOf(await call(deleteReading, { params }))).toEqual(['reading_kind']);
    const moved = await call(updateReading, { params, body: { read_on: '2025-01-02' } });
    expect(faultOf(moved)).toEqual(['read_on']);
    const corrected = await call(updateReading, { params, body: { state: 1 } });
    expect(corrected.status).toBe(200);
  });
});
