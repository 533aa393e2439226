const names = [
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
  return names[month - 1] ?? '';
}

/** Months to choose from, by their numbers. */
export const monthOptions = names.map((label, index) => ({ value: String(index + 1), label }));
