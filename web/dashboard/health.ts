import type { DashboardUnit } from '#contract/dashboard.ts';
import type { HealthKind, HealthPart } from './health-kinds.ts';

/** How many checks were made and how many of them found no fault. */
export interface Score {
  readonly good: number;
  readonly checks: number;
}

/**
 * Each fault looked for in each record that can have it is one check. What cannot be judged is no check:
 * a space without a symbol is not among those whose symbols differ.
 */
function scoreOf(kinds: readonly HealthKind[], units: readonly DashboardUnit[]): Score {
  let [good, checks] = [0, 0];
  for (const { count, among } of kinds)
    for (const unit of units) {
      checks += among(unit);
      good += among(unit) - unit[count];
    }
  return { good, checks };
}

/** The score of all the data, and of its parts; a part without anything to judge has no checks. */
export interface Health extends Score {
  readonly parts: readonly (Score & { readonly part: HealthPart })[];
}

/** The health of the data of the units by the kinds of faults that are looked for. */
export function healthOf(kinds: readonly HealthKind[], units: readonly DashboardUnit[]): Health {
  const names = [...new Set(kinds.map(({ part }) => part))];
  const parts = names.map((part) => ({
    part,
    ...scoreOf(
      kinds.filter((kind) => kind.part === part),
      units,
    ),
  }));
  return { ...scoreOf(kinds, units), parts };
}

/** Whole percents of what is good, never more than there is: 100 means all; null where nothing was judged. */
export function percentOf({ good, checks }: Score): number | null {
  return checks === 0 ? null : Math.floor((100 * good) / checks);
}
