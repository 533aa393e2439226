import { textOf } from './rule.ts';

/** A tax ID (DIČ) without spaces, in capitals. */
export function formatVatId(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

// Zákon č. 280/2009 Sb., § 130: the code of the country and a number; in Czechia of 8 to 10 digits.
const CZECH = /^CZ\d{8,10}$/;
const FOREIGN = /^(?!CZ)[A-Z]{2}[\dA-Z+*]{2,12}$/;

/** Told of a text that does not read as a tax ID; it may stay. */
export function vatIdDoubt(value: unknown): string | null {
  const vatId = formatVatId(textOf(value));
  if (vatId === '' || CZECH.test(vatId) || FOREIGN.test(vatId)) return null;
  return 'Nevypadá jako DIČ: v Česku začíná CZ a má 8 až 10 číslic';
}
