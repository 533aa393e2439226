import { shiftDays } from '#contract/czech/iso-date.ts';
import type { LawRow } from '#contract/rules/law-on.ts';
import {
  deliverUntil,
  monthsLater,
  penaltyPerDay,
  type SettledPeriod,
} from '#contract/settlement/delivery-term.ts';
import type { SettlementGuard, UnopenedSettlement } from '#contract/settlement/guard-record.ts';
import { guardOf, type Waiting } from '#contract/settlement/guard.ts';
import { raiseOfferOf, type RaiseOffer } from '#contract/settlement/raise-offer.ts';
import type { ForecastRow, SettledUse, WatchedRow } from './settlement-watch.sql.ts';

/** How a term stands by the law, null where nothing has a term. */
function ofTerm(law: readonly LawRow[], until: string | null, waiting: Waiting, today: string) {
  return until === null ? null : guardOf(until, waiting, penaltyPerDay(law, until), today);
}

/** How the delivery of a settlement stands; null when nobody waits for it, or the law's term is not known. */
export function deliveryGuard(
  law: readonly LawRow[],
  { waiting, ...period }: SettledPeriod & Pick<WatchedRow, 'waiting'>,
  today: string,
): SettlementGuard | null {
  return waiting === 0 ? null : ofTerm(law, deliverUntil(law, period), waiting, today);
}

/** How answers to objections stand, by the most urgent one; null when none waits. */
export function answerGuard(
  law: readonly LawRow[],
  answers: readonly string[],
  today: string,
): SettlementGuard | null {
  return ofTerm(law, answers[0] ?? null, answers, today);
}

/** The last period of a year that is over: that which follows what was settled, else a calendar year. */
function lastPeriod(settled_to: string | null, today: string): SettledPeriod | null {
  const first =
    settled_to === null ? `${Number(today.slice(0, 4)) - 1}-01-01` : shiftDays(settled_to, 1);
  const yearTo = (from: string) => shiftDays(monthsLater(from, 12), -1);
  let [from, to] = [first, yearTo(first)];
  if (to >= today) return null;
  for (let next = shiftDays(to, 1); yearTo(next) < today; next = shiftDays(to, 1))
    [from, to] = [next, yearTo(next)];
  return { period_from: from, period_to: to };
}

/** Where the unit settles by houses they are told, else the whole unit once. */
function scopesOf(uses: readonly SettledUse[]): readonly SettledUse[] {
  const whole = uses.find(({ building_id }) => building_id === null);
  const houses = uses.filter(({ building_id }) => building_id !== null);
  const isByHouses = houses.some(({ settled_to }) => settled_to !== null);
  return whole === undefined || isByHouses ? houses : [whole];
}

const later = (one: string | null, other: string | null) =>
  one === null || (other !== null && other > one) ? other : one;

/** Whether a rule or a place asks for a settlement of the days. */
const asks = ({ since, till }: SettledUse, { period_from, period_to }: SettledPeriod) =>
  since !== null && since <= period_to && (till === null || till >= period_from);

/** Settlements of the unit that nobody has opened though their term is near or has passed, the nearest first. */
export function unopenedOf(
  law: readonly LawRow[],
  uses: readonly SettledUse[],
  today: string,
): UnopenedSettlement[] {
  const whole = uses.find(({ building_id }) => building_id === null);
  return scopesOf(uses)
    .flatMap((use) => {
      const period = lastPeriod(later(use.settled_to, whole?.settled_to ?? null), today);
      const asking = use === whole ? uses : [use, ...(whole ? [whole] : [])];
      if (period === null || !asking.some((one) => asks(one, period))) return [];
      const guard = ofTerm(law, deliverUntil(law, period), null, today);
      if (guard === null || guard.state === 'ahead') return [];
      const { building_id, building_name } = use;
      return [{ building_id, building_name, ...period, guard }];
    })
    .toSorted((one, other) => one.guard.until.localeCompare(other.guard.until));
}

/** A running settlement of which somebody is expected to owe, so that a raise of advances is offered. */
export interface OfferedRaise {
  readonly settlement: ForecastRow;
  readonly offer: RaiseOffer;
}

/** Raises of advances that are offered on the day, those of the nearest end first. */
export const offeredRaises = (rows: readonly ForecastRow[], today: string): OfferedRaise[] =>
  rows.flatMap((settlement) => {
    const offer = raiseOfferOf(settlement, settlement, today);
    return offer === null ? [] : [{ settlement, offer }];
  });

/** A settlement with a term that is near or has passed. */
export interface WatchedTerm {
  readonly settlement: WatchedRow;
  readonly guard: SettlementGuard;
}

/** What of settlements has a term: deliveries and answers, late and soon, the nearest first. */
export function watchedTerms(law: readonly LawRow[], rows: readonly WatchedRow[], today: string) {
  const told = (guardFor: (row: WatchedRow) => SettlementGuard | null): WatchedTerm[] =>
    rows
      .flatMap((settlement) => {
        const guard = guardFor(settlement);
        return guard === null ? [] : [{ settlement, guard }];
      })
      .toSorted((one, other) => one.guard.until.localeCompare(other.guard.until));
  return {
    deliveries: told((row) => deliveryGuard(law, row, today)).filter(
      ({ guard }) => guard.state !== 'ahead',
    ),
    answers: told(({ answers }) => answerGuard(law, answers, today)),
  };
}
