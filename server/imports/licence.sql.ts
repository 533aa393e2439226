import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** The client's licence; held until the end of the transaction when its limits are to be kept. */
export async function selectLicence(db: Db, clientId: OwnedClientId, held: boolean) {
  return db
    .selectFrom('clients')
    .select(['licence_valid_to', 'max_pasports', 'max_items'])
    .where('client_id', '=', clientId)
    .$if(held, (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
}

/** Spaces, or records of the address book, of all units of the client. */
export async function selectCounted(
  db: Db,
  clientId: OwnedClientId,
  counted: 'pasports' | 'items',
): Promise<number> {
  if (counted === 'items') {
    const row = await db
      .selectFrom('addresses')
      .select((column) => column.fn.countAll<number>().as('records'))
      .where('client_id', '=', clientId)
      .executeTakeFirstOrThrow();
    return row.records;
  }
  const row = await db
    .selectFrom('pasports')
    .select((column) => column.fn.countAll<number>().as('records'))
    .where('client_id', '=', clientId)
    .where('kind', '=', 'space')
    .executeTakeFirstOrThrow();
  return row.records;
}
