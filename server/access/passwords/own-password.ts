import { COMMON_PASSWORD, passwordNotIdentityRule } from '#contract/rules/password.ts';
import { foldText } from '#contract/rules/search.ts';
import { czechStems } from './czech-stems.ts';
import { internationalStems } from './international-stems.ts';

const stems: ReadonlySet<string> = new Set(
  `${internationalStems} ${czechStems}`.trim().split(/\s+/),
);

/** Whose the password is going to be. */
export interface Whose {
  readonly user_identity: string;
  /** First name, last name, the name of the organisation: as many as are known. */
  readonly names: readonly string[];
}

export const OF_NAME =
  'Heslo nesmí být odvozeno z vašeho jména, přihlašovacího jména ani názvu organizace';

const LIKENESS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** Years, digits and signs around a word make no password of it; more of them may. */
const MOST_AROUND = 6;
const SHORTEST_WORD = 3;

/** A word without the years, digits and signs around it; empty where they are more than it. */
function coreOf(text: string): string {
  const core = text.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  return text.length - core.length > MOST_AROUND ? '' : core;
}

/** The words that a password may be made of: as it is, and with digits and signs read as letters. */
function wordsIn(password: string): readonly string[] {
  const folded = foldText(password);
  const asLetters = (text: string) => Array.from(text, (sign) => LIKENESS[sign] ?? sign).join('');
  const core = coreOf(folded);
  return [core, coreOf(asLetters(folded)), asLetters(core)].filter(
    (word) => word.length >= SHORTEST_WORD,
  );
}

/** One word, or the same twice. */
function isOf(words: ReadonlySet<string>, word: string): boolean {
  const half = word.slice(0, word.length / 2);
  return words.has(word) || (half + half === word && words.has(half));
}

/** Parts of the names of a person, and what is usually made of two of them. */
function partsOf({ user_identity, names }: Whose): ReadonlySet<string> {
  const split = [user_identity.split('@')[0] ?? '', user_identity, ...names]
    .flatMap((name) => [foldText(name), ...foldText(name).split(/[^a-z]+/)])
    .map((part) => part.replaceAll(/[^a-z]/g, ''))
    .filter((part) => part !== '');
  const parts = [...new Set(split)].slice(0, 20);
  const female = parts.flatMap((part) => [`${part}ova`, part.replace(/ova$/, '')]);
  const pairs = parts.flatMap((one) => parts.flatMap((other) => [one + other, one[0] + other]));
  return new Set([...parts, ...female, ...pairs].filter((part) => part.length >= SHORTEST_WORD));
}

/**
 * Why a password cannot be this person's, for people; null when it can. The list of common words stays
 * on the server: the browser is told by the refusal, at the field.
 */
export function ownPasswordFault(password: string, whose: Whose): string | null {
  const same = passwordNotIdentityRule(whose.user_identity)(password);
  if (same !== null) return same;
  const words = wordsIn(password);
  const parts = partsOf(whose);
  const bare = words.map((word) => word.replaceAll(/[^a-z]/g, ''));
  if (bare.some((word) => isOf(parts, word))) return OF_NAME;
  return words.some((word) => isOf(stems, word)) ? COMMON_PASSWORD : null;
}
