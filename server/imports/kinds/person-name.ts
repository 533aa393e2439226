import { bareKey, keyOf } from '#contract/rules/text-key.ts';

const before = new Set(
  'ing mgr bc bca mga judr mudr mvdr phdr rndr paeddr pharmdr thdr thlic rsdr icdr doc prof ingarch'.split(
    ' ',
  ),
);
const after = new Set('phd csc drsc mba llm dis thd dsc mph bba artd'.split(' '));

/** The parts of a person's name. */
export interface NameParts {
  readonly title_before?: string;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly title_after?: string;
}

const wordsOf = (name: string) => name.split(/[\s,]+/).filter((word) => word !== '');

/** A name of one column taken apart; which name comes first is said by the column. */
export function splitName(name: string, lastComesFirst: boolean): NameParts {
  const words = wordsOf(name);
  const names = words.filter((word) => !before.has(bareKey(word)) && !after.has(bareKey(word)));
  const last_name = lastComesFirst ? names.slice(0, 1) : names.slice(-1);
  const first_name = lastComesFirst ? names.slice(1) : names.slice(0, -1);
  const parts = {
    title_before: words.filter((word) => before.has(bareKey(word))),
    first_name,
    last_name,
    title_after: words.filter((word) => after.has(bareKey(word))),
  };
  return Object.fromEntries(
    Object.entries(parts).flatMap(([part, some]) =>
      some.length === 0 ? [] : [[part, some.join(' ')]],
    ),
  );
}

const legalForm =
  /(^|\s)(s\.?\s?r\.?\s?o\.?|a\.\s?s\.?|v\.?\s?o\.?\s?s\.?|z\.\s?s\.?|o\.\s?p\.\s?s\.?|spol\.?|druzstvo|svj|spolecenstvi|bytove)(\s|,|$)/;

/** Whether the name is of a company, not of a person. */
export function isCompanyName(name: string): boolean {
  return legalForm.test(keyOf(name));
}

/** By what a person is found, whatever the order of the names; titles do not matter. */
export function personKey(name: string): string {
  const words = wordsOf(name).map(bareKey);
  const names = words.filter((word) => word !== '' && !before.has(word) && !after.has(word));
  return names.toSorted().join(' ');
}

/** By what a company is found, however its legal form is spaced. */
export function companyKey(name: string): string {
  return bareKey(name);
}
