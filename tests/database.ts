import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { Database } from '#server/db/db.ts';
import { APP_ROLE } from '#server/db/migrate.ts';
import { TEMPLATE } from './cluster.ts';

/** A database of a test file's own, made from the migrated template. */
export interface TestDatabase {
  readonly database: Database;
  /** The owner's connection, not bound by row-level security: for preparing and looking. */
  readonly owner: pg.Client;
  /** Connection of the application's role, for a second process. */
  readonly connection: pg.ClientConfig;
  close(): Promise<void>;
}

/** Makes a fresh migrated database; close it in afterAll. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const address = inject('cluster');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ ...address, database: 'postgres' });
  await admin.connect();
  // Copied as files: to write each page into the log as well takes half as long again.
  await admin.query(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  const owner = new pg.Client({ ...address, database: name });
  await owner.connect();
  const connection = { ...address, user: APP_ROLE, database: name };
  const database = new Database({ connection, connections: 6 });
  return {
    database,
    owner,
    connection,
    close: async () => {
      await database.close();
      await owner.end();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}
