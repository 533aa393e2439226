import { versionEnds, workOn } from '#contract/fieldwork/work-on.ts';
import { workFields, workVersionFields } from '#contract/fieldwork/work-record.ts';
import { NEEDS, needsText, type Need } from '#contract/fieldwork/work-words.ts';
import type { Work, WorkVersion } from '#contract/fieldwork/works.ts';
import { meterKindShort } from '#contract/metering/meter-words.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';

/** 5 min, 1 h, 1 h 30 min. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''];
  return parts.filter((part) => part !== '').join(' ');
}

/** A price in words; a work without one has not the price of nothing. */
export const priceText = (price: number | null): string =>
  price === null ? 'bez ceny' : `${formatMoney(price)} bez DPH`;

/** What a done work writes and of what: 'Odečet · Studená voda'. */
export function writesText(work: Work): string {
  const of =
    work.meter_kind === null
      ? work.revision_type_name
      : workFields.meter_kind.value.text(work.meter_kind);
  return [workFields.writes.value.text(work.writes), of].filter((part) => part !== '').join(' · ');
}

const inShort = { reading: 'Odečet', exchange: 'Výměnu', revision: 'Revizi', nothing: 'Nic' };

/** The same where room is short: 'Odečet · SV'. */
export function writesShort({ writes, meter_kind }: Work): string {
  return meter_kind === null
    ? inShort[writes]
    : `${inShort[writes]} · ${meterKindShort[meter_kind]}`;
}

/** A checklist in short: 3 body. */
export const checksText = (checklist: readonly string[]): string =>
  checklist.length === 0
    ? ''
    : `${checklist.length} ${czechPlural(checklist.length, 'bod', 'body', 'bodů')}`;

/** A work with the version that is told of it: that of the day, else the first one to come. */
export interface WorkRow extends Work, Omit<WorkVersion, 'created' | 'updated' | 'version'> {
  readonly needs: string;
  /** The first version has not begun. */
  readonly isToCome: boolean;
}

/** The row of a list; undefined of a work without a version, which is none. */
export function rowOf(work: Work, day: string): WorkRow[] {
  const held = workOn(work.versions, day);
  const told = held ?? work.versions.at(-1);
  if (told === undefined) return [];
  const { created: _created, updated: _updated, version: _version, ...version } = told;
  return [{ ...version, ...work, needs: needsText(told), isToCome: held === undefined }];
}

/** From when to when a version holds: 'od 1. 1. 2026 do 31. 3. 2026'. */
export function heldText(versions: readonly WorkVersion[], version: WorkVersion): string {
  const end = versionEnds(versions, version);
  const from = `od ${formatDate(version.valid_from)}`;
  return end === null ? from : `${from} do ${formatDate(end)}`;
}

const yesOrNo = (value: unknown) => (String(value) === 'true' ? 'ano' : 'ne');
const flags = Object.fromEntries(NEEDS.map((need) => [need, yesOrNo])) as Record<
  Need,
  (value: unknown) => string
>;

/** Values of a work and of its versions in words, for history and conflicts. */
export const workTexts = {
  writes: workFields.writes.value.text,
  meter_kind: workFields.meter_kind.value.text,
  duration_minutes: (value: unknown) => (value === '' ? '' : durationText(Number(value))),
  price: (value: unknown) =>
    value === '' || value === null ? 'bez ceny' : formatMoney(Number(value)),
  checklist: workVersionFields.checklist.value.text,
  ...flags,
  keeps_position: yesOrNo,
};
