import { czechPlural } from '#contract/rules/plural.ts';
import type { RevisionInterval } from '#contract/rules/next-revision.ts';
import { reportFields } from '#contract/report-record.ts';
import { revisionTypeFields } from '#contract/revision-type-record.ts';
import type { Revision } from '#contract/revisions.ts';
import { formatMoney } from '#web/lib/czech.ts';
import type { FieldTexts } from '#web/ui/history-words.ts';

const unitForms: Readonly<
  Record<RevisionInterval['interval_unit'], readonly [one: string, few: string, many: string]>
> = {
  days: ['den', 'dny', 'dnů'],
  months: ['měsíc', 'měsíce', 'měsíců'],
  years: ['rok', 'roky', 'let'],
};

/** An interval: 5 let, 6 měsíců, 1 rok. */
export function intervalText({ interval_count, interval_unit }: RevisionInterval): string {
  return `${interval_count} ${czechPlural(interval_count, ...unitForms[interval_unit])}`;
}

/** A count of days: 1 den, 2 dny, 60 dnů. */
export function daysText(days: number): string {
  return `${days} ${czechPlural(days, ...unitForms.days)}`;
}

/** Where something is: the house, and the space in it. */
export function placeText({ building_name, space_number }: Revision): string {
  return space_number === '' ? building_name : `${building_name}, prostor ${space_number}`;
}

/** Values of fields in words, for histories and differences. */
export const typeTexts: FieldTexts = {
  area: revisionTypeFields.area.value.text,
  applies_to: revisionTypeFields.applies_to.value.text,
  interval_unit: revisionTypeFields.interval_unit.value.text,
};

export const reportTexts: FieldTexts = {
  result: reportFields.result.value.text,
  fault_rows: (value) => reportFields.fault_rows.value.text(value) || '(žádné)',
  cost: (value) => (typeof value === 'number' ? formatMoney(value) : '(prázdné)'),
};
