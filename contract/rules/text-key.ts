import { foldText } from './search.ts';

/** A text as names are compared: without case, diacritics and needless spaces. */
export function keyOf(text: string): string {
  return foldText(text).replace(/\s+/g, ' ').trim();
}

/** Letters and digits alone: '1. NP' is '1np'. */
export function bareKey(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, '');
}
