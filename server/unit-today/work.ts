import { daysBetween } from '#contract/czech/iso-date.ts';
import type { DueThing } from '#contract/pasports/summaries.ts';
import { nextSipoPeriod } from '#contract/rules/sipo-period.ts';
import { nextSipoDate } from '#contract/rules/sipo.ts';
import type { WorkLine } from '#contract/unit-today.ts';
import { placeText, type NamedPlace } from '#server/core/pasports/place-text.ts';
import { contractDue, type HeldContract } from '#server/core/people/due.ts';
import { deviceDue, type InspectedDevice } from '#server/core/revisions/due.ts';

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
  due === null ? [] : [{ ...due, place: placeText(row) }];

/** Devices that burn or wait, as the dashboard counts them. */
export function deviceWork(devices: readonly DeviceRow[], today: string): WorkLine[] {
  return devices.flatMap((row) => placed(row, deviceDue(row, today)));
}

/** Contracts that have ended, end soon, or of which somebody wanted to be warned; each once. */
export function contractWork(contracts: readonly ContractRow[], today: string): WorkLine[] {
  return contracts.flatMap((row) => placed(row, contractDue(row, today)));
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
