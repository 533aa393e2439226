import { daysBetween } from '#contract/czech/iso-date.ts';
import type { DueThing } from '#contract/pasports/summaries.ts';
import { burningWarnings, type WarningKind } from '#contract/metering/warning-words.ts';
import { nextSipoPeriod } from '#contract/rules/sipo-period.ts';
import { measuredOn, unitContractMeasure } from '#contract/rules/contract-measure.ts';
import { supplyContractOn } from '#contract/rules/supply-contract.ts';
import { nextSipoDate } from '#contract/rules/sipo.ts';
import type { WorkLine } from '#contract/unit-today.ts';
import type { UnitContractRow } from '#server/core/contracts/contracts.sql.ts';
import type { SupplyContractRow } from '#server/core/billing/contracts.sql.ts';
import { placeText, type NamedPlace } from '#server/core/pasports/place-text.ts';
import { contractDue, type HeldContract } from '#server/core/people/due.ts';
import { deviceDue, type InspectedDevice } from '#server/core/revisions/due.ts';
import { moreText } from './more.ts';

/** Something inspected that is in use, with where it is. */
export interface DeviceRow extends InspectedDevice, NamedPlace {}

/** The contract of a tenancy that holds, with where it is. */
export interface ContractRow extends HeldContract, NamedPlace {}

/** What the unit has agreed with the post, and the newest period (RRRR-MM) that was handed over. */
export interface SipoRow {
  readonly day: number;
  readonly last_period: string | null;
}

/** The hand-over of SIPO is told of so many days ahead. */
const SIPO_DAYS = 14;

const placed = (row: NamedPlace, due: DueThing | null): WorkLine[] =>
  due === null ? [] : [{ ...due, place: placeText(row), count: 1, amount: null, guard: null }];

/** Devices that burn or wait, as the dashboard counts them. */
export function deviceWork(devices: readonly DeviceRow[], today: string): WorkLine[] {
  return devices.flatMap((row) => placed(row, deviceDue(row, today)));
}

/** Contracts that have ended, end soon, or of which somebody wanted to be warned; each once. */
export function contractWork(contracts: readonly ContractRow[], today: string): WorkLine[] {
  return contracts.flatMap((row) => placed(row, contractDue(row, today)));
}

/** Contracts with suppliers that have ended, end soon, or of which notice is to be given. */
export function supplyWork(contracts: readonly SupplyContractRow[], today: string): WorkLine[] {
  return contracts.flatMap((row) => {
    const standing = supplyContractOn(row, today);
    if (standing === null) return [];
    return [
      {
        ...standing,
        kind: 'supply' as const,
        late: standing.state === 'expired',
        name: row.name,
        place: row.supplier_name,
        record_id: row.billing_place_id,
        count: 1,
        amount: null,
        guard: null,
      },
    ];
  });
}

/** Contracts by themselves that have ended, end soon, or of which notice is to be given or somebody wanted to be warned. */
export function unitContractWork(contracts: readonly UnitContractRow[], today: string): WorkLine[] {
  return contracts.flatMap((row) => {
    const { state, on } = measuredOn(unitContractMeasure(row, today), today);
    if (state === 'unknown' || state === 'fine' || state === 'ended') return [];
    return [
      {
        kind: 'unit-contract' as const,
        state,
        on,
        late: state === 'expired',
        name: row.name,
        place: row.party_name,
        record_id: row.unit_contract_id,
        count: 1,
        amount: null,
        guard: null,
      },
    ];
  });
}

/** Warnings of one kind that wait for somebody, with where the first of them is. */
export interface WarningsRow extends NamedPlace {
  readonly kind: WarningKind;
  readonly count: number;
  readonly found_on: string;
  readonly meter_warning_id: number;
}

/** Warnings of meters, a line for each kind, so that many meters leave room for other work. */
export function meterWork(warnings: readonly WarningsRow[]): WorkLine[] {
  return warnings.map((row) => {
    const { kind, count } = row;
    return {
      kind: 'meter',
      state: 'due',
      late: burningWarnings.has(kind),
      name: kind,
      place: `${placeText(row)}${moreText(count)}`,
      on: row.found_on,
      record_id: count > 1 ? null : row.meter_warning_id,
      count,
      amount: null,
      guard: null,
    };
  });
}

/** The next hand-over of SIPO while its day is near and it has not been made. */
export function sipoWork(sipo: SipoRow | null, today: string): WorkLine[] {
  if (sipo === null) return [];
  const period = nextSipoPeriod(today, sipo.day);
  const on = nextSipoDate(today, sipo.day);
  if (sipo.last_period !== null && sipo.last_period >= period) return [];
  if (daysBetween(today, on) > SIPO_DAYS) return [];
  const line = { kind: 'sipo', state: 'due', late: false, place: '', count: 1 } as const;
  return [{ ...line, name: period, on, record_id: null, amount: null, guard: null }];
}
