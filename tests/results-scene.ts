import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import { reportVisit } from '#contract/fieldwork/results.ts';
import type { Visit } from '#contract/fieldwork/visits.ts';
import { addMeasuringPlaceRow, addMeterRow, addReadingRows } from './metering.ts';
import { roundsWorld } from './rounds-scene.ts';

/** The moment at which the portal stands: noon of the Monday in Prague. */
export const NOON = '2026-12-07T11:00:00.000Z';
/** Half an hour before, when the crew was at the place. */
export const THERE = '2026-12-07T10:30:00.000Z';

/** A round of three flats walked on Monday; in the first of them a water meter that showed 130 in November. */
export function resultsWorld() {
  const rounds = roundsWorld();
  const { at, scene } = rounds;
  const own = { visits: [] as readonly Visit[], place: 0, meter: 0, flat: 0 };
  beforeEach(async () => {
    const { db } = at.world;
    own.flat = scene.flats[2] ?? 0;
    own.place = await addMeasuringPlaceRow(db, at.unit, own.flat, { location: 'koupelna' });
    own.meter = await addMeterRow(db, at.unit, own.place, {
      serial_number: 'SV-1',
      maker: 'Výrobce',
      digits: 4,
      decimals: 2,
      technology: 'static',
    });
    const states = {
      '2020-01-01': { state: 0, reading_kind: 'start' },
      '2026-10-02': 100,
      '2026-11-01': 130,
    };
    await addReadingRows(db, at.unit, own.meter, states);
    own.visits = (await rounds.made()).all_visits;
    at.world.setNow(NOON);
  });
  const visit = () => own.visits[0] as Visit;
  const told = (more: object = {}) => ({
    key: randomUUID(),
    state: 'done',
    told_at: THERE,
    sent_at: NOON,
    ...more,
  });
  const rows = async (text: string, values: readonly unknown[] = []) => {
    const found = await at.world.db.owner.query<Record<string, unknown>>(text, [...values]);
    // As they would go over the wire.
    return JSON.parse(JSON.stringify(found.rows)) as Record<string, unknown>[];
  };
  return {
    ...rounds,
    own,
    visit,
    told,
    rows,
    /** Readings of the meter that came after November. */
    readings: () =>
      rows(
        `select read_on::text, state::float8, reading_kind, source, status, note from meter_readings
          where meter_id = $1 and read_on > '2026-11-01' order by read_on`,
        [own.meter],
      ),
    /** The visit as it is kept. */
    stored: async (visit_id: number) =>
      (
        await rows(
          `select state, note, day::text, crew_id, client_user_id, ended from visits where visit_id = $1`,
          [visit_id],
        )
      )[0],
    /** Results of the unit. */
    kept: () => rows('select 1 from visit_results where unit_id = $1', [at.unit.unit_id]),
    send: (body: object, of: Pick<Visit, 'visit_id'> = visit()) =>
      at.world.call(reportVisit, { ...rounds.ofVisit(of), body }),
    report: (more: object = {}, of: Pick<Visit, 'visit_id'> = visit()) =>
      at.world.call(reportVisit, { ...rounds.ofVisit(of), body: told(more) }),
    reading: (state: number, more: object = {}): object => ({
      kind: 'reading',
      measuring_place_id: own.place,
      meter_id: own.meter,
      state,
      ...more,
    }),
    exchange: (more: object = {}): object => ({
      kind: 'exchange',
      measuring_place_id: own.place,
      meter_id: own.meter,
      end_state: 140,
      serial_number: 'SV-2',
      start_state: 0.5,
      verified_year: 2026,
      seal: 'P-77',
      ...more,
    }),
    /** Says what the work writes and requires since ever. */
    work: async (writes: string, needs: readonly string[] = []) => {
      const { owner } = at.world.db;
      await owner.query('update works set writes = $2 where work_id = $1', [scene.work, writes]);
      for (const need of needs)
        await owner.query(`update work_versions set ${need} = true where work_id = $1`, [
          scene.work,
        ]);
    },
  };
}
