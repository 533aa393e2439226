import type pg from 'pg';

export interface ColumnRow {
  table_name: string;
  column_name: string;
  udt_name: string;
  nullable: boolean;
  generated: boolean;
}

/** Columns of all tables of the schema public, in their order; views are not among them. */
export async function selectColumns(client: pg.Client): Promise<ColumnRow[]> {
  const { rows } = await client.query<ColumnRow>(`
    select table_name, column_name, udt_name, is_nullable = 'YES' as nullable,
           column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as generated
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE'
     order by table_name collate "C", ordinal_position`);
  return rows;
}
