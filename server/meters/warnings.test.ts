import { describe, expect, test } from 'vitest';
import { listMeterWarnings, updateMeterWarning } from '#contract/metering/warnings.ts';
import { watchAll, watchChanged } from '#server/core/metering/watch.ts';
import { addMeterRow, addReadingRows } from '#tests/metering.ts';
import { meteringScene } from '#tests/metering-scene.ts';

const { at, own, call } = meteringScene();
const unitOf = () => ({ unit_id: at.unit.unit_id });

async function warnings() {
  return (await call(listMeterWarnings, { params: unitOf() })).result.values;
}
const read = (meter: number, states: Parameters<typeof addReadingRows>[3]) =>
  addReadingRows(at.world.db, at.unit, meter, states);

describe('a warning whose cause goes away', () => {
  const broken = async () => {
    const meter = await addMeterRow(at.world.db, at.unit, own.place, { verified_year: 2025 });
    await read(meter, { '2026-01-01': { state: 8, status: 'seal-broken' } });
    await watchChanged(at.world.portal);
    const [warning] = await warnings();
    return { meter, warning: warning! };
  };
  const decide = (id: number, body: object) =>
    call(updateMeterWarning, { params: { ...unitOf(), id }, body });
  const goAway = (meter: number) => read(meter, { '2026-01-10': 10 });
  const comeBack = async (meter: number) => {
    await at.world.db.owner.query(
      'delete from meter_readings where meter_id = $1 and read_on = $2',
      [meter, '2026-01-10'],
    );
  };
  const standing = async () => {
    await watchChanged(at.world.portal);
    return (await warnings()).map(({ state, ceased_on, found_on }) => ({
      state,
      ceased_on,
      found_on,
    }));
  };

  test('ceases by itself, and is new when it is back', async () => {
    const { meter } = await broken();
    await goAway(meter);
    expect(await standing()).toEqual([
      { state: 'ceased', ceased_on: '2026-01-15', found_on: '2026-01-15' },
    ]);
    at.world.setNow('2026-01-20T09:00:00Z');
    await comeBack(meter);
    expect(await standing()).toEqual([{ state: 'new', ceased_on: null, found_on: '2026-01-20' }]);
  });

  test('stays ignored for the same cause', async () => {
    const { meter, warning } = await broken();
    await decide(warning.meter_warning_id, { state: 'ignored', reason: 'plomba bude v březnu' });
    await goAway(meter);
    expect(await standing()).toMatchObject([{ state: 'ignored', ceased_on: '2026-01-15' }]);
    await comeBack(meter);
    expect(await standing()).toMatchObject([{ state: 'ignored', ceased_on: null }]);
  });

  test('of a new cause is a new one beside the ignored', async () => {
    const { meter, warning } = await broken();
    await decide(warning.meter_warning_id, { state: 'ignored', reason: 'plomba bude v březnu' });
    await goAway(meter);
    await read(meter, { '2026-01-12': { state: 11, status: 'seal-broken' } });
    expect((await standing()).map(({ state }) => state).toSorted()).toEqual(['ignored', 'new']);
  });

  test('solved by a person is new when it comes back', async () => {
    const { meter, warning } = await broken();
    await decide(warning.meter_warning_id, { state: 'solved' });
    expect(await standing()).toMatchObject([{ state: 'solved', ceased_on: null }]);
    await goAway(meter);
    expect(await standing()).toMatchObject([{ state: 'solved', ceased_on: '2026-01-15' }]);
    await comeBack(meter);
    expect(await standing()).toMatchObject([{ state: 'new', ceased_on: null }]);
  });

  test('is decided by one of two who saw the same version', async () => {
    const { warning } = await broken();
    const { meter_warning_id: id, version } = warning;
    expect((await decide(id, { state: 'solving', version })).status).toBe(200);
    const late = await decide(id, { state: 'solved', version });
    expect(late.status).toBe(409);
    expect(late.error.current).toMatchObject({ state: 'solving' });
  });

  test('is ignored with a reason alone', async () => {
    const { warning } = await broken();
    const { meter_warning_id: id } = warning;
    const refused = await decide(id, { state: 'ignored' });
    expect(refused.status).toBe(400);
    const told = await decide(id, { state: 'ignored', reason: 'byt se opravuje' });
    expect(told.result).toMatchObject({ state: 'ignored', reason: 'byt se opravuje' });
    expect(told.result.decided_by).not.toBe('');
  });

  test('is reckoned at night too, and twice changes nothing', async () => {
    await broken();
    const before = await warnings();
    await watchAll(at.world.portal);
    await watchAll(at.world.portal);
    expect(await warnings()).toEqual(before);
  });
});
