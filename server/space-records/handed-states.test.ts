import { describe, expect, test } from 'vitest';
import { listReadings } from '#contract/metering/readings.ts';
import { addMeasuringPlaceRow, addMeterRow, addReadingRows } from '#tests/metering.ts';
import { transferScene } from '#tests/transfer-scene.ts';

const scene = transferScene();
const { at } = scene;
const { pass, takeBack, list, rowsOf, everything } = scene;

/** A meter of the space, read at the end of the last year. */
async function meter(columns: Record<string, unknown> = {}, space = scene.flat) {
  const { db } = at.world;
  const place = await addMeasuringPlaceRow(db, at.unit, space.pasport_id, columns);
  const id = await addMeterRow(db, at.unit, place, { serial_number: `M${place}` });
  await addReadingRows(db, at.unit, id, { '2023-12-31': 100.5 });
  return { place, id, serial_number: `M${place}` };
}
const faults = ({ error }: { error: { fields?: { field: string; message: string }[] } }) =>
  error.fields;
const past = { first_day: '2024-02-15' };

describe('states of meters at a transfer', () => {
  test('are readings at the end of the last day of the former owners, told with the transfer', async () => {
    const cold = await meter({ location: 'koupelna', walking_order: 1 });
    const hot = await meter({ kind: 'hot-water', walking_order: 2 });
    const silent = await meter({ kind: 'heat', walking_order: 3 });
    const states = [
      { meter_id: hot.id, state: 101 },
      { meter_id: cold.id, state: 110.25 },
    ];
    const { status, result } = await pass({ ...past, states });
    expect(status).toBe(200);
    const told = [
      {
        kind: 'cold-water',
        location: 'koupelna',
        serial_number: cold.serial_number,
        state: 110.25,
      },
      { kind: 'hot-water', serial_number: hot.serial_number, state: 101 },
    ];
    expect(result.states).toMatchObject(told);
    expect((await list())[0]?.states).toMatchObject(told);
    const params = { unit_id: at.unit.unit_id, measuring_place_id: cold.place };
    const readings = await at.world.call(listReadings, { token: at.user.token, params });
    expect(readings.result.values[0]).toMatchObject({
      read_on: '2024-02-14',
      state: 110.25,
      used: 9.75,
      reading_kind: 'current',
      source: 'entry',
      note: 'Stav při převodu prostoru',
    });
    expect(
      (await rowsOf('meter_readings')).filter((row) => row['meter_id'] === silent.id),
    ).toHaveLength(1);
  });

  test('that the day has already stay as they are, and another one is refused at its meter', async () => {
    const { id } = await meter();
    await addReadingRows(at.world.db, at.unit, id, { '2024-02-14': 120 });
    const before = [await everything(), await rowsOf('meter_readings')];
    const other = await pass({ ...past, states: [{ meter_id: id, state: 121 }] });
    expect(faults(other)).toEqual([
      {
        field: 'states.0.state',
        message: 'K 14. 2. 2024 je už zapsán stav 120; opravte ho u měřidla',
      },
    ]);
    expect([await everything(), await rowsOf('meter_readings')]).toEqual(before);
    const { result } = await pass({ ...past, states: [{ meter_id: id, state: 120 }] });
    expect(result.states).toMatchObject([{ state: 120 }]);
    // What was there before the transfer is there after its taking back.
    await takeBack(result.pasport_transfer_id);
    expect([await everything(), await rowsOf('meter_readings')]).toEqual(before);
  });

  test('that cannot be true are refused, and nothing is written', async () => {
    const [one, two] = [await meter(), await meter()];
    const before = [await everything(), await rowsOf('meter_readings')];
    const lower = [
      { meter_id: one.id, state: 101 },
      { meter_id: two.id, state: 99 },
    ];
    expect(faults(await pass({ ...past, states: lower }))).toMatchObject([
      { field: 'states.1.state', message: expect.stringContaining('nižší než 100,5') as string },
    ]);
    const twice = lower.map((state) => ({ ...state, meter_id: one.id, state: 101 }));
    expect(faults(await pass({ ...past, states: twice }))).toMatchObject([
      { field: 'states.1.state' },
    ]);
    // The end of the day before the transfer is yet to come.
    const ahead = [{ meter_id: one.id, state: 101 }];
    expect(faults(await pass({ first_day: '2024-03-01', states: ahead }))).toMatchObject([
      { field: 'states.0.state', message: 'Den odečtu nesmí být v budoucnu' },
    ]);
    expect([await everything(), await rowsOf('meter_readings')]).toEqual(before);
    const turned = [{ meter_id: two.id, state: 3, overflowed: true }];
    expect((await pass({ ...past, states: turned })).status).toBe(200);
  });

  test('are of meters of the space alone, and of people to whom meters are open', async () => {
    const elsewhere = await meter({}, await scene.makeFlat());
    const foreign = await pass({ ...past, states: [{ meter_id: elsewhere.id, state: 101 }] });
    expect(faults(foreign)).toMatchObject([{ field: 'states.0.meter_id' }]);
    const { id } = await meter();
    await at.world.db.owner.query(`update modules set enabled = false where name = 'meters'`);
    try {
      const closed = await pass({ ...past, states: [{ meter_id: id, state: 101 }] });
      expect(closed.status).toBe(403);
      expect((await pass(past)).status).toBe(200);
    } finally {
      await at.world.db.owner.query(`update modules set enabled = true where name = 'meters'`);
    }
  });

  test('go back with the transfer, unless somebody has corrected one of them', async () => {
    const { id, serial_number } = await meter();
    const before = [await everything(), await rowsOf('meter_readings')];
    const states = [{ meter_id: id, state: 110 }];
    const made = (await pass({ ...past, states })).result.pasport_transfer_id;
    expect((await takeBack(made)).status).toBe(200);
    expect([await everything(), await rowsOf('meter_readings')]).toEqual(before);
    const again = (await pass({ ...past, states })).result.pasport_transfer_id;
    await at.world.db.owner.query(
      "update meter_readings set state = 111 where meter_id = $1 and read_on = '2024-02-14'",
      [id],
    );
    const { status, error } = await takeBack(again);
    expect([status, error.errorMsg]).toEqual([
      409,
      `Převod nelze vzít zpět: odečet měřidla ${serial_number} mezitím někdo opravil.`,
    ]);
    expect((await list())[0]?.states).toMatchObject([{ state: 111 }]);
  });
});
