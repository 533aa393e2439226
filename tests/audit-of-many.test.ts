import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDemo } from '#server/db/demo/fill.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { auditedTables } from './written-rows.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await fillDemo(db.owner, { passwordHash: 'a-hash', today: '2025-01-20' });
});
afterAll(() => db.close());

/** What the audit says of rows of the table when they are inserted into its twin by the statement. */
async function saidOf(statement: string): Promise<{ record_id: string; changes: unknown }[]> {
  await db.owner.query("delete from audit_log where record_type = 'twin'");
  await db.owner.query(statement);
  const { rows } = await db.owner.query<{ record_id: string; changes: unknown }>(
    `select distinct record_id::text as record_id, action, changes from audit_log
      where record_type = 'twin' order by 1, changes`,
  );
  return rows;
}

test(
  'rows that come by many are audited as those that come one by one, in every table',
  { timeout: 120_000 },
  async () => {
    const compared: string[] = [];
    for (const { table, id, silent } of await auditedTables(db)) {
      const args = [id, ...silent].map((arg) => `'${arg}'`).join();
      await db.owner.query(`drop table if exists twin; create table twin (like ${table});
      create trigger audit_added after insert on twin referencing new table as added
        for each statement execute function access.audit_added(${args})`);
      const few = await saidOf(`do $$ declare r ${table}; begin
      for r in select * from ${table} limit 20 loop insert into twin select (r).*; end loop; end $$`);
      const many = await saidOf(`insert into twin select t.*
      from (select * from ${table} limit 20) t, generate_series(1, 50)`);
      expect({ table, said: many }).toEqual({ table, said: few });
      if (few.length > 0) compared.push(table);
    }
    expect(compared).toEqual(
      expect.arrayContaining(['addresses', 'client_users', 'pasport_spaces', 'pasport_tenants']),
    );
  },
);

test('an audit of many tells that there is a secret, never which', async () => {
  await db.owner.query(`drop table if exists twin; create table twin (like client_users);
    create trigger audit_added after insert on twin referencing new table as added
      for each statement execute function access.audit_added('client_user_id')`);
  const said = await saidOf(`insert into twin select t.*
    from (select * from client_users where password_hash is not null limit 1) t, generate_series(1, 50)`);
  expect(said).toMatchObject([{ changes: { password_hash: [null, '•••'] } }]);
});
