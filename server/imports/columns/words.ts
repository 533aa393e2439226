import type { ImportWord } from '#contract/imports.ts';
import { keyOf } from '#contract/rules/text-key.ts';

/** What words mean, by their fields and by the words as they are compared. */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Words as a person has told them. */
export function wordsFrom(told: readonly ImportWord[]): Words {
  const words: Record<string, Record<string, string>> = {};
  for (const { field, word, meaning } of told) {
    const own = words[field] ?? {};
    words[field] = own;
    own[keyOf(word)] = meaning;
  }
  return words;
}

/** Words as the wire has them. */
export function wireWords(words: Words): ImportWord[] {
  return Object.entries(words).flatMap(([field, own]) =>
    Object.entries(own).map(([word, meaning]) => ({ field, word, meaning })),
  );
}

/** What the cell says by the words; the cell itself where they do not tell it. */
export function meantBy(words: Words, field: string, cell: string): string {
  const own = words[field];
  return own === undefined ? cell : (own[keyOf(cell)] ?? cell);
}

/** What former files of the unit have said of words; a newer file goes before an older one. */
export function rememberedWords(former: readonly { readonly words: Words }[]): Words {
  const all: Record<string, Readonly<Record<string, string>>> = {};
  for (const { words } of former.toReversed()) {
    for (const [field, own] of Object.entries(words)) all[field] = { ...all[field], ...own };
  }
  return all;
}
