import type { Fraction } from './fraction.ts';
import { differenceCause, type DifferenceCause } from './differences.ts';
import { bothFacts, exchangedSpaces, usesForTime, type BothFacts } from './exchanged-facts.ts';
import { exact, fractionText, isNothing, ONE, percentOf, roundedTo, whole } from './exact.ts';
import type { SpaceFacts } from './facts.ts';
import type { FrozenService, FrozenSettlement } from './frozen.ts';
import { isPositive, meteredOf, quantitiesOf } from './quantities.ts';
import { timeOf, type Span } from './span-time.ts';

/** Causes in the order in which their inputs are exchanged. */
export const CAUSES = differenceCause.options;

/** Degree-days of a town in both periods. */
export interface Weather {
  readonly former: number;
  readonly now: number;
}

/** Spaces as they are behind each exchange; the first ones are of the year before. */
export interface Stages {
  /** Both periods. */
  readonly last: Span;
  readonly now: Span;
  readonly both: BothFacts;
  readonly spaces: readonly (readonly SpaceFacts[])[];
  /** How many times the period before is as long as this one, by months. */
  readonly time: Fraction;
}

/** Stages of all services, reckoned once: nothing exchanged, then each cause of `CAUSES`. */
export function stagesOf(last: FrozenSettlement, now: FrozenSettlement): Stages {
  const both = bothFacts(last, now);
  const ruled = exchangedSpaces(both, false);
  const lived = exchangedSpaces(both, true);
  return {
    last,
    now,
    both,
    spaces: [both.last, both.last, both.last, both.last, ruled, lived, lived, both.now],
    time: timeOf(last).months.div(timeOf(now).months),
  };
}

type Uses = ReadonlyMap<string, Fraction>;

const usesOf = ({ uses }: FrozenService): Uses =>
  new Map(
    uses.flatMap(({ recipient, amount }) =>
      amount === null ? [] : [[recipient, exact(amount)] as const],
    ),
  );

/** What the exchange of one service goes by. */
export interface Exchange {
  readonly last: FrozenService;
  readonly now: FrozenService;
  /** What the house used in both years; null where it is not known. */
  readonly quantities: ReturnType<typeof quantitiesOf>;
  /** How many times colder this year was; null where it is not known or does not matter. */
  readonly colder: Fraction | null;
  /** What the meters of this year told, for the length of the year before; null unless both years are by meters. */
  readonly metered: Fraction | null;
  /** What this year's uses are for the times of the last year's recipients. */
  readonly usesNow: Uses;
}

export function exchangeOf(
  [last, now]: readonly [FrozenService, FrozenService],
  { both, time }: Stages,
  weather: Weather | null,
): Exchange {
  const metered = [meteredOf(last, both.last), meteredOf(now, both.now)] as const;
  const quantities = quantitiesOf([last, now], metered);
  const isHeat = [last, now].every(({ rule }) => rule.meter_kind?.startsWith('heat'));
  const isColder = isHeat && quantities !== null && weather !== null;
  const useNow = usesOf(now);
  const isMetered = metered.every((one) => one !== null && isPositive(one));
  return {
    last,
    now,
    quantities,
    colder: isColder ? exact(String(weather.now)).div(exact(String(weather.former))) : null,
    metered: quantities !== null && isMetered ? (metered[1]?.mul(time) ?? null) : null,
    usesNow: usesForTime(both, now, (key) => useNow.get(key) ?? null),
  };
}

/** The place of a cause in the exchange: from here on its inputs are of this year. */
const stageOf = (cause: DifferenceCause): number => CAUSES.indexOf(cause) + 1;

/** The service at a stage: inputs of causes up to it are of this year, the others of the year before. */
export function serviceAt(exchange: Exchange, stages: Stages, stage: number): FrozenService {
  const { last, now } = exchange;
  const has = (cause: DifferenceCause) => stage >= stageOf(cause);
  const base = has('rule') ? now : last;
  const isFixed = (one: FrozenService) => [one.rule.key, one.rule.basic_key].includes('fixed');
  const { fixed } = has('price') && isFixed(last) && isFixed(now) ? now : base;
  // What is rounded to whole crowns would move from cause to cause; the end is rounded as it was.
  const rule = { ...base.rule, rounding: 1 as const };
  if (has('days')) return { ...now, rule };
  const made: FrozenService = {
    ...base,
    rule,
    fixed,
    cost: last.cost,
    uses: usesAt(exchange, stages, stage),
  };
  return has('price')
    ? costed(made, costAt(exchange, stages, stage), exchange, stages, stage)
    : made;
}

/** The cost in hellers, exactly, as long as the period before; this year's price times how much was used. */
function costAt({ last, now, quantities, colder }: Exchange, { time }: Stages, stage: number) {
  if ([last, now].every(({ rule }) => rule.key === 'fixed')) return whole(now.cost);
  const all = whole(now.cost).mul(time);
  if (quantities === null || stage >= stageOf('house-use')) return all;
  const atLast = whole(now.cost).mul(quantities.last).div(quantities.now);
  return stage >= stageOf('weather') && colder !== null ? atLast.mul(colder) : atLast;
}

/**
 * The service with its cost. From the house's use on, meters are paid at what one unit costs this year, so that
 * who uses as much as before is not charged by himself for what others have saved.
 */
function costed(
  service: FrozenService,
  cost: Fraction,
  { metered }: Exchange,
  { spaces }: Stages,
  stage: number,
): FrozenService {
  const { rule } = service;
  const isByUnit = stage >= stageOf('house-use') && metered !== null;
  const told = isByUnit ? meteredOf(service, spaces[stage] ?? []) : null;
  const times = told === null || metered === null || !isPositive(told) ? ONE : told.div(metered);
  const basic = cost.mul(percentOf(rule.basic_share));
  const all = basic.add(cost.sub(basic).mul(times));
  const hellers = Number(roundedTo(all, 0n).n);
  if (times.equals(ONE) || isNothing(all)) return { ...service, cost: hellers };
  const basic_share = fractionText(basic.mul(100n).div(all));
  return { ...service, cost: hellers, rule: { ...rule, basic_share } };
}

/** What recipients of a stage used: of the year before at the weather of this one, until it is exchanged. */
function usesAt(
  { last, now, colder, usesNow }: Exchange,
  { both }: Stages,
  stage: number,
): FrozenService['uses'] {
  if (stage < stageOf('weather')) return last.uses;
  const factor = colder ?? ONE;
  const before = [...usesOf(last)].map(([key, amount]) => [key, amount.mul(factor)] as const);
  if (stage < stageOf('rule')) return writtenUses(new Map(before));
  const known = new Set(both.last.map(({ space }) => space.pasport_id));
  const added = both.now
    .filter(({ space }) => !known.has(space.pasport_id))
    .flatMap(({ recipients }) => recipients.map(({ recipient }) => recipient.key));
  const useNow = usesOf(now);
  const ofNew = added.flatMap((key) => {
    const use = useNow.get(key);
    return use === undefined ? [] : [[key, use] as const];
  });
  // What one of the years does not know, because there was no meter, is of the other.
  const mixed = stage < stageOf('own-use') ? [...usesNow, ...before] : [...before, ...usesNow];
  return writtenUses(new Map([...mixed, ...ofNew]));
}

const writtenUses = (uses: Uses): FrozenService['uses'] =>
  [...uses].map(([recipient, amount]) => ({
    recipient,
    amount: fractionText(amount),
    divided_by: [],
    estimated: false,
    readings: [],
  }));
