import type { DashboardUnit } from '#contract/dashboard.ts';
import { sipoRule } from '#contract/rules/sipo.ts';
import { comesSoon, hasPassed } from '#contract/rules/term.ts';
import { revisionStanding } from '#server/core/revisions/standing.ts';
import type { Device } from './devices.sql.ts';

type RevisionCounts = Pick<
  DashboardUnit,
  | 'revisions_overdue'
  | 'revisions_overdue_since'
  | 'revisions_soon'
  | 'faults_overdue'
  | 'faults_overdue_since'
>;

function oldest(terms: readonly (string | null)[]): string | null {
  return terms.filter((term) => term !== null).toSorted()[0] ?? null;
}

/** How many devices of a unit are after their term, and how many come to it soon. */
export function revisionCounts(devices: readonly Device[], today: string): RevisionCounts {
  const nexts = devices.map((device) => revisionStanding(device, today));
  const overdue = nexts.filter(({ state }) => state === 'overdue');
  const faults = devices.filter(({ repair_by }) => hasPassed(repair_by, today));
  return {
    revisions_overdue: overdue.length,
    revisions_overdue_since: oldest(overdue.map(({ next_on }) => next_on)),
    revisions_soon: nexts.filter(({ next_on }) => comesSoon(next_on, today)).length,
    faults_overdue: faults.length,
    faults_overdue_since: oldest(faults.map(({ repair_by }) => repair_by)),
  };
}

/** How many payers have a number that is not right, or that somebody else of the unit has too. */
export function wrongSipoCount(numbers: string): number {
  const all = numbers.split(' ').filter((number) => number !== '');
  const uses = new Map<string, number>();
  for (const number of all) uses.set(number, (uses.get(number) ?? 0) + 1);
  const isWrong = (number: string) => (uses.get(number) ?? 0) > 1 || sipoRule(number) !== null;
  return all.filter(isWrong).length;
}
