import { z } from 'zod';
import { wholeNumber } from './fields.ts';
import { NOT_A_NUMBER } from '#contract/rules/number.ts';

/** So many rows of a long list are asked for first, to be seen while the others come (decision 110). */
export const FIRST_ROWS = 500;

/** So many rows at most come in one piece of a long list (decision 117). */
export const PIECE_ROWS = 2000;

/** Where a piece of a list ends: the row told last, how many were told and their sum. Only the server reads it. */
const pieceEnd = z
  .string()
  .regex(/^[a-z0-9-]{1,60}\.\d{1,9}\.-?\d{1,30}$/, 'Pokračování seznamu není platné');

/**
 * Leaves only so many rows, in the order of the list: its first ones, or those behind `next` of the answer before.
 * Without both the list is told whole. `after` alone takes the longest piece.
 */
export const firstQuery = {
  first: z.coerce.number(NOT_A_NUMBER).pipe(wholeNumber(1, PIECE_ROWS)).optional(),
  after: pieceEnd.optional(),
};

/** What a piece of a list tells beside its rows. */
export const wholeCount = {
  /** How many rows the list has. */
  total: z.int().optional(),
  /** By which the rows behind these are asked for; left out where there are none. */
  next: z.string().optional(),
};
