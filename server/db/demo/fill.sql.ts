import type pg from 'pg';
import { DEMO_TABLES, ID_COLUMNS } from './records.ts';
import type { DemoTable, Ids, Row } from './records.ts';
import type { Lookups } from './scene.ts';

// Any number, the same in every process.
const FILLING_LOCK = 7_226_532;

type CodeTable = 'cities' | 'module_schemas' | 'pasport_types' | 'heating_indicators';

const CODE_COLUMNS: Record<CodeTable, readonly [code: string, id: string]> = {
  cities: ['code', 'city_id'],
  module_schemas: ['module_schema_name', 'module_schema_id'],
  pasport_types: ['code', 'pasport_type_id'],
  heating_indicators: ['code', 'heating_indicator_id'],
};

/** The last id that each table has given out, 0 for an empty one. */
export async function selectLastIds(db: pg.Client): Promise<Record<DemoTable, number>> {
  const { rows } = await db.query<Record<string, unknown>>(
    `select name, coalesce(pg_sequence_last_value(pg_get_serial_sequence(name, id_column)::regclass), 0)::integer as last
       from unnest($1::text[], $2::text[]) as t (name, id_column)`,
    [DEMO_TABLES, DEMO_TABLES.map((table) => ID_COLUMNS[table])],
  );
  return Object.fromEntries(rows.map((row) => [row['name'], row['last']])) as Record<
    DemoTable,
    number
  >;
}

/** Moves the sequences behind the ids given out. */
export async function updateLastIds(db: pg.Client, ids: Ids): Promise<void> {
  await db.query(
    `select setval(pg_get_serial_sequence(name, id_column)::regclass, last)
       from unnest($1::text[], $2::text[], $3::integer[]) as t (name, id_column, last)
      where last > 0`,
    [
      DEMO_TABLES,
      DEMO_TABLES.map((table) => ID_COLUMNS[table]),
      DEMO_TABLES.map((table) => ids.last(table)),
    ],
  );
}

/** Ids by code or name, as far as the running tenant sees the rows. */
export async function selectCodes(
  db: pg.Client,
  table: CodeTable,
): Promise<ReadonlyMap<string, number>> {
  const [code, id] = CODE_COLUMNS[table];
  const { rows } = await db.query<Record<string, unknown>>(
    `select ${code} as code, ${id} as id from ${table}`,
  );
  return new Map(rows.map((row) => [String(row['code']), Number(row['id'])]));
}

/** Opens the tenant of a client for the rest of the transaction; the history names the demo as the author. */
export async function setDemoTenant(db: pg.Client, clientId: number): Promise<void> {
  await db.query(
    "select set_config('app.client_id', $1, true), set_config('app.user_name', 'Ukázková data', true)",
    [String(clientId)],
  );
}

/** Holds other processes that want to fill the same database until the transaction ends. */
export async function lockFilling(db: pg.Client): Promise<void> {
  await db.query('select pg_advisory_xact_lock($1)', [FILLING_LOCK]);
}

/** Inserts rows with equal columns by one statement. */
export async function insertRows(
  db: pg.Client,
  table: DemoTable,
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).join(', ');
  await db.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** The lists that records of the running tenant refer to. */
export async function selectLookups(db: pg.Client): Promise<Lookups> {
  return {
    cities: await selectCodes(db, 'cities'),
    pasportTypes: await selectCodes(db, 'pasport_types'),
    heatingIndicators: await selectCodes(db, 'heating_indicators'),
  };
}
