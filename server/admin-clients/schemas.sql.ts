import type { Db } from '#server/db/db.ts';

/** Whether the schema exists; it is not deleted before the transaction ends. */
export async function selectSchemaHeld(db: Db, schemaId: number): Promise<boolean> {
  const row = await db
    .selectFrom('module_schemas')
    .select('module_schema_id')
    .where('module_schema_id', '=', schemaId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}
