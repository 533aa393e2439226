import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { setTenant } from '#server/access/access.sql.ts';
import { fillDemo } from '#server/db/demo/fill.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database.ts';
import { analysedTables, plannedRows, withoutAutovacuum } from '#tests/planner.ts';
import { refreshAfterWrites } from './statistics.ts';

let db: TestDatabase;
let before: string[];
beforeAll(async () => {
  db = await createTestDatabase();
  await withoutAutovacuum(db, ['addresses', 'audit_log']);
  before = await analysedTables(db);
});
afterAll(() => db.close());

let clients = 500;

/** A client with one unit, whose address book gets so many people in one transaction of the application. */
async function write(people: number, failed = vi.fn()) {
  const client_id = (clients += 1);
  const unit_id = await db.database.transaction(async (open) => {
    await setTenant(open, client_id);
    const client = { client_id, name: `Klient ${client_id}`, module_schema_id: 1 };
    await open.insertInto('clients').values(client).execute();
    const unit = { client_id, name: 'Jednotka', full_name: 'Jednotka' };
    const { unit_id: made } = await open
      .insertInto('units')
      .values(unit)
      .returning('unit_id')
      .executeTakeFirstOrThrow();
    await sql`insert into addresses (client_id, unit_id, last_name)
              select ${client_id}, ${made}, 'Novák ' || n from generate_series(1, ${people}) n`.execute(
      open,
    );
    await refreshAfterWrites(open, failed);
    return made;
  });
  return { client_id, unit_id, failed };
}

const newlyAnalysed = async () =>
  (await analysedTables(db)).filter((table) => !before.includes(table));

describe('statistics', () => {
  test('are left alone by a small write', async () => {
    await write(100);
    expect(await newlyAnalysed()).toEqual([]);
  });

  test('know the rows of a big write as soon as others see them', async () => {
    const unit = await write(2000);
    const planned = await plannedRows(db, 'addresses', unit);
    expect(planned).toBeGreaterThan(1500);
    expect(planned).toBeLessThan(2500);
    expect(await newlyAnalysed()).toContain('addresses');
  });

  test('that cannot be refreshed are told of, and the write stands', async () => {
    await db.owner.query('begin; lock table addresses in share update exclusive mode');
    const { client_id, failed } = await write(600);
    await db.owner.query('rollback');
    expect(failed).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: expect.stringContaining('lock timeout') as string }),
    );
    const { rows } = await db.owner.query(
      'select count(*)::integer as people from addresses where client_id = $1',
      [client_id],
    );
    expect(rows).toEqual([{ people: 600 }]);
  });

  test('are fresh after the demo is filled', async () => {
    const demo = await createTestDatabase();
    await withoutAutovacuum(demo, ['pasport_rooms']);
    await fillDemo(demo.owner, { passwordHash: 'x', today: '2025-01-20' });
    const { rows } = await demo.owner.query<{ rooms: number; known: number }>(
      `select (select count(*) from pasport_rooms)::integer as rooms, reltuples::integer as known
         from pg_class where relname = 'pasport_rooms'`,
    );
    await demo.close();
    expect(rows[0]?.rooms).toBeGreaterThan(500);
    expect(rows[0]?.known).toBe(rows[0]?.rooms);
  });
});
