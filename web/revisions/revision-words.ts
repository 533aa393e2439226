import { czechPlural } from '#contract/rules/plural.ts';
import { daysBetween } from '#contract/czech/iso-date.ts';
import type { RevisionInterval } from '#contract/rules/next-revision.ts';
import type { RevisionState } from '#contract/rules/revision-standing.ts';
import { reportFields } from '#contract/report-record.ts';
import { revisionTypeFields } from '#contract/revision-type-record.ts';
import type { Revision } from '#contract/revisions.ts';
import { formatMoney } from '#web/lib/czech.ts';
import type { FieldTexts } from '#web/ui/history-words.ts';

type Words<Key extends string> = Readonly<Record<Key, string>>;

/** How something inspected stands, and the day that this is about. */
export type Standing = Pick<Revision, 'state' | 'due_on'>;

const stateWords: Words<RevisionState> = {
  unfit: 'nevyhovuje',
  'faults-overdue': 'závady po termínu',
  overdue: 'po termínu',
  'never-overdue': 'bez revize, po termínu',
  faults: 'se závadami',
  never: 'bez revize',
  soon: 'blíží se',
  ok: 'v pořádku',
  none: 'bez termínu',
};
/** States that are told with how many days are left, or are over. */
const withDays: readonly RevisionState[] = ['faults-overdue', 'overdue', 'never-overdue', 'faults'];

/** The standing in words: po termínu 5 dní, za 19 dní, v pořádku. */
export function standingText({ state, due_on }: Standing, today: string): string {
  const words = stateWords[state];
  if (due_on === null) return words;
  const days = daysBetween(today, due_on);
  if (state === 'soon') return aheadText(days);
  if (!withDays.includes(state)) return words;
  return days < 0 ? `${words} ${inDays(-days)}` : `${words}, ${aheadText(days)}`;
}

const inDays = (days: number) => `${days} ${czechPlural(days, 'den', 'dny', 'dní')}`;
const aheadText = (days: number) => (days === 0 ? 'dnes' : `za ${inDays(days)}`);

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
