import { isDegree, isDegreeAfter, isDegreeBefore } from './degrees.ts';
import { bareKey, keyOf } from './text-key.ts';

/** The parts of a person's name. */
export interface NameParts {
  readonly title_before?: string;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly title_after?: string;
}

/** Words of a name; commas part them too. */
export const wordsOfName = (name: string): string[] =>
  name.split(/[\s,]+/).filter((word) => word !== '');

/** 'ml.' and 'st.' tell the son from the father; they stay with the surname. */
const generations: ReadonlyMap<string, string> = new Map([
  ['ml', 'ml.'],
  ['mladsi', 'ml.'],
  ['st', 'st.'],
  ['starsi', 'st.'],
]);

/** The word as it is written behind a surname: 'ml.'; undefined of any other. */
const generationOf = (word: string): string | undefined => generations.get(bareKey(word));

const isName = (word: string) => !isDegree(word) && generationOf(word) === undefined;

/** The words of a name that are no degrees and tell no generation. */
export const namesIn = (name: string): string[] => wordsOfName(name).filter(isName);

/** The surname with what tells the generation behind it: 'Novák ml.'. */
export function withGeneration(surname: string, name: string): string {
  const [told] = wordsOfName(name).flatMap((word) => generationOf(word) ?? []);
  return told === undefined ? surname : `${surname} ${told}`;
}

/** A name of one column taken apart; which name comes first is said by the column. */
export function splitName(name: string, lastComesFirst: boolean): NameParts {
  const words = wordsOfName(name);
  const names = words.filter(isName);
  const last_name = lastComesFirst ? names.slice(0, 1) : names.slice(-1);
  const first_name = lastComesFirst ? names.slice(1) : names.slice(0, -1);
  const parts = {
    title_before: words.filter(isDegreeBefore),
    first_name,
    last_name: last_name.map((word) => withGeneration(word, name)),
    title_after: words.filter((word) => isDegreeAfter(word) && !isDegreeBefore(word)),
  };
  return Object.fromEntries(
    Object.entries(parts).flatMap(([part, some]) =>
      some.length === 0 ? [] : [[part, some.join(' ')]],
    ),
  );
}

const legalForm =
  /(^|\s)(s\.?\s?r\.?\s?o\.?|a\.\s?s\.?|v\.?\s?o\.?\s?s\.?|k\.\s?s\.|z\.\s?s\.?|z\.\s?u\.?|s\.\s?p\.|p\.\s?o\.|o\.\s?p\.\s?s\.?|spol\.?|druzstvo|svj|spolecenstvi|bytove|gmbh|ltd\.?|nadace|nadacni fond)(\s|,|$)/;
// Bodies of the state and of towns.
const office =
  /^(ceska republika|cr|mesto|obec|mestys|statutarni mesto|hlavni mesto|mestska cast|kraj|ministerstvo|urad|rimskokatolicka|farnost|cirkev|spolek|ustav)(\s|$)/;

/** Whether the name is of a company, a town or another body, not of a person. */
export function isCompanyName(name: string): boolean {
  const key = keyOf(name);
  return legalForm.test(key) || office.test(key);
}

/** By what a person is found, whatever the order of the names; titles do not matter. */
export function personKey(name: string): string {
  return wordsOfName(name)
    .filter((word) => !isDegree(word))
    .map((word) => bareKey(generationOf(word) ?? word))
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');
}

/** By what a company is found, however its legal form is spaced. */
export function companyKey(name: string): string {
  return bareKey(name);
}
