import { insertRow } from '../builders.ts';
import { addPosterRow, addVisitLinkRow } from '../slots.ts';
import { addMeasuringPlaceRow } from '../metering.ts';
import { addCrewRow, addNoticeRow, addRoundRow, addVisitRow, addWorkRow } from '../fieldwork.ts';
import type { UnitOfClient } from '../pasports.ts';
import { addPhotoRow } from '../photos.ts';
import { addFindingRow, addResultRow, addVisitPhotoRow } from '../visit-results.ts';
import type { World } from '../world.ts';

/** Makes a round with a visit of each state, and a spare round in which nothing has happened. */
export async function makeVisits(
  { db, portal }: World,
  unit: UnitOfClient,
  { pasport_id, building_id }: { readonly pasport_id: number; readonly building_id: number },
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
  const linked = async () => {
    const own = await addRoundRow(db, unit, { ...of, name: mark });
    const visit_id = await addVisitRow(db, unit, { ...there, round_id: own });
    const key = await portal.secretsKey();
    const { rows } = await db.owner.query<{ space_number: string }>(
      'select space_number from pasport_spaces where client_id = $1 and pasport_id = $2',
      [unit.client_id, pasport_id],
    );
    return {
      linked_round_id: own,
      flat_number: rows[0]?.space_number ?? '',
      slot: await addVisitLinkRow(db, unit, key, { visit_id, round_id: own, note: mark }),
      poster_link: await addPosterRow(db, unit, key, { round_id: own, pasport_id: building_id }),
    };
  };
  const { client_id, unit_id } = unit;
  const noticed = { visit_id: await at(840), pasport_id, note: mark, addressee: mark };
  const access = { client_id, unit_id, pasport_id, note: mark };
  return {
    visit_access_id: Number((await insertRow(db, 'visit_access', access))['visit_access_id']),
    ...(await linked()),
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
    reported: await makeReported(db, unit, { visit_id: await at(840, 'done'), pasport_id }, mark),
    told_visit_id: await at(870),
    noticed_visit_id: noticed.visit_id,
    visit_notice_id: await addNoticeRow(db, unit, noticed),
    spare_notice_id: await addNoticeRow(db, unit, noticed),
  };
}

/** Makes what a visit has brought back: a written result with a photo, and results that wait for the office. */
async function makeReported(
  db: World['db'],
  unit: UnitOfClient,
  { visit_id, pasport_id }: { readonly visit_id: number; readonly pasport_id: number },
  mark: string,
) {
  const measuring_place_id = await addMeasuringPlaceRow(db, unit, pasport_id, { location: mark });
  const texts = {
    note: mark,
    signed_by: mark,
    unsigned_reason: mark,
    solved_note: mark,
    checks: JSON.stringify([{ text: mark, is_done: true }]),
  };
  const late = { ...texts, outcome: 'review', conflict: 'visit-ended' };
  const device = { measuring_place_id, serial_number: mark.slice(0, 50), message: mark };
  const { key, visit_result_id } = await addResultRow(db, unit, visit_id, texts);
  await addFindingRow(db, unit, visit_result_id, { ...device, outcome: 'dismissed' });
  const waiting = (await addResultRow(db, unit, visit_id, late)).visit_result_id;
  const place = { latitude: 50.0875, longitude: 14.4213 };
  const shown = { measuring_place_id, shows: 'new-meter', ...place };
  const visit_photo_id = await addVisitPhotoRow(db, unit, visit_result_id, shown);
  return {
    visit_id,
    measuring_place_id,
    result_key: key,
    visit_result_id,
    waiting_result_id: waiting,
    waiting_finding_id: await addFindingRow(db, unit, waiting, device),
    spare_result_id: (await addResultRow(db, unit, visit_id, late)).visit_result_id,
    visit_photo_id,
    file_id: await addPhotoRow(db, unit, visit_photo_id, `${mark}.jpg`, 'visit_photos'),
  };
}
