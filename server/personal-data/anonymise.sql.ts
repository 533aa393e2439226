import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Who asked for it and why. */
export interface Anonymisation {
  readonly address_id: number;
  readonly requested_on: string;
  readonly reason: string;
  readonly user_name: string;
  /** In how many free texts of other records he is named still. */
  readonly mentions: number;
}

/** Writes down that it happens; only in this transaction may history be covered. */
export async function insertAnonymisation(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  anonymisation: Anonymisation,
): Promise<void> {
  await db
    .insertInto('anonymisations')
    .values({ client_id, unit_id, ...anonymisation })
    .execute();
}
