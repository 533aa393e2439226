import { czechPlural } from './plural.ts';
import { characterCount, textOf } from './rule.ts';
import type { Rule } from './rule.ts';

// Specification, section 5: Minimum length, and the maximum lengths of unit and client.

/** A rule for at least this many characters; white space counts. */
export function minLengthRule(minimum: number): Rule {
  return (value) => (characterCount(textOf(value)) < minimum ? minLengthSentence(minimum) : null);
}

/** A rule for at most this many characters; an empty value is short enough. */
export function maxLengthRule(maximum: number): Rule {
  return (value) => (characterCount(textOf(value)) > maximum ? maxLengthSentence(maximum) : null);
}

/** What is said of a text that is too short. */
export function minLengthSentence(minimum: number): string {
  return `Zadejte minimálně ${characters(minimum)}`;
}

/** What is said of a text that is too long. */
export function maxLengthSentence(maximum: number): string {
  return `Zadejte nejvýše ${characters(maximum)}`;
}

/** What is said of a list that is too short. */
export function leastItemsSentence(least: number): string {
  return `Zadejte nejméně ${items(least)}`;
}

/** What is said of a list that is too long. */
export function mostItemsSentence(most: number): string {
  return `Zadejte nejvýše ${items(most)}`;
}

function items(count: number): string {
  return `${count} ${czechPlural(count, 'položku', 'položky', 'položek')}`;
}

function characters(count: number): string {
  return `${count} ${czechPlural(count, 'znak', 'znaky', 'znaků')}`;
}
