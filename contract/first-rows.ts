import { z } from 'zod';
import { wholeNumber } from './fields.ts';
import { NOT_A_NUMBER } from '#contract/rules/number.ts';

/** So many rows of a long list are asked for first, to be seen while the others come (decision 110). */
export const FIRST_ROWS = 500;

/** Leaves only so many rows, the first of the list in its order; all of them when left out. */
export const firstQuery = {
  first: z.coerce.number(NOT_A_NUMBER).pipe(wholeNumber(1, 1000)).optional(),
};

/** How many rows the list has; told where only the first ones were asked for. */
export const wholeCount = { total: z.int().optional() };
