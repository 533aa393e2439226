import { describe, expect, test } from 'vitest';
import { exchangeMeter } from '#contract/metering/meters.ts';
import { addMeasuringPlaceRow, addMeterRow, addReadingRows } from '#tests/metering.ts';
import { resultsWorld } from '#tests/results-scene.ts';
import { MONDAY } from '#tests/rounds-scene.ts';

const at = resultsWorld();
const { own, visit, report, exchange, told, send, stored, rows, kept } = at;

/** What is at a place: devices with their readings, without what is of each row alone. */
const devicesOf = async (place: number) => {
  const own_columns = `'{meter_id,measuring_place_id,created,updated,serial_number}'::text[]`;
  return rows(
    `select to_jsonb(m) - ${own_columns} as device,
            (select jsonb_agg(to_jsonb(r) - '{meter_id,meter_reading_id,created,updated}'::text[]
                              order by r.read_on)
               from meter_readings r where r.meter_id = m.meter_id) as readings
       from meters m where m.measuring_place_id = $1 order by m.mounted_on`,
    [place],
  );
};

/** Another place with the same device, read on the same days. */
async function twin(): Promise<number> {
  const { db } = at.at.world;
  const place = await addMeasuringPlaceRow(db, at.at.unit, own.flat, { location: 'kuchyň' });
  const meter = await addMeterRow(db, at.at.unit, place, {
    maker: 'Výrobce',
    digits: 4,
    decimals: 2,
    technology: 'static',
  });
  const start = { state: 0, reading_kind: 'start' };
  await addReadingRows(db, at.at.unit, meter, {
    '2020-01-01': start,
    '2026-10-02': 100,
    '2026-11-01': 130,
  });
  return place;
}

describe('an exchange', () => {
  test('writes exactly what an exchange by hand writes', async () => {
    const place = await twin();
    await at.at.world.call(exchangeMeter, {
      token: at.token(),
      params: { unit_id: at.at.unit.unit_id, measuring_place_id: place },
      body: {
        mounted_on: MONDAY,
        end_state: 140,
        overflowed: false,
        removal_reason: 'cejch',
        serial_number: 'SV-3',
        start_state: 0.5,
        measured_unit: 'm3',
        verified_year: 2026,
        seal: 'P-77',
        worker: 'Četa A',
        maker: 'Výrobce',
        technology: 'static',
        digits: 4,
        decimals: 2,
      },
    });
    const { result } = await report({ findings: [exchange({ removal_reason: 'cejch' })] });
    expect(result).toMatchObject({ outcome: 'written' });
    const byHand = await devicesOf(place);
    expect(byHand).toHaveLength(2);
    expect(await devicesOf(own.place)).toEqual(byHand);
    const [made] = await rows(
      `select meter_id from meters where serial_number = 'SV-2' and measuring_place_id = $1`,
      [own.place],
    );
    const [end] = await rows(
      `select meter_reading_id from meter_readings where meter_id = $1 and reading_kind = 'end'`,
      [own.meter],
    );
    expect(result.findings).toMatchObject([{ ...made, ...end }]);
  });

  test('that cannot be whole leaves the device that stands there as it was', async () => {
    const before = await devicesOf(own.place);
    // The end would hold, the beginning has more digits than the counter.
    const { result } = await report({ findings: [exchange({ start_state: 123456 })] });
    expect(result.findings).toMatchObject([
      { outcome: 'refused', field: 'start_state', message: expect.stringContaining('nejvýše 4') },
    ]);
    expect(await devicesOf(own.place)).toEqual(before);
  });

  test('of a device that somebody has exchanged meanwhile is left to the office', async () => {
    await at.at.world.call(exchangeMeter, {
      token: at.token(),
      params: { unit_id: at.at.unit.unit_id, measuring_place_id: own.place },
      body: {
        mounted_on: '2026-12-01',
        end_state: 135,
        serial_number: 'SV-8',
        start_state: 0,
        measured_unit: 'm3',
      },
    });
    const { result } = await report({ findings: [exchange()] });
    expect(result).toMatchObject({
      outcome: 'review',
      findings: [{ field: 'meter_id', message: 'Na místě mezitím stojí jiné měřidlo SV-8' }],
    });
    expect(await devicesOf(own.place)).toHaveLength(2);
  });
});

describe('a mounting', () => {
  const mounting = (measuring_place_id: number) => ({
    kind: 'mounting',
    measuring_place_id,
    serial_number: 'ITN-1',
    start_state: 0,
    verified_year: 2026,
    seal: 'P-9',
  });

  test('is in the usual unit of the kind, by the crew', async () => {
    const kind = { kind: 'heat-allocator' };
    const place = await addMeasuringPlaceRow(at.at.world.db, at.at.unit, own.flat, kind);
    const { result } = await report({ findings: [mounting(place)] });
    expect(result).toMatchObject({ outcome: 'written' });
    expect(
      await rows(
        `select measured_unit, decimals, mounted_on::text, worker, seal, verified_year
           from meters where measuring_place_id = $1`,
        [place],
      ),
    ).toEqual([
      {
        measured_unit: 'units',
        decimals: 0,
        mounted_on: MONDAY,
        worker: 'Četa A',
        seal: 'P-9',
        verified_year: 2026,
      },
    ]);
  });

  test('is refused where a device stands', async () => {
    const { result } = await report({ findings: [mounting(own.place)] });
    expect(result.findings).toMatchObject([
      { outcome: 'refused', message: 'Na místě už je měřidlo SV-1; vyměňte je' },
    ]);
  });
});

test('a fault of the portal in the middle keeps nothing half, and the result may come again', async () => {
  const { owner } = at.at.world.db;
  const { unit_id } = at.at.unit;
  const before = await devicesOf(own.place);
  const body = told({ findings: [exchange()] });
  await owner.query(
    `alter table visit_findings add constraint broken check (unit_id <> ${unit_id}) not valid`,
  );
  try {
    expect((await send(body)).status).toBe(500);
    expect(await devicesOf(own.place)).toEqual(before);
    expect(await stored(visit().visit_id)).toMatchObject({ state: 'planned', ended: null });
    expect(await kept()).toEqual([]);
  } finally {
    await owner.query('alter table visit_findings drop constraint broken');
  }
  expect((await send(body)).result).toMatchObject({ outcome: 'written' });
  expect(await devicesOf(own.place)).toHaveLength(2);
});
