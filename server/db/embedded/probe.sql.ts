import { Client } from 'pg';
import { OWNER_USER } from './initialise.ts';
import type { Listener } from './listener.ts';

/** The data folder served at an address; undefined while nobody answers there. */
export async function servedFolder(
  { host, port }: Listener,
  password: string | undefined,
): Promise<string | undefined> {
  const client = new Client({
    host,
    port,
    password,
    user: OWNER_USER,
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: 5000,
  });
  try {
    await client.connect();
    const answer = await client.query<{ data_directory: string }>('show data_directory');
    return answer.rows[0]?.data_directory;
  } catch {
    // Not answering is the answer: the caller asks again until its own time is over.
    return undefined;
  } finally {
    await client.end();
  }
}
