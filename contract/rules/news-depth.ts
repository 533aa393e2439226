import { textOf, type Rule } from './rule.ts';

/** More quotations and lists inside each other nobody can read, and a parser could drown in them. */
const MOST_LEVELS = 20;

const marks = /^[ \t]*(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]*)+/;
const mark = />|[-*+]|\d{1,9}[.)]/g;

function levelsOf(line: string): number {
  return marks.exec(line)?.[0].match(mark)?.length ?? 0;
}

// A row of dashes or stars is a line across the page, not a list in a list.
const rule = /^[ \t]*([-*_+=])(?:[ \t]*\1)*[ \t]*$/;

/** The rule for the Markdown of the news: quotations and lists at most 20 inside each other. */
export const newsDepthRule: Rule = (value) => {
  const isDeep = textOf(value)
    .split(/\r\n|\r|\n/)
    .some((line) => !rule.test(line) && levelsOf(line) > MOST_LEVELS);
  return isDeep ? `Citace a seznamy smějí být vnořeny nejvýše do ${MOST_LEVELS} úrovní` : null;
};
