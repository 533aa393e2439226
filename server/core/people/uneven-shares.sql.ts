import { sql } from 'kysely';

/**
 * The condition that shares of a space, grouped, do not make a whole. Sums of recorded fractions that
 * differ at all differ within thirty decimal places.
 */
export const unevenShares = sql<boolean>`
  round(sum(share_numerator::numeric(60, 40) / share_denominator), 30) <> 1`;
