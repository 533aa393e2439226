import type { LawRow } from '#contract/rules/law-on.ts';
import type { SettlementGuard } from '#contract/settlement/guard-record.ts';
import {
  scopeName,
  settlementName,
  termName,
  type TermOf,
  type TitledSettlement,
} from '#contract/settlement/settlement-title.ts';
import type { WorkLine } from '#contract/unit-today.ts';
import type { LaterSettlement } from '#server/core/billing/later-documents.sql.ts';
import { offeredRaises, unopenedOf, watchedTerms } from '#server/core/billing/settlement-watch.ts';
import type {
  ForecastRow,
  SettledUse,
  WatchedRow,
} from '#server/core/billing/settlement-watch.sql.ts';
import { moreText } from './more.ts';

/** What terms of settlements are told by. */
interface Guarded {
  readonly watched: readonly WatchedRow[];
  readonly uses: readonly SettledUse[];
  readonly law: readonly LawRow[];
  readonly forecasts: readonly ForecastRow[];
  readonly later: readonly LaterSettlement[];
}

interface Term {
  readonly settlement: TitledSettlement & { readonly settlement_id?: number };
  readonly guard: SettlementGuard;
}

/** One line of those that are late and one of those that come, the most urgent of each by name. */
function linesOf(kind: TermOf, terms: readonly Term[]): WorkLine[] {
  return [true, false].flatMap((late) => {
    const own = terms.filter(({ guard }) => (guard.state === 'late') === late);
    const [first] = own;
    if (first === undefined) return [];
    const { settlement, guard } = first;
    const count = own.length;
    return [
      {
        kind,
        state: 'due' as const,
        late,
        name: termName(kind, settlement),
        place: `${scopeName(settlement)}${moreText(count)}`,
        on: guard.until,
        record_id: count > 1 ? null : (settlement.settlement_id ?? null),
        count,
        amount: guard.penalty,
        guard,
      },
    ];
  });
}

/** A line of each settlement by whose forecast somebody will owe: of how many, and how much. */
const raiseLines = (forecasts: readonly ForecastRow[], today: string): WorkLine[] =>
  offeredRaises(forecasts, today).map(({ settlement, offer }) => ({
    kind: 'raise',
    state: 'due',
    late: false,
    name: settlementName(settlement),
    place: scopeName(settlement),
    on: offer.as_of,
    record_id: settlement.settlement_id,
    count: offer.recipients,
    amount: offer.sum,
    guard: null,
  }));

/** A line of each issued settlement whose documents are otherwise than it was counted from. */
const laterLines = (later: readonly LaterSettlement[]): WorkLine[] =>
  later.map(({ settlement_id, issued_on, count, ...settlement }) => ({
    kind: 'later-documents',
    state: 'due',
    late: false,
    name: settlementName(settlement),
    place: scopeName(settlement),
    on: issued_on,
    record_id: settlement_id,
    count,
    amount: null,
    guard: null,
  }));

/** Settlements to be delivered or corrected, objections to be answered, and settlements that nobody has opened. */
export function settlementWork(
  { watched, uses, law, forecasts, later }: Guarded,
  today: string,
): WorkLine[] {
  const { deliveries, answers } = watchedTerms(law, watched, today);
  const unopened = unopenedOf(law, uses, today).map((settlement) => ({
    settlement,
    guard: settlement.guard,
  }));
  return [
    ...linesOf('settlement', deliveries),
    ...linesOf('objections', answers),
    ...linesOf('unopened', unopened),
    ...raiseLines(forecasts, today),
    ...laterLines(later),
  ];
}
