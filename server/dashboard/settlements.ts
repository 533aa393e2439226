import { NAMED_THINGS, type DashboardUnit, type DueThing } from '#contract/dashboard.ts';
import type { ModuleName } from '#contract/module-names.ts';
import type { SettlementGuard } from '#contract/settlement/guard.ts';
import {
  scopeName,
  settlementName,
  type TitledSettlement,
} from '#contract/settlement/settlement-title.ts';
import { unopenedOf, watchedTerms } from '#server/core/billing/settlement-watch.ts';
import type { UnitPlaces } from './places.sql.ts';

/** A settlement with how its term stands. */
interface Term {
  readonly settlement: TitledSettlement;
  readonly guard: SettlementGuard;
}

type Kind = Extract<
  DueThing['kind'],
  `settlements_${string}` | `answers_${string}` | `unopened_${string}`
>;

interface SettlementsTold {
  readonly counts: Pick<DashboardUnit, Kind | 'penalties_sum'>;
  /** The most urgent of each kind by name. */
  readonly things: readonly DueThing[];
}

const isLate = ({ guard }: Term) => guard.state === 'late';

/** What late deliveries make together; null where one of them is not known. */
function penaltiesOf(late: readonly Term[]): number | null {
  let sum = 0;
  for (const { guard } of late) {
    if (guard.penalty === null) return null;
    sum += guard.penalty;
  }
  return sum;
}

/** Terms of settlements of a unit as they stand on the day; sums and names only where their module is open. */
export function settlementsTold(
  { watched, uses, law }: Pick<UnitPlaces, 'watched' | 'uses' | 'law'>,
  open: readonly ModuleName[],
  today: string,
): SettlementsTold {
  const { deliveries, answers } = watchedTerms(law, watched, today);
  const unopened = unopenedOf(law, uses, today).map((settlement) => ({
    settlement,
    guard: settlement.guard,
  }));
  const kinds: Readonly<Record<Kind, readonly Term[]>> = {
    settlements_late: deliveries.filter(isLate),
    settlements_soon: deliveries.filter((term) => !isLate(term)),
    answers_late: answers.filter(isLate),
    answers_waiting: answers.filter((term) => !isLate(term)),
    unopened_late: unopened.filter(isLate),
    unopened_soon: unopened.filter((term) => !isLate(term)),
  };
  const named = (kind: Kind) =>
    kinds[kind].slice(0, NAMED_THINGS).map(({ settlement, guard }) => ({
      kind,
      name: settlementName(settlement),
      place: scopeName(settlement),
      on: guard.until,
      unfit: false,
      amount: guard.penalty,
      guard,
    }));
  const isOpen = open.includes('settlements');
  const { settlements_late, settlements_soon, answers_late, answers_waiting } = kinds;
  return {
    counts: {
      settlements_late: settlements_late.length,
      settlements_soon: settlements_soon.length,
      answers_late: answers_late.length,
      answers_waiting: answers_waiting.length,
      unopened_late: kinds.unopened_late.length,
      unopened_soon: kinds.unopened_soon.length,
      penalties_sum: isOpen ? penaltiesOf(settlements_late) : null,
    },
    things: isOpen ? (Object.keys(kinds) as Kind[]).flatMap(named) : [],
  };
}
