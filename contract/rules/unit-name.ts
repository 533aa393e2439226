import { minLengthRule } from './length.ts';
import { trimmed } from './rule.ts';
import type { Rule } from './rule.ts';

// Specification, sections 5 and 9: Unit.

/** Least number of characters of a unit's name, and of the search that may become one. */
export const UNIT_NAME_MIN = 3;

/** Name of a unit, white space around it not counted. */
export const unitNameRule: Rule = trimmed(minLengthRule(UNIT_NAME_MIN));

/** Full name of a unit, white space around it not counted. */
export const unitFullNameRule: Rule = trimmed(minLengthRule(UNIT_NAME_MIN));
