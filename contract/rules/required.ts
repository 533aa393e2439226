// Specification, section 5: Required.

/** What is said of a value that nobody has given. */
export const REQUIRED = 'Toto pole je povinné';

/** 'Toto pole je povinné' for a missing, empty or blank value; 0 and false are values. */
export function required(value: unknown): string | null {
  return isMissing(value) ? REQUIRED : null;
}

function isMissing(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}
