import type { Certainty } from './certainty.ts';
import { isGivenName, isSurnameByEnding } from './given-names.ts';
import { namesIn, splitName, withGeneration, type NameParts } from './person-name.ts';

/** Which name people of a column write first. */
export type NameOrder = 'last-first' | 'first-last';

const isLoud = (word: string) => word.length > 2 && word === word.toUpperCase();

/** What tells a surname from a given name, the surest first. */
const signs: readonly ((first: string, last: string) => NameOrder | undefined)[] = [
  [isLoud, 'last-first'] as const,
  [isSurnameByEnding, 'last-first'] as const,
  [isGivenName, 'first-last'] as const,
].map(([holds, ofFirst]) => (first, last) => {
  if (holds(first) === holds(last)) return undefined;
  return holds(first) === (ofFirst === 'last-first') ? 'last-first' : 'first-last';
});

/** 'Novák, Jan' names the surname before the comma. */
function byComma(name: string): NameOrder | undefined {
  const [before = '', ...after] = name.split(',');
  const isOne = namesIn(before).length === 1 && namesIn(after.join(' ')).length > 0;
  return isOne ? 'last-first' : undefined;
}

/** The order of a name that its words tell by themselves; undefined where they do not. */
export function orderTold(name: string): NameOrder | undefined {
  const names = namesIn(name);
  const [first = '', last = ''] = [names[0], names.at(-1)];
  if (names.length < 2) return undefined;
  return (
    byComma(name) ??
    signs.reduce<NameOrder | undefined>((told, sign) => told ?? sign(first, last), undefined)
  );
}

/** 'NOVÁK' and 'novák' as 'Novák'; other words as they are. */
function capital(word: string): string {
  const isEven = word === word.toUpperCase() || word === word.toLowerCase();
  if (!isEven || word.length < 2) return word;
  return word
    .toLowerCase()
    .replace(
      /(^|[-\s])(\p{L})/gu,
      (_all, mark: string, letter: string) => mark + letter.toUpperCase(),
    );
}

export interface OneName extends NameParts {
  readonly certainty: Certainty;
}

/** Takes the name of one person apart; `usual` is the order of most names in its column. */
export function understandName(name: string, usual: NameOrder): OneName {
  const told = orderTold(name);
  const { first_name, last_name, ...titles } = splitName(name, (told ?? usual) === 'last-first');
  const count = namesIn(name).length;
  const isOdd = count > 4 || /\d/.test(name);
  const certainty = count < 2 || isOdd ? 'unclear' : told === undefined ? 'guessed' : 'sure';
  return {
    ...titles,
    ...(first_name !== undefined && { first_name: first_name.split(' ').map(capital).join(' ') }),
    ...(last_name !== undefined && {
      last_name: withGeneration(capital(namesIn(last_name).join(' ')), name),
    }),
    certainty,
  };
}
