import pg from 'pg';

/** Runs the work with a connection of the owner's. */
export async function withOwner<T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates the database if the cluster has none of the name. */
export async function ensureDatabase(connection: pg.ClientConfig, name: string): Promise<void> {
  await withOwner(connection, async (client) => {
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rows.length === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  });
}

/** Any number, the same in every process. */
const FOUNDING_LOCK = 7_226_532;

/** Lets one process at a time fill an empty database: until the end of the connection. */
export async function selectFoundingTurn(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [FOUNDING_LOCK]);
}

/** Whether no client was ever made; row-level security cannot hide this from a plain owner. */
export async function selectUntouched(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ untouched: boolean }>(
    'select not is_called as untouched from clients_client_id_seq',
  );
  return rows[0]?.untouched ?? false;
}
