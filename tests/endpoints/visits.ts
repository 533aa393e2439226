import { insertRow } from '../builders.ts';
import { addCrewRow, addNoticeRow, addRoundRow, addVisitRow, addWorkRow } from '../fieldwork.ts';
import type { UnitOfClient } from '../pasports.ts';
import type { World } from '../world.ts';

/** Makes a round with a visit of each state, and a spare round in which nothing has happened. */
export async function makeVisits(
  { db }: World,
  unit: UnitOfClient,
  { pasport_id }: { readonly pasport_id: number },
  mark: string,
) {
  const crew_id = await addCrewRow(db, unit, { name: `${mark} chodci` });
  const work_id = await addWorkRow(db, unit, { name: `${mark} obchůzka` });
  const of = { work_id, crew_id };
  const round_id = await addRoundRow(db, unit, { ...of, name: mark });
  const there = { round_id, pasport_id, note: mark };
  const at = (from_minute: number, state?: string) =>
    addVisitRow(db, unit, {
      ...there,
      crew_id,
      from_minute,
      ...(state !== undefined && { state }),
    });
  const { client_id, unit_id } = unit;
  const told = { visit_id: await at(840), pasport_id, note: mark, addressee: mark };
  const access = { client_id, unit_id, pasport_id, note: mark };
  return {
    visit_access_id: Number((await insertRow(db, 'visit_access', access))['visit_access_id']),
    round_work_id: work_id,
    round_crew_id: crew_id,
    round_id,
    spare_round_id: await addRoundRow(db, unit, { ...of, name: mark }),
    open_round_id: await addRoundRow(db, unit, { ...of, name: mark }),
    waiting_visit_id: await addVisitRow(db, unit, there),
    moved_visit_id: await at(480),
    unplaced_visit_id: await at(540),
    ended_visit_id: await at(600),
    done_visit_id: await at(720, 'done'),
    missed_visit_id: await at(780, 'no-access'),
    told_visit_id: told.visit_id,
    visit_notice_id: await addNoticeRow(db, unit, told),
    spare_notice_id: await addNoticeRow(db, unit, told),
  };
}
