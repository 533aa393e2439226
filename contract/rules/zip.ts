import { maxLengthRule } from './length.ts';
import type { Rule } from './rule.ts';

// Specification, sections 5 and 9: zip.

/** Three digits, a space, the rest; a text that is not all digits (foreign codes) is only trimmed. */
export function formatZip(zip: string): string {
  const digits = zip.replace(/\s/g, '');
  if (!/^\d+$/.test(digits)) return zip.trim();
  return digits.length > 3 ? `${digits.slice(0, 3)} ${digits.slice(3)}` : digits;
}

/** An optional zip of any country: at most 10 characters. */
export const zipRule: Rule = maxLengthRule(10);
