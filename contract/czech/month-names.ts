import { keyOf } from '#contract/rules/text-key.ts';

/** Names of the months from January on. */
export const monthNames = [
  'leden',
  'únor',
  'březen',
  'duben',
  'květen',
  'červen',
  'červenec',
  'srpen',
  'září',
  'říjen',
  'listopad',
  'prosinec',
] as const;

/** 'leden' for 1. */
export function monthName(month: number): string {
  return monthNames[month - 1] ?? '';
}

const keys = monthNames.map(keyOf);

/** 1 for 'leden', without case and diacritics; null for what is no name of a month. */
export function monthNamed(text: string): number | null {
  const at = keys.indexOf(keyOf(text));
  return at === -1 ? null : at + 1;
}
