import { offeredDays, offeredSlots, windowEnd } from '#contract/fieldwork/slot-rules.ts';
import { STANDING_TEXTS } from '#contract/fieldwork/slot-text.ts';
import type { answerVisit, openVisitLink, OpenedSlot } from '#contract/fieldwork/slots.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureAttempt, HOUR, subjectOf } from '#server/access/attempts.ts';
import { selectClientContact } from '#server/core/clients/contact.sql.ts';
import {
  selectLinkedSlot,
  updateSaid,
  type LinkedSlot,
} from '#server/core/fieldwork/slot-visits.sql.ts';
import { visitTable } from '#server/core/fieldwork/visit-tables.sql.ts';
import { selectVisitForUpdate } from '#server/core/fieldwork/visits.sql.ts';
import type { Db } from '#server/db/db.ts';
import { AppError, ensure } from '#server/errors.ts';
import type { OutsideCall } from '#server/http/route.ts';
import type { Portal } from '#server/portal.ts';
import { withVisitLink } from './slot-opening.ts';
import { freeStarts, otherStarts, standingOf, wallOf } from './slots.ts';

/** What one link says within an hour: many changes of mind, and no playing with the calendar. */
const MOST_SAID = 30;

/** The visit of a link that holds. Errors: `visit-link-unknown`. */
async function linked(
  db: Db,
  portal: Portal,
  unit: OwnedUnit,
  visit_id: number,
): Promise<LinkedSlot> {
  const visit = await selectLinkedSlot(db, unit, visit_id);
  const { today } = wallOf(portal.now());
  ensure(visit !== undefined && today <= visit.expires, 'visit-link-unknown');
  return visit;
}

/** The visit as people of its flat see it: nobody of the house, nothing of other flats but that a time is free. */
async function told(
  db: Db,
  portal: Portal,
  unit: OwnedUnit,
  visit_id: number,
): Promise<OpenedSlot> {
  const visit = await linked(db, portal, unit, visit_id);
  const now = wallOf(portal.now());
  const standing = standingOf(visit, now);
  const free = standing === 'open' ? await otherStarts(db, unit, visit, now) : [];
  const { minutes, from_minute } = visit;
  return {
    ...(await selectClientContact(db, unit.client_id)),
    unit_name: visit.unit_name,
    round_name: visit.round_name,
    work_name: visit.work_name,
    building_name: visit.building_name,
    place: visit.place,
    space_number: visit.space_number,
    state: visit.state,
    day: visit.day,
    from_minute,
    to_minute: from_minute === null ? null : windowEnd(from_minute, minutes),
    standing,
    slots: offeredSlots(free, minutes).map((slot) => ({
      ...slot,
      to_minute: windowEnd(slot.from_minute, minutes),
    })),
    answer: visit.answer,
    answered: visit.answered,
    answer_stands: visit.answer_stands,
    note: visit.note,
    expires: visit.expires,
  };
}

/** When somebody comes to the flat, and which times are free. Errors: those of `withVisitLink`. */
export const openVisit = (call: OutsideCall<typeof openVisitLink>): Promise<OpenedSlot> =>
  withVisitLink(call, (db, unit, visit_id) => told(db, call.portal, unit, visit_id));

type Said = BodyOf<typeof answerVisit>;

/** Moves the visit to the start, by whichever crew is free then, its own sooner. Errors: `slot-taken`. */
async function choose(db: Db, portal: Portal, unit: OwnedUnit, visit: LinkedSlot, said: Said) {
  const [day] = offeredDays(visit.days, wallOf(portal.now())).filter((one) => one === said.day);
  ensure(day !== undefined, 'slot-taken');
  const free = await freeStarts(db, unit, visit, { days: [day], isHeld: true });
  const fitting = free.filter(({ from }) => from === said.from_minute);
  const place = fitting.find(({ crew }) => Number(crew) === visit.crew_id) ?? fitting[0];
  ensure(place !== undefined, 'slot-taken');
  const time = { crew_id: Number(place.crew), day, from_minute: place.from };
  await visitTable.updateOne(db, unit, {
    id: visit.visit_id,
    columns: { ...time, minutes: visit.minutes, state: 'planned' },
  });
}

/** Errors: `slot-moved` where the visit stands at another time than the one that is confirmed. */
function ensureSame(visit: LinkedSlot, { day, from_minute }: Said) {
  ensure(visit.day === day && visit.from_minute === from_minute, 'slot-moved');
}

/**
 * What the flat says: that it confirms the time, which it may until the visit is over, that it chooses another one,
 * or that none suits; the last two only while times change. Errors: `slot-closed`, `slot-moved`, `slot-taken`.
 */
async function write(db: Db, portal: Portal, unit: OwnedUnit, visit_id: number, said: Said) {
  const visit = await linked(db, portal, unit, visit_id);
  const standing = standingOf(visit, wallOf(portal.now()));
  const isTaken = standing === 'open' || (standing === 'late' && said.answer === 'confirmed');
  if (!isTaken) throw new AppError('slot-closed', { errorMsg: STANDING_TEXTS[standing] });
  if (said.answer === 'confirmed') ensureSame(visit, said);
  if (said.answer === 'chosen') await choose(db, portal, unit, visit, said);
  const isOfTime = said.answer !== 'unsuited';
  await updateSaid(db, unit, visit_id, {
    answer: said.answer,
    answered: portal.now().toISOString(),
    answered_day: isOfTime ? said.day : visit.day,
    answered_minute: isOfTime ? said.from_minute : visit.from_minute,
    note: said.note,
  });
}

/** Errors: those of `withVisitLink` and of `write`. */
export function answer(call: OutsideCall<typeof answerVisit>): Promise<OpenedSlot> {
  const { portal, body } = call;
  return withVisitLink(
    call,
    (db, unit, visit_id) => told(db, portal, unit, visit_id),
    async (db, unit, visit_id) => {
      const subject = subjectOf('visit-said', String(visit_id));
      await ensureAttempt(db, [{ subject, most: MOST_SAID, seconds: HOUR }], 'too-many-requests');
      // Held first, as by whoever moves it in the office.
      await selectVisitForUpdate(db, unit, visit_id);
      await write(db, portal, unit, visit_id, body);
    },
  );
}
