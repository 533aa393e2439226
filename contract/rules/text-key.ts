import { foldText } from './search.ts';

/** A text as names are compared: without case, diacritics and needless spaces. */
export function keyOf(text: string): string {
  return foldText(text).replace(/\s+/g, ' ').trim();
}

const beyondAscii = /[\u0080-\uFFFF]/;

/** Letters and digits alone: '1. NP' is '1np'. */
export function bareKey(text: string): string {
  const folded = foldText(text);
  // Asking each letter what it is among all scripts is many times slower.
  return folded.replace(beyondAscii.test(folded) ? /[^\p{L}\p{N}]/gu : /[^a-z0-9]/g, '');
}
