import { czechPlural } from '#contract/rules/plural.ts';
import type { RevisionInterval, RevisionState } from '#contract/rules/next-revision.ts';
import type { RevisionType } from '#contract/revision-types.ts';
import type { Revision, RevisionReport } from '#contract/revisions.ts';
import { formatMoney } from '#web/lib/czech.ts';
import type { FieldTexts } from '#web/ui/history-words.ts';

type Words<Key extends string> = Readonly<Record<Key, string>>;

export const areaWords: Words<RevisionType['area']> = {
  electricity: 'elektro',
  gas: 'plyn',
  boiler: 'kotle',
  chimney: 'komíny',
  lift: 'výtahy',
  fire: 'požární ochrana',
  pressure: 'tlaková zařízení',
  other: 'ostatní',
};

export const subjectWords: Words<RevisionType['applies_to']> = {
  building: 'dům',
  space: 'prostor',
  device: 'zařízení',
};

export const unitWords: Words<RevisionInterval['interval_unit']> = {
  days: 'dnů',
  months: 'měsíců',
  years: 'let',
};

export const resultWords: Words<RevisionReport['result']> = {
  ok: 'bez závad',
  faults: 'se závadami',
  unfit: 'nevyhovuje',
};

export const stateWords: Words<RevisionState> = {
  overdue: 'po termínu',
  soon: 'blíží se',
  ok: 'v pořádku',
  none: 'bez termínu',
};

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

/** Options of a select from words. */
export function optionsOf(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}

const among = (words: Readonly<Record<string, string>>) => (value: unknown) =>
  words[String(value)] ?? String(value);

/** Values of fields in words, for histories and differences. */
export const revisionTexts: FieldTexts = {
  area: among(areaWords),
  applies_to: among(subjectWords),
  interval_unit: among(unitWords),
  result: among(resultWords),
  cost: (value) => (typeof value === 'number' ? formatMoney(value) : '(prázdné)'),
};

/** Names of the fields for people. */
export const typeLabels = {
  name: 'Název',
  area: 'Oblast',
  applies_to: 'Platí pro',
  interval_count: 'Interval',
  interval_unit: 'Jednotka intervalu',
  warning_days: 'Předstih upozornění (dnů)',
  regulation: 'Předpis',
  valid_from: 'Platí od',
  valid_to: 'Platí do',
  type_order: 'Pořadí',
  hidden: 'Skrytý',
  is_system: 'Druh z portálu',
} as const;

export const revisionLabels = {
  revision_type_id: 'Druh revize',
  pasport_id: 'Umístění',
  pasport_ids: 'Domy',
  device_name: 'Zařízení',
  device_number: 'Výrobní číslo',
  address_id: 'Firma',
  active_from: 'V provozu od',
  note: 'Poznámka',
  hidden: 'Vyřazené z provozu',
} as const;

export const reportLabels = {
  done_on: 'Provedena dne',
  result: 'Výsledek',
  next_on: 'Příští podle zprávy',
  cost: 'Náklad',
  address_id: 'Firma',
  technician: 'Revizní technik',
  report_number: 'Číslo zprávy',
  faults: 'Závady',
  repair_by: 'Závady odstranit do',
  repaired_on: 'Závady odstraněny dne',
} as const;
