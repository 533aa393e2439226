import fc from 'fast-check';
import { shiftDays } from '#contract/czech/iso-date.ts';
import type { Validity } from '#contract/rules/validity.ts';
import { setTenant } from '#server/access/access.sql.ts';
import type { Db } from '#server/db/db.ts';
import type { World } from './world.ts';

const FIRST = '2024-12-25';

/** Days around the end of a year, few enough to meet each other. */
export const days: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 14 })
  .map((shift) => shiftDays(FIRST, shift));

/** From–to on these days, a third without an end. */
export const validities: fc.Arbitrary<Validity> = fc
  .tuple(days, fc.option(fc.integer({ min: 0, max: 14 }), { freq: 3 }))
  .map(([valid_from, length]) => ({
    valid_from,
    valid_to: length === null ? null : shiftDays(valid_from, length),
  }));

class Undone extends Error {}

/** Runs the work in a transaction of the tenant, after which nothing stays written. */
export async function inTenant<T>(
  portal: World['portal'],
  client_id: number,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  let told: { readonly answer: T } | undefined;
  const done = portal.database.transaction(async (db) => {
    await setTenant(db, client_id);
    told = { answer: await work(db) };
    throw new Undone();
  });
  await done.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  if (told === undefined) throw new Error('The work has not ended.');
  return told.answer;
}
