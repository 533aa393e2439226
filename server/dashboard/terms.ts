import type { DashboardUnit } from '#contract/dashboard.ts';
import { sipoRule } from '#contract/rules/sipo.ts';
import { isOfGroup, type RevisionGroup } from '#contract/rules/revision-standing.ts';
import { revisionStanding, type Inspected } from '#server/core/revisions/standing.ts';

type RevisionCounts = Pick<
  DashboardUnit,
  | 'revisions_overdue'
  | 'revisions_overdue_since'
  | 'revisions_soon'
  | 'revisions_never'
  | 'faults_overdue'
  | 'faults_overdue_since'
  | 'faults_open'
>;

function oldest(terms: readonly (string | null)[]): string | null {
  return terms.filter((term) => term !== null).toSorted()[0] ?? null;
}

/** How many devices of a unit are in each of the groups that its list is filtered by. */
export function revisionCounts(devices: readonly Inspected[], today: string): RevisionCounts {
  const standings = devices.map((device) => revisionStanding(device, today));
  const of = (group: RevisionGroup) => standings.filter(({ state }) => isOfGroup(group, state));
  const since = (group: RevisionGroup) => oldest(of(group).map(({ due_on }) => due_on));
  return {
    revisions_overdue: of('overdue').length,
    revisions_overdue_since: since('overdue'),
    revisions_soon: of('soon').length,
    revisions_never: of('never').length,
    faults_overdue: of('faulty').length,
    faults_overdue_since: since('faulty'),
    faults_open: of('repairs').length,
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
