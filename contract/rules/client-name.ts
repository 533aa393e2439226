import { maxLengthRule, minLengthRule } from './length.ts';
import { allOf, trimmed } from './rule.ts';
import type { Rule } from './rule.ts';

// Specification, section 5: Client, name and full name.

const CLIENT_NAME_MIN = 3;

/** Greatest number of characters of a client's name. */
export const CLIENT_NAME_MAX = 50;

/** Greatest number of characters of a client's full name. */
export const CLIENT_FULL_NAME_MAX = 250;

/** Name of a client, white space around it not counted. */
export const clientNameRule: Rule = nameRule(CLIENT_NAME_MAX);

/** Full name of a client, white space around it not counted. */
export const clientFullNameRule: Rule = nameRule(CLIENT_FULL_NAME_MAX);

function nameRule(maximum: number): Rule {
  return trimmed(allOf(minLengthRule(CLIENT_NAME_MIN), maxLengthRule(maximum)));
}
