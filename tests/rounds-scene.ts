import { beforeEach } from 'vitest';
import { createRound, type RoundRecord } from '#contract/fieldwork/rounds.ts';
import { endVisit, moveVisit, type Visit } from '#contract/fieldwork/visits.ts';
import { addCrewRow, addWorkRow } from './fieldwork.ts';
import { addBuildingRow, addSpaceRow } from './pasports.ts';
import { unitWorld } from './unit-world.ts';

// A Monday; crews work 7:00–11:30 and 12:00–15:30 on weekdays.
export const MONDAY = '2026-12-07';
export const TUESDAY = '2026-12-08';

const unitOf = ({ unit_id }: { readonly unit_id: number }) => ({ unit_id });

/** A unit with a house of the flats 10, 2 and 1, a crew and a work; on 28 November 2026. */
export function roundsWorld() {
  const at = unitWorld();
  const scene = { house: 0, flats: [] as readonly number[], crew: 0, work: 0 };
  beforeEach(async () => {
    at.world.setNow('2026-11-28T10:00:00Z');
    const { db } = at.world;
    scene.house = (await addBuildingRow(db, at.unit, { pasport_name: 'Lipová 3' })).pasport_id;
    const made: number[] = [];
    for (const space_number of ['10', '2', '1'])
      made.push((await addSpaceRow(db, at.unit, scene.house, { space_number })).pasport_id);
    scene.flats = made;
    scene.crew = await addCrewRow(db, at.unit, { name: 'Četa A' });
    scene.work = await addWorkRow(db, at.unit, { name: 'Výměna vodoměru' });
  });
  const token = () => at.user.token;
  const ofVisit = ({ visit_id }: Pick<Visit, 'visit_id'>) => ({
    token: token(),
    params: { ...unitOf(at.unit), visit_id },
  });
  const asked = (more: object = {}) => ({
    pasport_ids: [...scene.flats],
    days: [MONDAY],
    crew_ids: [scene.crew],
    minutes: 60,
    travel: 15,
    gap: 0,
    ...more,
  });
  const create = (more: object = {}) =>
    at.world.call(createRound, {
      token: token(),
      params: unitOf(at.unit),
      body: { name: 'Výměna vodoměrů', work_id: scene.work, ...asked(more) },
    });
  return {
    at,
    scene,
    token,
    asked,
    create,
    ofVisit,
    ofUnit: () => ({ token: token(), params: unitOf(at.unit) }),
    ofRound: (round_id: number) => ({ token: token(), params: { ...unitOf(at.unit), round_id } }),
    made: async (more: object = {}): Promise<RoundRecord> => (await create(more)).result,
    move: (visit: Visit, more: object = {}) =>
      at.world.call(moveVisit, {
        ...ofVisit(visit),
        body: { crew_id: scene.crew, day: TUESDAY, from_minute: 480, minutes: 60, ...more },
      }),
    end: (visit: Visit, state: string, more: object = {}) =>
      at.world.call(endVisit, { ...ofVisit(visit), body: { state, ...more } }),
  };
}

/** The visit of the round that comes first. */
export const firstVisit = ({ all_visits }: RoundRecord) => all_visits[0] as Visit;
