import { minLengthRule } from './length.ts';
import { required } from './required.ts';
import { allOf, type Rule } from './rule.ts';

// Specification, section 5: Client, name and full name.

const CLIENT_NAME_MIN = 3;

/** Greatest number of characters of a client's name. */
export const CLIENT_NAME_MAX = 50;

/** Greatest number of characters of a client's full name. */
export const CLIENT_FULL_NAME_MAX = 250;

/** Name and full name of a client. */
export const clientNameRule: Rule = allOf(required, minLengthRule(CLIENT_NAME_MIN));
