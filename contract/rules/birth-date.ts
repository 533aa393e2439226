/** Nobody in an address book was born before. */
export const FIRST_BIRTH_DATE = '1850-01-01';

/** Nobody is born after today; both ISO dates of the Prague calendar. */
export function birthDateFault(birthDate: string | null, today: string): string | null {
  return birthDate !== null && birthDate > today ? 'Datum narození nemůže být v budoucnosti' : null;
}
