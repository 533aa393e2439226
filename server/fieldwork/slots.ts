import { pragueDay, pragueMinute } from '#contract/czech/prague-day.ts';
import { freeSlots } from '#contract/fieldwork/planning/free-slots.ts';
import type { Assignment } from '#contract/fieldwork/planning/planning.ts';
import { isChangeable, offeredDays, type Wall } from '#contract/fieldwork/slot-rules.ts';
import type { SlotStanding } from '#contract/fieldwork/slots.ts';
import { OPEN_STATES } from '#contract/fieldwork/visit-words.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { LinkedSlot } from '#server/core/fieldwork/slot-visits.sql.ts';
import { selectBooked } from '#server/core/fieldwork/visits.sql.ts';
import { selectWalkedPlaces } from '#server/core/fieldwork/walked.sql.ts';
import type { Db } from '#server/db/db.ts';
import { selectGoingCrews } from './crew-days.ts';
import { bookedOf, windowsOf } from './planning.ts';

/** What the clock on the wall shows. */
export const wallOf = (now: Date): Wall => ({ today: pragueDay(now), minute: pragueMinute(now) });

/** Whether people may still change the time of the visit, and if not, why. */
export function standingOf(
  { is_closed, state, day }: Pick<LinkedSlot, 'is_closed' | 'state' | 'day'>,
  now: Wall,
): SlotStanding {
  if (is_closed) return 'closed';
  if (!OPEN_STATES.has(state) || (day !== null && day < now.today)) return 'ended';
  return day === null || isChangeable(day, now) ? 'open' : 'late';
}

/** On which days, and whether nobody else may plan for the crews before the transaction ends. */
interface Asked {
  readonly days: readonly string[];
  readonly isHeld: boolean;
}

/**
 * All free starts of the visit by the crews of its round on the days, by the rule by which the office plans: within
 * hours of the crews and of the place, with the way to other visits, never over one. Its own time is among them.
 */
export async function freeStarts(
  db: Db,
  unit: OwnedUnit,
  visit: LinkedSlot,
  { days, isHeld }: Asked,
): Promise<Assignment[]> {
  if (days.length === 0) return [];
  const asked = { crew_ids: visit.crew_ids, days };
  const crews = await selectGoingCrews(db, unit.client_id, { ...asked, isHeld });
  const booked = await selectBooked(db, unit.client_id, asked);
  const [place] = await selectWalkedPlaces(db, unit, [visit.pasport_id]);
  if (place === undefined) return [];
  const allowed = windowsOf(place);
  const ofCrew = (key: string) => bookedOf(booked.filter((one) => String(one.crew_id) === key));
  return freeSlots(
    {
      crews: crews.map((crew) => ({ ...crew, booked: ofCrew(crew.key) })),
      visits: [],
      travel: { usual: visit.travel, within: visit.gap },
    },
    {
      key: `visit ${visit.visit_id}`,
      house: String(place.building_id),
      minutes: visit.minutes,
      days,
      ...(allowed !== undefined && { allowed }),
    },
  );
}

/** Free starts on the coming days of the round, without the time that the visit has. */
export async function otherStarts(
  db: Db,
  unit: OwnedUnit,
  visit: LinkedSlot,
  now: Wall,
): Promise<Assignment[]> {
  const days = offeredDays(visit.days, now);
  const free = await freeStarts(db, unit, visit, { days, isHeld: false });
  return free.filter(({ day, from }) => day !== visit.day || from !== visit.from_minute);
}
