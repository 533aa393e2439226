import { daysBetween } from '#contract/czech/iso-date.ts';
import { nextSipoPeriod } from '#contract/rules/sipo-period.ts';
import { nextSipoDate } from '#contract/rules/sipo.ts';
import { urgencyOf } from '#contract/rules/revision-standing.ts';
import { comesSoon, hasPassed } from '#contract/rules/term.ts';
import type { WorkLine } from '#contract/unit-today.ts';
import { placeText, type NamedPlace } from '#server/core/pasports/place-text.ts';
import { revisionStanding, type Inspected } from '#server/core/revisions/standing.ts';

/** Something inspected that is in use, with where it is. */
export interface DeviceRow extends Inspected, NamedPlace {
  readonly revision_id: number;
  readonly device_name: string;
}

/** The contract of a tenancy that holds. */
export interface ContractRow extends NamedPlace {
  readonly pasport_space_id: number;
  readonly tenant_name: string;
  readonly contract_valid_to: string | null;
  readonly contract_warning: string | null;
}

/** What the unit has agreed with the post, and the newest period (RRRR-MM) that was handed over. */
export interface SipoRow {
  readonly day: number;
  readonly last_period: string | null;
}

/** The hand-over of SIPO is told of so many days ahead. */
const SIPO_DAYS = 14;

/** Devices that burn or wait, as the dashboard counts them. */
export function deviceWork(devices: readonly DeviceRow[], today: string): WorkLine[] {
  return devices.flatMap((row): WorkLine[] => {
    const { state, due_on } = revisionStanding(row, today);
    const urgency = urgencyOf(state);
    if (urgency !== 'late' && urgency !== 'waits') return [];
    return [
      {
        kind: 'device',
        state,
        late: urgency === 'late',
        name: row.device_name,
        place: placeText(row),
        on: due_on,
        record_id: row.revision_id,
      },
    ];
  });
}

/** Whether the day of warning has come and the contract goes on, as the list of tenants chooses them. */
export function isWarned(
  { contract_valid_to, contract_warning }: ContractRow,
  today: string,
): boolean {
  return (
    contract_warning !== null && contract_warning <= today && !hasPassed(contract_valid_to, today)
  );
}

function contractState(
  row: ContractRow,
  today: string,
): { state: WorkLine['state']; on: string } | undefined {
  const { contract_valid_to, contract_warning } = row;
  if (contract_valid_to !== null && hasPassed(contract_valid_to, today))
    return { state: 'expired', on: contract_valid_to };
  if (contract_valid_to !== null && comesSoon(contract_valid_to, today))
    return { state: 'ending', on: contract_valid_to };
  return isWarned(row, today) && contract_warning !== null
    ? { state: 'warned', on: contract_warning }
    : undefined;
}

/** Contracts that have ended, end soon, or of which somebody wanted to be warned; each once. */
export function contractWork(contracts: readonly ContractRow[], today: string): WorkLine[] {
  return contracts.flatMap((row): WorkLine[] => {
    const standing = contractState(row, today);
    if (standing === undefined) return [];
    return [
      {
        kind: 'contract',
        ...standing,
        late: standing.state === 'expired',
        name: row.tenant_name,
        place: placeText(row),
        record_id: row.pasport_space_id,
      },
    ];
  });
}

/** The next hand-over of SIPO while its day is near and it has not been made. */
export function sipoWork(sipo: SipoRow | null, today: string): WorkLine[] {
  if (sipo === null) return [];
  const period = nextSipoPeriod(today, sipo.day);
  const on = nextSipoDate(today, sipo.day);
  if (sipo.last_period !== null && sipo.last_period >= period) return [];
  if (daysBetween(today, on) > SIPO_DAYS) return [];
  const line = { kind: 'sipo', state: 'due', late: false, place: '' } as const;
  return [{ ...line, name: period, on, record_id: null }];
}

/** What is late first, the oldest before the others; then what comes, the nearest day first. */
export function inOrder(work: readonly WorkLine[]): WorkLine[] {
  const key = ({ late, state, on }: WorkLine) =>
    `${late ? 0 : 1}${state === 'unfit' ? 0 : 1}${on ?? '9999-12-31'}`;
  return work.toSorted((one, other) => key(one).localeCompare(key(other)));
}
