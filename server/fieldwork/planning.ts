import { planVisits } from '#contract/fieldwork/planning/plan.ts';
import type {
  Booked,
  Crew,
  RoundPlan as Plan,
  Visit,
  Window,
} from '#contract/fieldwork/planning/planning.ts';
import type { RoundPlan } from '#contract/fieldwork/rounds.ts';
import type { BookedVisit } from '#server/core/fieldwork/visits.sql.ts';
import type { WalkedPlace } from '#server/core/fieldwork/walked.sql.ts';
import { grouped } from '#server/core/time/grouped.ts';

/** The last minute of a day, exclusive. */
const END = 1440;

/** A place that waits for a time, and how long it takes there. */
export interface WaitingPlace extends WalkedPlace {
  /** The visit, or the place while there is no visit yet. */
  readonly key: number;
  readonly minutes: number;
}

/** With what a round is planned. */
export interface PlanInput {
  readonly places: readonly WaitingPlace[];
  readonly days: readonly string[];
  /** Crews with their hours; their visits of other rounds come apart. */
  readonly crews: readonly Pick<Crew, 'key' | 'working'>[];
  readonly booked: readonly BookedVisit[];
  readonly travel: number;
  readonly gap: number;
}

/** A visit that a plan has given a time. */
export interface PlannedTime {
  readonly key: number;
  readonly crew_id: number;
  readonly day: string;
  readonly from_minute: number;
}

/** In which hours of any day somebody is there; undefined for any. */
export function windowsOf({ from_minute, to_minute }: WalkedPlace): readonly Window[] | undefined {
  if (from_minute === null && to_minute === null) return undefined;
  return [{ from: from_minute ?? 0, to: to_minute ?? END }];
}

function visitOf(place: WaitingPlace): Visit {
  const allowed = windowsOf(place);
  return {
    key: String(place.key),
    house: String(place.building_id),
    order: place.turn,
    minutes: place.minutes,
    ...(allowed !== undefined && { allowed }),
  };
}

/** What stands in the days of a crew, as the planner knows it. */
export function bookedOf(visits: readonly BookedVisit[]): ReadonlyMap<string, readonly Booked[]> {
  const told = visits.map((one) => ({
    day: one.day,
    key: `visit ${one.visit_id}`,
    house: String(one.building_id),
    from: one.from_minute,
    to: one.from_minute + one.minutes,
    title: placeTitle(one),
  }));
  return new Map(
    [...grouped(told, ({ day }) => day)].map(([day, ofDay]) => [
      day,
      ofDay.map(({ day: _day, ...booked }) => booked),
    ]),
  );
}

/** 'Lipová 12, prostor 7' */
const placeTitle = ({ building_name, space_number }: BookedVisit) =>
  space_number === '' ? building_name : `${building_name}, prostor ${space_number}`;

/** Plans the places into the free time of crews. */
export function planOf({ places, days, crews, booked, travel, gap }: PlanInput): Plan {
  return planVisits({
    visits: places.map(visitOf),
    days,
    travel: { usual: travel, within: gap },
    crews: crews.map(({ key, working }) => ({
      key,
      working,
      booked: bookedOf(booked.filter(({ crew_id }) => String(crew_id) === key)),
    })),
  });
}

/** Times of the plan, by the keys of its places. */
export function timesOf({ assignments }: Plan): readonly PlannedTime[] {
  return assignments.map(({ key, crew, day, from }) => ({
    key: Number(key),
    crew_id: Number(crew),
    day,
    from_minute: from,
  }));
}

/** A plan as it is told; its keys are places. */
export function planTold(plan: Plan, { places }: Pick<PlanInput, 'places'>): RoundPlan {
  return {
    placed: timesOf(plan).map(({ key, ...time }) => ({ pasport_id: key, ...time })),
    unplaced: plan.unplaced.map(({ key, reason }) => ({ pasport_id: Number(key), reason })),
    load: plan.loads.map(({ crew, ...minutes }) => ({ crew_id: Number(crew), ...minutes })),
    asked: places.reduce((sum, { minutes }) => sum + minutes, 0),
    free: freeMinutes(plan),
  };
}

/** Minutes that crews have on the days besides what stands there already, ways not counted. */
function freeMinutes({ loads }: Plan): number {
  return loads.reduce((sum, { hours, booked }) => sum + Math.max(0, hours - booked), 0);
}
