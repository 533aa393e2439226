import { textOf } from './rule.ts';

// Specification, sections 5 and 9: zip.

/** Three digits, a space, the rest; a text that is not all digits (foreign codes) is only trimmed. */
export function formatZip(zip: string): string {
  const digits = zip.replace(/\s/g, '');
  if (!/^\d+$/.test(digits)) return zip.trim();
  return digits.length > 3 ? `${digits.slice(0, 3)} ${digits.slice(3)}` : digits;
}

/** Told of a zip that is no Czech one; it may stay. */
export function zipDoubt(value: unknown): string | null {
  const zip = formatZip(textOf(value));
  return zip === '' || /^\d{3} \d{2}$/.test(zip) ? null : 'Nevypadá jako české PSČ: má pět číslic';
}
