import { NAMED_THINGS, type DashboardUnit, type DueThing } from '#contract/dashboard.ts';
import type { ModuleName } from '#contract/module-names.ts';
import type { SettlementGuard } from '#contract/settlement/guard-record.ts';
import { laterText, owingText } from '#contract/settlement/work-texts.ts';
import {
  scopeName,
  settlementName,
  termName,
  type TermOf,
} from '#contract/settlement/settlement-title.ts';
import {
  offeredRaises,
  unopenedOf,
  watchedTerms,
  type OfferedRaise,
  type WatchedTerm,
} from '#server/core/billing/settlement-watch.ts';
import type { UnitPlaces } from './places.sql.ts';

/** What of a settlement has a term, the most urgent first: of one that nobody has opened it is its delivery. */
interface Guarded {
  readonly name: string;
  readonly place: string;
  readonly guard: SettlementGuard;
  readonly others: readonly SettlementGuard[];
}

type Kind = 'settlements_late' | 'settlements_soon';
type Counted = Kind | 'settlements_changed' | 'penalties_sum' | 'raises_offered' | 'raises_sum';

interface SettlementsTold {
  readonly counts: Pick<DashboardUnit, Counted>;
  /** The most urgent of each kind by name. */
  readonly things: readonly DueThing[];
}

const byTerm = (one: { guard: SettlementGuard }, other: { guard: SettlementGuard }) =>
  one.guard.until.localeCompare(other.guard.until);
const isLate = ({ guard }: Guarded) => guard.state === 'late';

/** Each settlement once, by the term of it that comes or has passed first. */
function settled(terms: readonly (WatchedTerm & { readonly of: TermOf })[]): Guarded[] {
  const told = new Map<number, Guarded>();
  for (const { settlement, guard, of } of terms.toSorted(byTerm)) {
    const first = told.get(settlement.settlement_id);
    const own = { name: termName(of, settlement), place: scopeName(settlement), guard, others: [] };
    const next = first === undefined ? own : { ...first, others: [...first.others, guard] };
    told.set(settlement.settlement_id, next);
  }
  return [...told.values()];
}

/** What all late terms make together; null where one of them is not known. */
function penaltiesOf(late: readonly Guarded[]): number | null {
  let sum = 0;
  for (const { guard, others } of late)
    for (const { state, penalty } of [guard, ...others]) {
      if (penalty === null) return null;
      sum += state === 'late' ? penalty : 0;
    }
  return sum;
}

/** The first of the raises that are offered, by name. */
const namedRaises = (raises: readonly OfferedRaise[]): DueThing[] =>
  raises.slice(0, NAMED_THINGS).map(({ settlement, offer }) => ({
    kind: 'raises_offered',
    name: `${settlementName(settlement)}: ${owingText(offer.recipients)}`,
    place: scopeName(settlement),
    on: offer.as_of,
    unfit: false,
    amount: offer.sum,
    guard: null,
  }));

/** The first of those whose documents are otherwise than they were counted from, by name. */
const namedLater = (later: UnitPlaces['later']): DueThing[] =>
  later.slice(0, NAMED_THINGS).map(({ issued_on, count, ...settlement }) => ({
    kind: 'settlements_changed',
    name: `${settlementName(settlement)}: ${laterText(count)}`,
    place: scopeName(settlement),
    on: issued_on,
    unfit: false,
    amount: null,
    guard: null,
  }));

/** Terms of settlements of a unit as they stand on the day; sums and names only where their module is open. */
export function settlementsTold(
  {
    watched,
    uses,
    law,
    forecasts,
    later,
  }: Pick<UnitPlaces, 'watched' | 'uses' | 'law' | 'forecasts' | 'later'>,
  open: readonly ModuleName[],
  today: string,
): SettlementsTold {
  const { deliveries, answers } = watchedTerms(law, watched, today);
  const unopened = unopenedOf(law, uses, today).map((one) => ({
    name: termName('unopened', one),
    place: scopeName(one),
    guard: one.guard,
    others: [],
  }));
  const all = [
    ...settled([
      ...deliveries.map((term) => ({ ...term, of: 'settlement' as const })),
      ...answers.map((term) => ({ ...term, of: 'objections' as const })),
    ]),
    ...unopened,
  ].toSorted(byTerm);
  const kinds: Readonly<Record<Kind, readonly Guarded[]>> = {
    settlements_late: all.filter(isLate),
    settlements_soon: all.filter((one) => !isLate(one)),
  };
  const named = (kind: Kind) =>
    kinds[kind].slice(0, NAMED_THINGS).map(({ name, place, guard }) => ({
      kind,
      name,
      place,
      on: guard.until,
      unfit: false,
      amount: guard.penalty,
      guard,
    }));
  const isOpen = open.includes('settlements');
  const raises = offeredRaises(forecasts, today);
  return {
    counts: {
      settlements_late: kinds.settlements_late.length,
      settlements_soon: kinds.settlements_soon.length,
      penalties_sum: isOpen ? penaltiesOf(kinds.settlements_late) : null,
      settlements_changed: later.length,
      raises_offered: raises.length,
      raises_sum: isOpen ? raises.reduce((sum, { offer }) => sum + offer.sum, 0) : null,
    },
    things: isOpen
      ? [
          ...named('settlements_late'),
          ...named('settlements_soon'),
          ...namedLater(later),
          ...namedRaises(raises),
        ]
      : [],
  };
}
