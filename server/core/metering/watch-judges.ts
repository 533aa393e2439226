import type { WarningKind } from '#contract/metering/warning-words.ts';
import type { MeasuringPlace } from '#contract/metering/places.ts';
import { daysBetween } from '#contract/czech/iso-date.ts';
import { plausibilityOf, USUAL_PLAUSIBILITY } from '#contract/rules/meter-plausibility.ts';
import {
  isRemoteDue,
  isUnread,
  suspicionOf,
  type WatchLimits,
} from '#contract/rules/watch-limits.ts';
import type { BalanceMonth } from '#contract/metering/house-balance.ts';
import type { Finding } from './finding.ts';
import { judgeLoss } from './watch-loss.ts';
import type { Movement } from './watch-facts.sql.ts';

/** A place with a mounted device, and how that has moved. */
export interface WatchedPlace {
  readonly place: MeasuringPlace;
  readonly movement: Movement;
}

/** What of a unit its warnings are reckoned from. */
export interface WatchScene {
  readonly today: string;
  readonly limits: WatchLimits;
  readonly watched: readonly WatchedPlace[];
  /** By pasport_id; null or missing where nothing is known. */
  readonly occupied: ReadonlyMap<number, boolean | null>;
  /** Of the last twelve months. */
  readonly balances: readonly BalanceMonth[];
}

type Judge = (scene: WatchScene) => readonly Finding[];
type Facts = Partial<Pick<Finding, 'from_on' | 'to_on' | 'amount' | 'compared'>>;

function finding(
  kind: WarningKind,
  { place, movement }: WatchedPlace,
  since: string,
  facts: Facts,
): Finding {
  const { measuring_place_id } = place;
  const cause = `${movement.meter_id}/${since}`;
  const none = { from_on: null, to_on: null, amount: null, compared: null };
  return { kind, measuring_place_id, cause, ...none, ...facts };
}

const isWater = ({ kind }: MeasuringPlace) => kind === 'cold-water' || kind === 'hot-water';
const year = (day: string) => day.slice(0, 4);

/** No known state for too long. */
const judgeUnread: Judge = ({ watched, limits, today }) =>
  watched
    .filter(({ place }) => isUnread(place, limits, today))
    .map((one) =>
      finding('unread', one, one.place.last_on ?? 'never', { from_on: one.place.last_on }),
    );

/** The last year far above or below the one before; of one device it is asked once in a calendar year. */
const judgeSuspect: Judge = ({ watched, limits }) =>
  watched.flatMap((one) => {
    const { year_consumption, former_consumption, last_on } = one.place;
    const suspicion = suspicionOf(one.place, limits);
    if (suspicion === null || last_on === null) return [];
    return finding(`suspect-${suspicion}`, one, year(last_on), {
      to_on: last_on,
      amount: year_consumption,
      compared: former_consumption,
    });
  });

/** Found blocked, or a counter that has not moved where somebody lives. */
const judgeStopped: Judge = ({ watched, limits, occupied }) =>
  watched.flatMap((one) => {
    const { place, movement } = one;
    const { blocked_on, stood_since, read_on } = movement;
    if (blocked_on !== null) return finding('stopped', one, blocked_on, { from_on: blocked_on });
    if (stood_since === null || read_on === null) return [];
    const { level } = plausibilityOf(
      {
        kind: place.kind,
        amount: 0,
        days: daysBetween(stood_since, read_on),
        former: null,
        weather: null,
        persons: null,
        heat: null,
        is_occupied: occupied.get(place.pasport_id) === true,
      },
      { ...USUAL_PLAUSIBILITY, least_days: limits.stopped_days },
    );
    if (level !== 'odd') return [];
    return finding('stopped', one, stood_since, {
      from_on: stood_since,
      to_on: read_on,
      amount: 0,
    });
  });

/** Fewer intervals than these say nothing of a flow that never stops. */
const LEAST_INTERVALS = 3;

const isTold = ({ movement: { intervals, flow_from, flow_to } }: WatchedPlace, days: number) =>
  intervals >= LEAST_INTERVALS &&
  flow_from !== null &&
  flow_to !== null &&
  daysBetween(flow_from, flow_to) >= days;

/**
 * Water whose remote data have no time without consumption, though there should be one: nobody lives in the
 * space, or most of the other places of the kind in the house have such times.
 */
const judgeSteady: Judge = ({ watched, limits, occupied }) => {
  const told = watched.filter(
    (one) => one.place.level === 'flat' && isWater(one.place) && isTold(one, limits.steady_days),
  );
  return told.flatMap((one) => {
    const { place, movement } = one;
    if (movement.zeros > 0 || (movement.flow ?? 0) <= 0) return [];
    const others = told.filter(
      (other) =>
        other !== one &&
        other.place.kind === place.kind &&
        other.place.building_id === place.building_id,
    );
    const resting = others.filter(({ movement: { zeros } }) => zeros > 0).length;
    const isEmpty = occupied.get(place.pasport_id) === false;
    if (!isEmpty && (resting === 0 || resting * 2 < others.length)) return [];
    return finding('steady', one, year(movement.flow_to ?? ''), {
      from_on: movement.flow_from,
      to_on: movement.flow_to,
      amount: movement.flow,
    });
  });
};

const judgeFound =
  (kind: 'seal' | 'backflow', on: 'seal_on' | 'backflow_on'): Judge =>
  ({ watched }) =>
    watched.flatMap((one) => {
      const found = one.movement[on];
      return found === null ? [] : finding(kind, one, found, { from_on: found });
    });
/** A seal that was found broken, and by nobody whole since. */
const judgeSeal = judgeFound('seal', 'seal_on');
/** Water or heat that went back when it was read last. */
const judgeBackflow = judgeFound('backflow', 'backflow_on');

/** A verification that has ended, or ends soon. */
const judgeVerification: Judge = ({ watched }) =>
  watched.flatMap((one) => {
    const { verification, verified_until } = one.place;
    if ((verification !== 'ended' && verification !== 'ends') || verified_until === null) return [];
    return finding(verification, one, verified_until, { to_on: verified_until });
  });

/** Not read from afar though the day from which it has to be is near. */
const judgeRemote: Judge = ({ watched, limits, today }) =>
  watched
    .filter(({ place }) => isRemoteDue(place, limits, today))
    .map((one) => finding('remote', one, limits.remote_until, { to_on: limits.remote_until }));

const judges: readonly Judge[] = [
  judgeSteady,
  ({ balances, limits }) => judgeLoss(balances, limits),
  judgeStopped,
  judgeSuspect,
  judgeBackflow,
  judgeSeal,
  judgeVerification,
  judgeUnread,
  judgeRemote,
];

/** Everything that is wrong in the unit. A counter that stands is told of as that, and not also as one that shows little. */
export function findingsOf(scene: WatchScene): readonly Finding[] {
  const all = judges.flatMap((judge) => judge(scene));
  const stopped = new Set(
    all.filter(({ kind }) => kind === 'stopped').map(({ measuring_place_id: id }) => id),
  );
  return all.filter(
    ({ kind, measuring_place_id: id }) => kind !== 'suspect-down' || !stopped.has(id),
  );
}
