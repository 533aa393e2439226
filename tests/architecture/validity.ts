import { isTest, type Source } from './source.ts';

const HOME = 'server/core/time/';
/** An end that is left open, spelled by hand: `valid_to is null or …`, also where an expression names it. */
const OPEN_END =
  /valid_to\)?\s+is\s+null\s+or\b|^`?\)?\s*is\s+null\s+or\b|coalesce\(\s*(\w+\.)?valid_to\s*>=/i;

/** What holds on a day is asked in one way: SQL that spells a validity by hand belongs to the core. */
export function validityBreaches({ path, texts }: Source): string[] {
  if (isTest(path) || !path.endsWith('.sql.ts') || path.startsWith(HOME)) return [];
  return texts
    .filter(({ value }) => OPEN_END.test(value))
    .map(({ line }) => `${path}:${line} a validity is asked by validOn or lastsTo of ${HOME}`);
}
