import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import { reportVisit } from '#contract/fieldwork/results.ts';
import type { Visit } from '#contract/fieldwork/visits.ts';
import { addMeasuringPlaceRow, addMeterRow, addReadingRows } from './metering.ts';
import type { UnitOfClient } from './pasports.ts';
import { roundsWorld } from './rounds-scene.ts';
import type { World } from './world.ts';

/** The moment at which the portal stands: noon of the Monday in Prague. */
export const NOON = '2026-12-07T11:00:00.000Z';
/** Half an hour before, when the crew was at the place. */
export const THERE = '2026-12-07T10:30:00.000Z';

/** What the scene is about: visits of the round, and the meter of the first of them with its place. */
interface Own {
  visits: readonly Visit[];
  place: number;
  meter: number;
  flat: number;
}

/** A water meter that showed 100 in October and 130 in November. */
async function addMeter({ db }: World, unit: UnitOfClient, own: Own) {
  own.place = await addMeasuringPlaceRow(db, unit, own.flat, { location: 'koupelna' });
  const columns = { maker: 'Výrobce', digits: 4, decimals: 2, technology: 'static' };
  own.meter = await addMeterRow(db, unit, own.place, { serial_number: 'SV-1', ...columns });
  await addReadingRows(db, unit, own.meter, {
    '2020-01-01': { state: 0, reading_kind: 'start' },
    '2026-10-02': 100,
    '2026-11-01': 130,
  });
}

/** What the crew may find there. */
const findingsOf = (own: Own) => ({
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
});

type Rows = (
  text: string,
  values?: readonly unknown[],
) => Promise<readonly Record<string, unknown>[]>;

/** What is kept after all. */
const keptOf = (rows: Rows, own: Own, unitId: () => number) => ({
  /** Readings of the meter that came after November. */
  readings: () =>
    rows(
      `select read_on::text, state::float8, reading_kind, source, status, note from meter_readings
        where meter_id = $1 and read_on > '2026-11-01' order by read_on`,
      [own.meter],
    ),
  /** The visit as it is kept. */
  stored: async (visit_id: number) => {
    const columns = 'state, note, day::text, crew_id, client_user_id, ended';
    return (await rows(`select ${columns} from visits where visit_id = $1`, [visit_id]))[0];
  },
  /** Results of the unit. */
  kept: () => rows('select 1 from visit_results where unit_id = $1', [unitId()]),
});

/** A round of three flats walked on Monday, with a meter in the first of them. */
export function resultsWorld() {
  const rounds = roundsWorld();
  const { at, scene } = rounds;
  const own: Own = { visits: [], place: 0, meter: 0, flat: 0 };
  beforeEach(async () => {
    own.flat = scene.flats[2] ?? 0;
    await addMeter(at.world, at.unit, own);
    own.visits = (await rounds.made()).all_visits;
    at.world.setNow(NOON);
  });
  const visit = () => own.visits[0] as Visit;
  const rows: Rows = async (text, values = []) => {
    const found = await at.world.db.owner.query<Record<string, unknown>>(text, [...values]);
    // As they would go over the wire.
    return JSON.parse(JSON.stringify(found.rows)) as Record<string, unknown>[];
  };
  const told = (more: object = {}) => {
    const times = { told_at: THERE, sent_at: NOON };
    return { key: randomUUID(), state: 'done', ...times, ...more };
  };
  const send = (body: object, of: Pick<Visit, 'visit_id'> = visit()) =>
    at.world.call(reportVisit, { ...rounds.ofVisit(of), body });
  return {
    ...rounds,
    ...findingsOf(own),
    ...keptOf(rows, own, () => at.unit.unit_id),
    own,
    visit,
    told,
    rows,
    send,
    report: (more: object = {}, of?: Pick<Visit, 'visit_id'>) => send(told(more), of),
    /** Says what the work writes and requires since ever. */
    work: async (writes: string, needs: readonly string[] = []) => {
      await rows('update works set writes = $2 where work_id = $1', [scene.work, writes]);
      for (const need of needs)
        await rows(`update work_versions set ${need} = true where work_id = $1`, [scene.work]);
    },
  };
}
