import { maxLengthRule, minLengthRule } from './length.ts';
import { allOf, characterCount, textOf } from './rule.ts';
import type { Rule } from './rule.ts';
import { foldText } from './search.ts';
import { isPatterned } from './password-patterns.ts';

// Specification, section 5: Password strength. The meter advises; only passwordRule refuses.

/** Least number of characters of a password. */
export const PASSWORD_MIN = 8;

/** Greatest number of characters: hashing must not become a way to tire the server. */
export const PASSWORD_MAX = 200;

/** The five criteria of strength, each met or not. */
export interface PasswordCriteria {
  readonly length: boolean;
  readonly digit: boolean;
  readonly lowercase: boolean;
  readonly uppercase: boolean;
  readonly special: boolean;
}

/** Strength of a password: how many criteria (0–5) it meets, which, and the Czech label. */
export interface PasswordStrength {
  readonly score: number;
  readonly criteria: PasswordCriteria;
  readonly label: string;
}

/** Judges the strength of a password; letters with diacritics count as letters. */
export function passwordStrength(password: string): PasswordStrength {
  const criteria: PasswordCriteria = {
    length: characterCount(password) >= PASSWORD_MIN,
    digit: /\d/.test(password),
    lowercase: /\p{Ll}/u.test(password),
    uppercase: /\p{Lu}/u.test(password),
    special: /[^\p{L}\p{M}\p{N}]/u.test(password),
  };
  const score = Object.values(criteria).filter(Boolean).length;
  return { score, criteria, label: strengthLabel(score) };
}

function strengthLabel(score: number): string {
  if (score <= 2) return 'slabé heslo';
  return score === 5 ? 'silné heslo' : `střední síla ${score}/5`;
}

export const COMMON_PASSWORD = 'Toto heslo je příliš běžné, zvolte jiné';

/**
 * What a new password must fulfil: 8 to 200 characters, and no walk over the keyboard, order, repetition
 * or date. Common words and names of the person are known to the server alone.
 */
export const passwordRule: Rule = allOf(
  minLengthRule(PASSWORD_MIN),
  maxLengthRule(PASSWORD_MAX),
  unpatternedRule,
);

function unpatternedRule(value: unknown): string | null {
  return isPatterned(textOf(value)) ? COMMON_PASSWORD : null;
}

/** A rule that the password is not the sign-in name itself, whatever the case of letters. */
export function passwordNotIdentityRule(identity: string): Rule {
  const folded = foldText(identity.trim());
  return (value) =>
    folded !== '' && foldText(textOf(value).trim()) === folded
      ? 'Heslo nesmí být stejné jako přihlašovací jméno'
      : null;
}
