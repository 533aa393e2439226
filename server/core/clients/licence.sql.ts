import { sql, type RawBuilder } from 'kysely';
import type { Limited } from '#contract/rules/licence.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Whose rows each limit of a licence counts, in all units of the client. */
const COUNTED: Readonly<Record<Limited, string>> = {
  units: 'units',
  pasports: 'pasport_spaces',
  items: 'addresses',
};

/** How much of a limit a client has used, within a query where the client has that name. */
export function usedOf(limited: Limited, client: string): RawBuilder<number> {
  return sql<number>`(select count(*) from ${sql.table(COUNTED[limited])} counted
    where counted.client_id = ${sql.ref(`${client}.client_id`)})`;
}

/** What a licence allows; without an end its last day is null. */
export interface LicenceTerms {
  readonly licence_valid_to: string | null;
  readonly max_units: number;
  readonly max_pasports: number;
  readonly max_items: number;
}

/** The client's licence; held, the row lets creations count one after the other until the transaction ends. */
export async function selectLicence(
  db: Db,
  clientId: OwnedClientId,
  lock?: 'held',
): Promise<LicenceTerms> {
  return db
    .selectFrom('clients')
    .select(['licence_valid_to', 'max_units', 'max_pasports', 'max_items'])
    .where('client_id', '=', clientId)
    .$if(lock === 'held', (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow();
}

/** How much of a limit the client has used. */
export async function selectUsed(
  db: Db,
  clientId: OwnedClientId,
  limited: Limited,
): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select ${usedOf(limited, 'c')} as used from clients c where c.client_id = ${clientId}`.execute(
    db,
  );
  return (rows as [{ used: number }])[0].used;
}

/** A licence with how much of its limits is used. */
export interface LicenceUse extends LicenceTerms {
  readonly units: number;
  readonly pasports: number;
  readonly items: number;
}

export async function selectLicenceUse(
  db: Db,
  clientId: OwnedClientId,
): Promise<LicenceUse | undefined> {
  const { rows } = await sql<LicenceUse>`
    select c.licence_valid_to, c.max_units, c.max_pasports, c.max_items,
           ${usedOf('units', 'c')} as units, ${usedOf('pasports', 'c')} as pasports,
           ${usedOf('items', 'c')} as items
      from clients c where c.client_id = ${clientId}`.execute(db);
  return rows[0];
}
