import { NAMED_THINGS, type DashboardUnit, type DueThing } from '#contract/dashboard.ts';
import {
  isOfGroup,
  type RevisionGroup,
  type RevisionStanding,
} from '#contract/rules/revision-standing.ts';
import { warningKindValue } from '#contract/metering/warning-words.ts';
import { sipoRule } from '#contract/rules/sipo.ts';
import type { OpenWarning } from '#server/core/metering/open-warnings.sql.ts';
import { placeText, type NamedPlace } from '#server/core/pasports/place-text.ts';
import { revisionStanding, type Inspected } from '#server/core/revisions/standing.ts';

/** Which group of the list of devices a count counts. */
const groups = {
  revisions_overdue: 'overdue',
  faults_overdue: 'faulty',
  revisions_soon: 'soon',
  faults_open: 'repairs',
  revisions_never: 'never',
} as const satisfies Partial<Record<DueThing['kind'], RevisionGroup>>;

type RevisionKind = keyof typeof groups;
const kinds = Object.keys(groups) as RevisionKind[];

/** Something inspected, with what it is called and where it is. */
export interface NamedDevice extends Inspected, NamedPlace {
  readonly device_name: string;
}

/** How many devices of a unit are in each of the groups that its list is filtered by. */
export function revisionCounts(
  devices: readonly Inspected[],
  today: string,
): Pick<DashboardUnit, RevisionKind> {
  const standings = devices.map((device) => revisionStanding(device, today));
  const of = (group: RevisionGroup) =>
    standings.filter(({ state }) => isOfGroup(group, state)).length;
  return {
    revisions_overdue: of(groups.revisions_overdue),
    faults_overdue: of(groups.faults_overdue),
    revisions_soon: of(groups.revisions_soon),
    faults_open: of(groups.faults_open),
    revisions_never: of(groups.revisions_never),
  };
}

/** What must not be used comes first, then the oldest or nearest term; what has none is last. */
const urgency = ({ state, due_on }: RevisionStanding) =>
  `${state === 'unfit' ? 0 : 1}${due_on ?? '9999-12-31'}`;

/** The most urgent devices of each group by name. */
export function dueDevices(devices: readonly NamedDevice[], today: string): DueThing[] {
  const standing = devices
    .map((device) => ({ device, ...revisionStanding(device, today) }))
    .toSorted((one, other) => urgency(one).localeCompare(urgency(other)));
  return kinds.flatMap((kind) =>
    standing
      .filter(({ state }) => isOfGroup(groups[kind], state))
      .slice(0, NAMED_THINGS)
      .map(({ device, due_on, state }) => ({
        kind,
        name: device.device_name,
        place: placeText(device),
        on: due_on,
        unfit: state === 'unfit',
        amount: null,
        guard: null,
      })),
  );
}

/** The most urgent warnings of meters by their kinds. */
export function dueWarnings(warnings: readonly OpenWarning[]): DueThing[] {
  return warnings.map((row) => ({
    kind: 'meters_warned',
    name: warningKindValue.text(row.kind),
    place: placeText(row),
    on: row.found_on,
    unfit: false,
    amount: null,
    guard: null,
  }));
}

/** How many payers have a number that is not right, or that somebody else of the unit has too. */
export function wrongSipoCount(numbers: string): number {
  const all = numbers.split(' ').filter((number) => number !== '');
  const uses = new Map<string, number>();
  for (const number of all) uses.set(number, (uses.get(number) ?? 0) + 1);
  const isWrong = (number: string) => (uses.get(number) ?? 0) > 1 || sipoRule(number) !== null;
  return all.filter(isWrong).length;
}
