// Specification, section 5: Required.

/** 'Toto pole je povinné' for a missing, empty or blank value; 0 and false are values. */
export function required(value: unknown): string | null {
  return isMissing(value) ? 'Toto pole je povinné' : null;
}

function isMissing(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}
