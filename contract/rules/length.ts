import { czechPlural } from './plural.ts';
import { characterCount, textOf } from './rule.ts';
import type { Rule } from './rule.ts';

// Specification, section 5: Minimum length, and the maximum lengths of unit and client.

/** A rule for at least this many characters; white space counts. */
export function minLengthRule(minimum: number): Rule {
  return (value) =>
    characterCount(textOf(value)) < minimum ? `Zadejte minimálně ${characters(minimum)}` : null;
}

/** A rule for at most this many characters; an empty value is short enough. */
export function maxLengthRule(maximum: number): Rule {
  return (value) =>
    characterCount(textOf(value)) > maximum ? `Zadejte nejvýše ${characters(maximum)}` : null;
}

function characters(count: number): string {
  return `${count} ${czechPlural(count, 'znak', 'znaky', 'znaků')}`;
}
