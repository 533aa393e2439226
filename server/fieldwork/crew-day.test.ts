import { describe, expect, test } from 'vitest';
import { readCrewDay, readVisitJob } from '#contract/fieldwork/crew-day.ts';
import { addCrewRow, addRoundRow, addVisitRow, addWorkRow } from '#tests/fieldwork.ts';
import { addMeasuringPlaceRow, addMeterRow, addReadingRows } from '#tests/metering.ts';
import { addBuildingRow } from '#tests/pasports.ts';
import { resultsWorld } from '#tests/results-scene.ts';
import { MONDAY, TUESDAY } from '#tests/rounds-scene.ts';
import { addRevisionRow } from '#tests/revisions.ts';

const at = resultsWorld();
const { own, scene, visit, report, ofVisit, rows } = at;

const day = (crew_id: number, on = MONDAY) =>
  at.at.world.call(readCrewDay, { token: at.token(), params: { crew_id, day: on } });
const job = async () => (await at.at.world.call(readVisitJob, ofVisit(visit()))).result;

describe('a day of a crew', () => {
  test('tells its visits in the order of time, with the meters of each place', async () => {
    const { result } = await day(scene.crew);
    expect([result.crew_name, result.day]).toEqual(['Četa A', MONDAY]);
    expect(
      result.values.map(({ space_number, from_minute }) => [space_number, from_minute]),
    ).toEqual([
      ['1', 420],
      ['2', 480],
      ['10', 540],
    ]);
    expect(result.values.map(({ meters }) => meters.length)).toEqual([1, 0, 0]);
    expect(result.values[0]?.meters).toEqual([
      {
        measuring_place_id: own.place,
        meter_id: own.meter,
        kind: 'cold-water',
        location: 'koupelna',
        room_name: '',
        serial_number: 'SV-1',
        measured_unit: 'm3',
        digits: 4,
        decimals: 2,
        scale_month: null,
        seal: '',
        verified_until: null,
        before: { read_on: '2026-11-01', state: 130 },
        // 30 m³ in the 30 days from 2 October to 1 November.
        usual_per_day: 1,
      },
    ]);
    expect((await day(scene.crew, TUESDAY)).result.values).toEqual([]);
  });

  test('goes over all units of the client, and over nobody else', async () => {
    const { db } = at.at.world;
    const { near, far } = await at.at.neighbours();
    const visited = async (unit: typeof near, crew_id: number) => {
      const house = await addBuildingRow(db, unit, { pasport_name: 'Jinde 1' });
      const work_id = await addWorkRow(db, unit, { name: `Kontrola ${unit.unit_id}` });
      const round_id = await addRoundRow(db, unit, { work_id, crew_id, name: 'Jinde' });
      await addVisitRow(db, unit, { round_id, crew_id, pasport_id: house.pasport_id, note: '' });
    };
    const foreign = await addCrewRow(db, far);
    await visited(far, foreign);
    await visited(near, scene.crew);
    expect((await day(foreign, '2026-03-02')).status).toBe(404);
    const { result } = await day(scene.crew, '2026-03-02');
    expect(result.values).toMatchObject([{ unit_id: near.unit_id, building_name: 'Jinde 1' }]);
  });

  test('leaves out what was given up, and keeps what has ended', async () => {
    await report();
    await at.end(own.visits[1] ?? visit(), 'cancelled');
    const { result } = await day(scene.crew);
    expect(result.values.map(({ state }) => state)).toEqual(['done', 'planned']);
  });
});

describe('a visit at its place', () => {
  test('tells what the work requires on the day of the visit', async () => {
    const { client_id } = at.at.unit;
    await rows(
      `insert into work_versions (client_id, work_id, valid_from, duration_minutes, needs_seal, checklist, material)
       values ($1, $2, '2026-12-07', 30, true, '{Uzávěr,Těsnost}', 'plomby'),
              ($1, $2, '2026-12-08', 30, false, '{}', 'nic')`,
      [client_id, scene.work],
    );
    expect(await job()).toMatchObject({
      needs_seal: true,
      needs_state: false,
      material: 'plomby',
      checklist: ['Uzávěr', 'Těsnost'],
      revisions: [],
    });
  });

  test('tells only meters of the kind that the work is about', async () => {
    const { db } = at.at.world;
    const kind = { kind: 'hot-water', location: 'kuchyň' };
    const place = await addMeasuringPlaceRow(db, at.at.unit, own.flat, kind);
    expect((await job()).meters).toHaveLength(2);
    await rows(`update works set writes = 'reading', meter_kind = 'hot-water' where work_id = $1`, [
      scene.work,
    ]);
    expect((await job()).meters).toMatchObject([
      {
        measuring_place_id: place,
        meter_id: null,
        serial_number: '',
        measured_unit: 'm3',
        digits: 5,
        decimals: 3,
        before: null,
        usual_per_day: null,
        verified_until: null,
      },
    ]);
  });

  test('tells the use of a counter that has begun anew, and none where it cannot be known', async () => {
    const { db } = at.at.world;
    await addReadingRows(db, at.at.unit, own.meter, {
      '2026-12-01': { state: 10, overflowed: true },
    });
    // From 130 over 10 000 to 10 in thirty days.
    expect((await job()).meters[0]?.usual_per_day).toBeCloseTo(9880 / 30, 5);
    const place = await addMeasuringPlaceRow(db, at.at.unit, own.flat, { location: 'wc' });
    const meter = await addMeterRow(db, at.at.unit, place);
    await addReadingRows(db, at.at.unit, meter, { '2026-11-01': 5 });
    const [, second] = (await job()).meters;
    expect(second).toMatchObject({ before: { state: 5 }, usual_per_day: null });
  });

  test('tells until when a meter is verified', async () => {
    await rows('update meters set verified_year = 2022 where meter_id = $1', [own.meter]);
    const [found] = (await job()).meters;
    const [period] = await rows(
      `select years from verification_periods where kind = 'cold-water' and years is not null limit 1`,
    );
    expect(found?.verified_until).toBe(`${2022 + Number(period?.['years'])}-12-31`);
  });

  test('tells what the work inspects there', async () => {
    const id = await addRevisionRow(at.at.world.db, at.at.unit, own.flat, { device_number: 'G-7' });
    expect((await job()).revisions).toEqual([]);
    await at.work('revision');
    expect((await job()).revisions).toMatchObject([
      { revision_id: id, type_name: 'Domovní plynovod – revize', device_number: 'G-7' },
    ]);
  });
});
