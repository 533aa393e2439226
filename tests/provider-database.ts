import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { APP_ROLE } from '#server/db/migrate.ts';

/**
 * An empty database as a provider gives it: its owner is no superuser, so that forced row-level security
 * holds for him too. The owner's connection is ready inside tests.
 */
export function providerDatabase(): { readonly owner: pg.Client } {
  const name = `provided_${randomBytes(4).toString('hex')}`;
  let admin: pg.Client;
  let owner: pg.Client;
  beforeAll(async () => {
    const address = inject('cluster');
    admin = new pg.Client({ ...address, database: 'postgres' });
    await admin.connect();
    await admin.query(`create role ${name} login createrole`);
    await admin.query(`grant ${APP_ROLE} to ${name}`);
    await admin.query(`create database ${name} owner ${name}`);
    owner = new pg.Client({ ...address, user: name, database: name });
    await owner.connect();
  });
  afterAll(async () => {
    await owner.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.query(`drop role ${name}`);
    await admin.end();
  });
  return {
    get owner() {
      return owner;
    },
  };
}
