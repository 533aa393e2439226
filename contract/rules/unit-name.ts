import { oneLineRule, plainLine } from './characters.ts';
import { maxLengthRule, minLengthRule } from './length.ts';
import { required } from './required.ts';
import { allOf, type Rule } from './rule.ts';

// Specification, sections 5 and 9: Unit.

/** Least number of characters of a unit's name, and of the search that may become one. */
export const UNIT_NAME_MIN = 3;

/** Most characters of its name. */
export const UNIT_NAME_MAX = 200;

/** Name and full name of a unit. */
export const unitNameRule: Rule = allOf(required, minLengthRule(UNIT_NAME_MIN));

const newNameRule = allOf(oneLineRule, unitNameRule, maxLengthRule(UNIT_NAME_MAX));

/** Whether a new unit can be called so. */
export const isUnitName = (text: string): boolean => newNameRule(plainLine(text)) === null;
