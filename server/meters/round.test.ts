import { describe, expect, test } from 'vitest';
import {
  orderRound,
  readRound,
  writeRound,
  type RoundAnswer,
  type RoundPlace,
} from '#contract/metering/reading-round.ts';
import { addMeasuringPlaceRow } from '#tests/metering.ts';
import { meteringScene } from '#tests/metering-scene.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { addPhotoRow } from '#tests/photos.ts';

const { at, own, call, mount, exchange, read, readings } = meteringScene();

const DAY = '2026-01-15';

/** A line of a walk; by itself a state read today of which nothing was known before. */
const line = (meter_id: number, state: number | null, more: object = {}) => ({
  meter_id,
  read_on: DAY,
  state,
  status: 'ok',
  overflowed: false,
  reading_kind: 'current',
  source: 'entry',
  estimate_method: '',
  version: null,
  ...more,
});
const ofUnit = () => ({ unit_id: at.unit.unit_id });
const write = (...lines: object[]) => call(writeRound, { params: ofUnit(), body: { lines } });
const answersOf = async (...lines: object[]): Promise<RoundAnswer[]> =>
  (await write(...lines)).result.values;
const outcomes = (answers: readonly RoundAnswer[]) => answers.map(({ outcome }) => outcome);

const round = async (day = DAY): Promise<RoundPlace[]> =>
  (
    await call(readRound, {
      params: { ...ofUnit(), pasport_id: own.house },
      query: { day },
    })
  ).result.values;

const mounted = async (body: object = {}) => (await mount(body)).result.meter_id;

/** Another flat of the house with a place of cold water and its meter. */
async function another(space_number: string) {
  const { pasport_id } = await addSpaceRow(at.world.db, at.unit, own.house, { space_number });
  const place = await addMeasuringPlaceRow(at.world.db, at.unit, pasport_id);
  return { place, meter_id: (await mount({}, place)).result.meter_id };
}

describe('a walk through a house', () => {
  test('tells each meter with the state before, the same time of the last year and what the day has', async () => {
    const meter_id = await mounted({ mounted_on: '2024-01-15' });
    await read(meter_id, '2025-01-15', 36.5);
    await read(meter_id, '2026-01-15', 73);
    const [place, ...rest] = await round();
    expect(rest).toEqual([]);
    expect(place).toMatchObject({
      meter_id,
      space_number: '7',
      before: { read_on: '2025-01-15', state: 36.5 },
      after: null,
      // From the mounting to the reading of 15 January 2025: 366 days of a leap year.
      former: { amount: 36.5, days: 366 },
      reading: { state: 73, version: 1, written_by: expect.stringMatching(/\S/u) as string },
    });
  });

  test('brings notes; a line that says nothing of one leaves it as it is', async () => {
    const meter_id = await mounted();
    const note = 'klíč u sousedky v č. 8';
    const [first] = await answersOf(line(meter_id, 12, { note }));
    expect(first).toMatchObject({ outcome: 'accepted', reading: { note } });
    expect((await round())[0]?.reading).toMatchObject({ state: 12, note });
    // Sent again it is there once, with another note it is a correction.
    expect(outcomes(await answersOf(line(meter_id, 12, { note })))).toEqual(['accepted']);
    const [corrected] = await answersOf(line(meter_id, 13, { version: 1 }));
    expect(corrected?.reading).toMatchObject({ state: 13, note, version: 2 });
    const [emptied] = await answersOf(line(meter_id, 13, { version: 2, note: '' }));
    expect(emptied?.reading).toMatchObject({ state: 13, note: '', version: 3 });
  });

  test('tells how many photos the reading of the day has', async () => {
    const meter_id = await mounted();
    const [answer] = await answersOf(line(meter_id, 12));
    expect(answer?.reading?.photo_count).toBe(0);
    const id = answer?.reading?.meter_reading_id ?? 0;
    await addPhotoRow(at.world.db, at.unit, id);
    await addPhotoRow(at.world.db, at.unit, id);
    expect((await round())[0]?.reading?.photo_count).toBe(2);
    expect((await answersOf(line(meter_id, 12)))[0]?.reading?.photo_count).toBe(2);
  });

  test('meets a colleague who read the same and noted something, unless it notes something else', async () => {
    const meter_id = await mounted();
    await answersOf(line(meter_id, 12, { note: 'za dřezem' }));
    const [same, other] = [
      await answersOf(line(meter_id, 12)),
      await answersOf(line(meter_id, 12, { note: 'plombu drží drát' })),
    ];
    expect(outcomes(same)).toEqual(['accepted']);
    expect(other).toMatchObject([{ outcome: 'conflict', reading: { note: 'za dřezem' } }]);
  });

  test('may be of one space alone', async () => {
    const meter_id = await mounted();
    await another('8');
    const ask = (pasport_id: number) =>
      call(readRound, { params: { ...ofUnit(), pasport_id }, query: { day: DAY } });
    const { building_name, values } = (await ask(own.flat)).result;
    expect(building_name).toBe('Lipová 12');
    expect(values.map((place: RoundPlace) => place.meter_id)).toEqual([meter_id]);
    const empty = await addSpaceRow(at.world.db, at.unit, own.house, {});
    expect((await ask(empty.pasport_id)).result.values).toEqual([]);
  });

  test('knows no last year where not all of it was read', async () => {
    const meter_id = await mounted({ mounted_on: '2025-06-01' });
    await read(meter_id, '2025-12-31', 10);
    expect((await round())[0]).toMatchObject({ former: null, persons: null });
  });

  test('has meters that stand there on the day, at an exchange the new one', async () => {
    await mounted();
    const { result } = await exchange();
    expect((await round('2024-12-31')).map((place) => place.meter_id)).toEqual([]);
    expect((await round('2025-07-01')).map((place) => place.meter_id)).toEqual([result.meter_id]);
  });

  test('goes by floors and numbers of spaces as people count, until it is given an order that is kept', async () => {
    const seven = await mounted();
    const twelve = await another('12');
    const two = await another('2');
    const meters = async () => (await round()).map((place) => place.meter_id);
    expect(await meters()).toEqual([two.meter_id, seven, twelve.meter_id]);
    const order = (measuring_place_ids: number[]) =>
      call(orderRound, {
        params: { ...ofUnit(), pasport_id: own.house },
        body: { measuring_place_ids },
      });
    const saved = await order([twelve.place, own.place, two.place]);
    expect(saved.result).toEqual({ changed_count: 3 });
    expect(await meters()).toEqual([twelve.meter_id, seven, two.meter_id]);
    expect((await order([own.place, twelve.place, two.place])).result.changed_count).toBe(2);
    expect(await meters()).toEqual([seven, twelve.meter_id, two.meter_id]);
  });

  test('takes no order of places of another house, nor one named twice', async () => {
    await mounted();
    const other = await addBuildingRow(at.world.db, at.unit, { pasport_name: 'Javorová 3' });
    const place = await addMeasuringPlaceRow(at.world.db, at.unit, other.pasport_id);
    for (const measuring_place_ids of [
      [own.place, place],
      [own.place, own.place],
    ]) {
      const { status } = await call(orderRound, {
        params: { ...ofUnit(), pasport_id: own.house },
        body: { measuring_place_ids },
      });
      expect(status).toBe(404);
    }
  });
});

describe('readings of a walk', () => {
  test('are written, and each that cannot be true is refused alone, with what may explain it', async () => {
    const good = await mounted();
    const { meter_id: low } = await another('8');
    await read(low, '2025-06-01', 500);
    const answers = await answersOf(line(low, 12), line(good, 30));
    expect(answers).toMatchObject([
      { meter_id: low, outcome: 'refused', field: 'state', offers: ['overflow', 'exchange'] },
      { meter_id: good, outcome: 'accepted', offers: [], reading: { state: 30, version: 1 } },
    ]);
    expect(answers[0]?.message).toContain('500');
    const [again] = await answersOf(line(low, 12, { overflowed: true }));
    expect(again).toMatchObject({ outcome: 'accepted', reading: { overflowed: true } });
  });

  test('sent again are there once', async () => {
    const meter_id = await mounted();
    const [first] = await answersOf(line(meter_id, 30));
    const [second] = await answersOf(line(meter_id, 30));
    expect(second).toEqual(first);
    expect(outcomes(await answersOf(line(meter_id, 30), line(meter_id, 30)))).toEqual([
      'accepted',
      'accepted',
    ]);
    expect((await readings()).filter(({ read_on }) => read_on === DAY)).toHaveLength(1);
  });

  test('meet what another person wrote meanwhile, and correct only what was seen', async () => {
    const meter_id = await mounted();
    await read(meter_id, DAY, 30);
    const [met] = await answersOf(line(meter_id, 31));
    expect(met).toMatchObject({
      outcome: 'conflict',
      reading: { state: 30, version: 1, written_by: expect.stringMatching(/\S/u) as string },
    });
    const [corrected] = await answersOf(line(meter_id, 31, { version: 1 }));
    expect(corrected).toMatchObject({ outcome: 'accepted', reading: { state: 31, version: 2 } });
    expect(outcomes(await answersOf(line(meter_id, 32, { version: 1 })))).toEqual(['conflict']);
  });

  test('meet that another person deleted what was seen', async () => {
    const meter_id = await mounted();
    const [answer] = await answersOf(line(meter_id, 31, { version: 1 }));
    expect(answer).toMatchObject({ outcome: 'conflict', reading: null });
  });

  test('of two people at once are one, and the other one is told', async () => {
    const meter_id = await mounted();
    const both = await Promise.all([answersOf(line(meter_id, 30)), answersOf(line(meter_id, 31))]);
    expect(outcomes(both.flat()).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'accepted',
      'conflict',
    ]);
    expect((await readings()).filter(({ read_on }) => read_on === DAY)).toHaveLength(1);
  });

  test('say that nobody got in, and are put right when somebody does', async () => {
    const meter_id = await mounted();
    const [visit] = await answersOf(line(meter_id, null, { status: 'no-access' }));
    expect(visit).toMatchObject({ outcome: 'accepted', reading: { state: null, version: 1 } });
    const [state] = await answersOf(line(meter_id, 30, { version: 1 }));
    expect(state).toMatchObject({ outcome: 'accepted', reading: { state: 30, status: 'ok' } });
    expect((await readings()).filter(({ read_on }) => read_on === DAY)).toHaveLength(1);
  });

  test('that are estimated say how', async () => {
    const meter_id = await mounted();
    const [without] = await answersOf(line(meter_id, 30, { source: 'estimate' }));
    expect(without).toMatchObject({ outcome: 'refused', field: 'estimate_method' });
    const method = { source: 'estimate', estimate_method: 'podle loňska' };
    expect(outcomes(await answersOf(line(meter_id, 30, method)))).toEqual(['accepted']);
  });

  test.each([
    ['a day to come', { read_on: '2026-01-16' }, 30, 'read_on'],
    ['a day before the mounting', { read_on: '2024-12-31' }, 30, 'read_on'],
    ['a state that no counter shows', {}, 1e12, 'state'],
    ['a state beyond all numbers', {}, 1e300, 'state'],
    ['more decimals than the counter has', {}, 1.2345, 'state'],
    ['a negative state', {}, -1, 'state'],
    ['no state and no reason', {}, null, 'state'],
    ['an overflow of what is not lower', { overflowed: true }, 30, 'overflowed'],
  ])('are refused of %s', async (_what, more, state, field) => {
    const meter_id = await mounted();
    const [answer] = await answersOf(line(meter_id, state, more));
    expect(answer).toMatchObject({ outcome: 'refused', field, reading: null });
    expect(await readings()).toHaveLength(1);
  });

  test('of the day of mounting leave the first state as it is', async () => {
    const meter_id = await mounted({ mounted_on: DAY, start_state: 3 });
    expect(outcomes(await answersOf(line(meter_id, 3)))).toEqual(['accepted']);
    const [other] = await answersOf(line(meter_id, 4, { version: 1 }));
    expect(other).toMatchObject({ outcome: 'refused', field: 'reading_kind' });
  });

  test('of a meter that is not of the unit are refused like those of none', async () => {
    const meter_id = await mounted();
    const elsewhere = await at.world.call(writeRound, {
      token: at.user.token,
      params: ofUnit(),
      body: { lines: [line(2_000_000_000, 1), line(meter_id, 5)] },
    });
    expect(outcomes(elsewhere.result.values)).toEqual(['refused', 'accepted']);
    const { near } = await at.neighbours();
    const foreign = await call(writeRound, {
      params: { unit_id: near.unit_id },
      body: { lines: [line(meter_id, 6, { version: 1 })] },
    });
    expect(outcomes(foreign.result.values)).toEqual(['refused']);
  });

  test('new ones are stopped by an ended licence, corrections are not', async () => {
    const meter_id = await mounted();
    await answersOf(line(meter_id, 30));
    await at.world.db.owner.query(
      `update clients set licence_valid_to = '2001-01-01' where client_id = $1`,
      [at.unit.client_id],
    );
    expect((await write(line(meter_id, 31, { read_on: '2026-01-14' }))).status).not.toBe(200);
    expect(outcomes(await answersOf(line(meter_id, 31, { version: 1 })))).toEqual(['accepted']);
  });
});
