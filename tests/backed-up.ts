import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { inject } from 'vitest';
import { backUp } from '#server/backup/backup.service.ts';
import { selectSequences } from '#server/backup/backup.sql.ts';
import { tablesInBackup } from '#server/backup/dump.ts';
import { lineOf } from '#server/backup/format.ts';
import { fillDemo } from '#server/db/demo/fill.ts';
import { withOwner } from '#server/db/founding.sql.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

type Change = (lines: string[]) => string[];

/** A database full of demo and odd values, its backup in the file `whole`, and empty databases. */
export interface BackedUp {
  readonly source: TestDatabase;
  /** The owner's connection to the source. */
  readonly owner: pg.ClientConfig;
  readonly folder: string;
  file(name: string): string;
  ownerOf(database: string): pg.ClientConfig;
  emptyDatabase(): Promise<pg.ClientConfig>;
  /** A backup with other lines, otherwise in order. */
  forged(name: string, change: Change): Promise<string>;
  /** The same with a footer that agrees with the other lines. */
  forgedWell(name: string, change: Change): Promise<string>;
  close(): Promise<void>;
}

/** What of a database is backed up: a sum of each table's rows, and where its sequences stand. */
export function contentOf(owner: pg.ClientConfig): Promise<Record<string, unknown>> {
  return withOwner(owner, async (client) => {
    const content: Record<string, unknown> = {};
    for (const { table } of await tablesInBackup(client)) {
      const { rows } = await client.query<{ rows: string; sum: string | null }>(
        `select count(*) as rows, md5(string_agg(t::text, chr(10) order by t::text collate "C")) as sum from ${table} t`,
      );
      content[table] = rows[0];
    }
    for (const { sequence, ...state } of await selectSequences(client)) content[sequence] = state;
    return content;
  });
}

/** Values that a careless text format would change. */
async function addOddRows(client: pg.Client): Promise<void> {
  await client.query(
    `insert into client_logs (level, uid, file_name, function_name, line_number, messages) values
       ('error', $1, '', '\\N', 1, 'null'), ('error', $2, '{}', 'NULL', 1, '["řádek\\u2028\\n", 1.10, null]')`,
    ['a\nb\r\n\u2028\t"\\', ''],
  );
  await client.query(
    `insert into replies (client_id, client_user_id, idempotency_key, endpoint, body_hash, reply)
     select client_id, client_user_id, 'key', '', '\\x00ff0a5c', case when client_id = 1 then 'null'::jsonb end
       from client_users limit 2`,
  );
  await client.query(
    `update cities set zips = array['110 00', null, 'a,"b"', ''] where name = 'Praha'`,
  );
  // The last unit made is gone: its number must not be given again.
  await client.query(
    "insert into units (client_id, name, full_name) select min(client_id), 'Zaniklá', 'Zaniklá' from clients",
  );
  await client.query("delete from units where name = 'Zaniklá'");
}

async function createSource(): Promise<TestDatabase> {
  const source = await createTestDatabase();
  await fillDemo(source.owner, { passwordHash: 'x', today: '2025-01-20' });
  await addOddRows(source.owner);
  return source;
}

function signed(lines: readonly string[], footer: string): string[] {
  const { rows } = JSON.parse(footer) as { rows: Record<string, number> };
  const sha256 = createHash('sha256')
    .update(`${lines.join('\n')}\n`)
    .digest('hex');
  return [...lines, lineOf({ rows, sha256 }).trimEnd()];
}

/** Databases that are made on the way and dropped at the end. */
async function createDatabases(ownerOf: BackedUp['ownerOf']) {
  const admin = new pg.Client(ownerOf('postgres'));
  await admin.connect();
  const made: string[] = [];
  return {
    emptyDatabase: async () => {
      const name = `restored_${randomBytes(6).toString('hex')}`;
      await admin.query(`create database ${name}`);
      made.push(name);
      return ownerOf(name);
    },
    close: async () => {
      for (const name of made) await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

/** Makes the source and its backup; close it in afterAll. */
export async function createBackedUp(): Promise<BackedUp> {
  const folder = await mkdtemp(join(tmpdir(), 'kastelan-backup-'));
  const file = (name: string) => join(folder, name);
  const ownerOf = (database: string): pg.ClientConfig => ({ ...inject('cluster'), database });
  const databases = await createDatabases(ownerOf);
  const source = await createSource();
  const owner = ownerOf(String(source.connection.database));
  await backUp(owner, file('whole'), { force: false });
  const forged: BackedUp['forged'] = async (name, change) => {
    const text = gunzipSync(await readFile(file('whole'))).toString('utf8');
    await writeFile(file(name), gzipSync(`${change(text.trimEnd().split('\n')).join('\n')}\n`));
    return file(name);
  };
  return {
    source,
    owner,
    folder,
    file,
    ownerOf,
    forged,
    emptyDatabase: databases.emptyDatabase,
    forgedWell: (name, change) =>
      forged(name, (lines) => signed(change(lines.slice(0, -1)), lines.at(-1) ?? '')),
    close: async () => {
      await source.close();
      await databases.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
