import { shiftDays } from '#contract/czech/iso-date.ts';

/** How what was declared for a space stands against the records. */
export const declarationStandings = ['missing', 'differs', 'same'] as const;
export type DeclarationStanding = (typeof declarationStandings)[number];

/**
 * How a declared number stands against the recorded one of its day. Who has not answered is missing: he
 * is neither nobody nor the same as recorded; a number that nobody recorded yet differs from any.
 */
export function standingOf(declared: number | null, recorded: number | null): DeclarationStanding {
  if (declared === null) return 'missing';
  return declared === recorded ? 'same' : 'differs';
}

const YEAR = 366;

/** A declared number holds from a day within a year of the one that is asked for. */
export function declaredDayFault(day: string, asked: string): string | null {
  const isNear = day >= shiftDays(asked, -YEAR) && day <= shiftDays(asked, YEAR);
  return isNear ? null : 'Zadejte den nejvýše rok před dnem hlášení nebo po něm';
}
