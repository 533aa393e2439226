import { matchesSearch } from '#contract/rules/search.ts';

/** Suggestions at most (specification, section 9). */
const MOST_SUGGESTIONS = 10;

/** Buildings to suggest while a name is typed: matched without case and diacritics, ten at most. */
export function buildingSuggestions<B extends { readonly pasport_name: string }>(
  buildings: readonly B[],
  text: string,
): readonly B[] {
  if (text.trim() === '') return [];
  const found: B[] = [];
  for (const building of buildings) {
    if (found.length === MOST_SUGGESTIONS) break;
    if (matchesSearch(text, building.pasport_name)) found.push(building);
  }
  return found;
}
