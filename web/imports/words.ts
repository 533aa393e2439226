import type { ImportBatch, ImportWord } from '#contract/imports.ts';
import type { ColumnMapping } from './mapping.ts';

/** What words mean, by the field and the word; a word that is not among them is left as it is. */
export type WordMeanings = ReadonlyMap<string, ImportWord>;

const keyOf = (field: string, word: string) => `${field} ${word.trim().toLowerCase()}`;

/** What words mean as the import has them. */
export function wordsIn({ words }: Pick<ImportBatch, 'words'>): WordMeanings {
  return new Map(words.map((one) => [keyOf(one.field, one.word), one]));
}

/** What the word is told to mean; undefined where nothing is told of it. */
export function meaningOf(words: WordMeanings, field: string, word: string): string | undefined {
  return words.get(keyOf(field, word))?.meaning;
}

/** The meanings with that of one word; undefined leaves the word as it is. */
export function withMeaning(
  words: WordMeanings,
  { field, word, meaning }: Omit<ImportWord, 'meaning'> & { readonly meaning: string | undefined },
): WordMeanings {
  const others = new Map(words);
  const key = keyOf(field, word);
  if (meaning === undefined) others.delete(key);
  else others.set(key, { field, word, meaning });
  return others;
}

/** What is sent: meanings of words in fields that a column says. */
export function wordsToSend(mapping: ColumnMapping, words: WordMeanings): ImportWord[] {
  return [...words.values()].filter(({ field }) => mapping.includes(field));
}
