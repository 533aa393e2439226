import { bareKey } from './text-key.ts';

// Academic degrees as Czechs write them around a name, without dots and case.
const before = new Set(
  'ing mgr bc bca mga judr mudr mvdr mddr phdr rndr paeddr pharmdr phmr thdr thmgr thlic rsdr icdr doc prof dr ingarch akadmal akadarch'.split(
    ' ',
  ),
);
const after = new Set('phd csc drsc mba llm dis thd dsc mph bba artd mpa msc bsc et'.split(' '));

/** Whether the word is a degree that stands before a name. */
export const isDegreeBefore = (word: string): boolean => before.has(bareKey(word));

/** Whether the word is a degree that stands after a name. */
export const isDegreeAfter = (word: string): boolean => after.has(bareKey(word));

/** Whether the word is a degree, wherever it stands. */
export function isDegree(word: string): boolean {
  const key = bareKey(word);
  return before.has(key) || after.has(key);
}
