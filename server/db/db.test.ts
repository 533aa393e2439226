import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { setTenant } from '#server/access/access.sql.ts';
import { builders } from '#tests/builders.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database.ts';
import { Database } from './db.ts';

let world: TestDatabase;
beforeAll(async () => {
  world = await createTestDatabase();
});
afterAll(() => world.close());

const names = (db: Parameters<Parameters<Database['reading']>[0]>[0]) =>
  db.selectFrom('units').select('name').orderBy('name').execute();

describe('a transaction', () => {
  test('shows no row of any tenant before one is set', async () => {
    const make = builders(world);
    await make.makeUnit((await make.makeClient()).client_id);
    expect(await world.database.reading(names)).toEqual([]);
  });

  test('shows and writes rows of its tenant only', async () => {
    const make = builders(world);
    const [own, other] = [await make.makeClient(), await make.makeClient()];
    const unit = await make.makeUnit(own.client_id);
    await make.makeUnit(other.client_id);
    const rows = await world.database.reading(async (db) => {
      await setTenant(db, own.client_id);
      return names(db);
    });
    expect(rows).toEqual([{ name: unit.name }]);
    const intrusion = world.database.transaction(async (db) => {
      await setTenant(db, own.client_id);
      await db
        .insertInto('units')
        .values({ client_id: other.client_id, name: 'Cizí', full_name: 'Cizí' })
        .execute();
    });
    await expect(intrusion).rejects.toThrow(/row-level security/);
  });

  test('forgets its tenant when it ends, also by a fault', async () => {
    const make = builders(world);
    const { client_id } = await make.makeClient();
    await make.makeUnit(client_id);
    const single = new Database({ connection: world.connection, connections: 1 });
    await expect(
      single.transaction(async (db) => {
        await setTenant(db, client_id);
        throw new Error('fault');
      }),
    ).rejects.toThrow('fault');
    expect(await single.reading(names)).toEqual([]);
    await single.close();
  });

  test('that waits for another one which waits for it is done again, and both are kept', async () => {
    const make = builders(world);
    const { client_id } = await make.makeClient();
    const units = [await make.makeUnit(client_id), await make.makeUnit(client_id)];
    const ids = units.map(({ unit_id }) => unit_id);
    let met = 0;
    let meet: (() => void) | undefined;
    const bothHold = new Promise<void>((resolve) => (meet = resolve));
    const attempts: string[] = [];
    const ends: Record<string, Promise<void>> = {};
    const rename = (name: string, order: readonly number[]) =>
      world.database.transaction(async (db) => {
        // Whoever begins again may hold the row before the other wakes, and they would wait for each other anew.
        if (attempts.includes(name)) await ends[name === 'a' ? 'b' : 'a'];
        attempts.push(name);
        await setTenant(db, client_id);
        for (const [step, unit_id] of order.entries()) {
          await db
            .updateTable('units')
            .set({ comment: sql`comment || ${name}` })
            .where('unit_id', '=', unit_id)
            .execute();
          if (step > 0) continue;
          met += 1;
          if (met === 2) meet?.();
          await bothHold;
        }
      });
    ends['a'] = rename('a', ids);
    ends['b'] = rename('b', ids.toReversed());
    await Promise.all(Object.values(ends));
    const { rows } = await world.owner.query<{ comment: string }>(
      'select comment from units where unit_id = any ($1)',
      [ids],
    );
    expect(rows.map(({ comment }) => comment.split('').toSorted().join(''))).toEqual(['ab', 'ab']);
    expect(attempts).toHaveLength(3);
  });

  test('that met another one so twice is given up, and whoever calls is told', async () => {
    let attempts = 0;
    const unlucky = world.database.transaction(async (db) => {
      attempts += 1;
      await sql`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`.execute(db);
    });
    await expect(unlucky).rejects.toMatchObject({ code: '40P01' });
    expect(attempts).toBe(2);
  });

  test('keeps nothing when the work fails', async () => {
    const failing = world.database.transaction(async (db) => {
      await db
        .insertInto('outbox_mails')
        .values({ recipient: 'a@example.cz', subject: 'x', body: 'x' })
        .execute();
      throw new Error('fault');
    });
    await expect(failing).rejects.toThrow('fault');
    const { rows } = await world.owner.query('select 1 from outbox_mails');
    expect(rows).toEqual([]);
  });

  test('does not report success for a commit that PostgreSQL rolled back', async () => {
    const swallowed = world.database.transaction(async (db) => {
      await sql`select 1 / 0`.execute(db).catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow('rolled back');
  });

  test('is refused in bounded time when no connection comes free', async () => {
    const single = new Database({ connection: world.connection, connections: 1 });
    const held = single.transaction(async (db) => sql`select pg_sleep(3.5)`.execute(db));
    await expect(single.reading(names)).rejects.toMatchObject({ code: 'overloaded' });
    await held;
    await single.close();
  });

  test('survives the end of its connection', async () => {
    const single = new Database({ connection: world.connection, connections: 1 });
    const killed = single.transaction(async (db) => {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
    });
    await expect(killed).rejects.toThrow();
    expect(await single.reading(names)).toEqual([]);
    await single.close();
  });
});

test('a connection that is always in use begins anew after two minutes, so that it does not keep all that it has planned', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const single = new Database({ connection: world.connection, connections: 1 });
  const process = async () => {
    const { rows } = await single.reading((db) =>
      sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db),
    );
    return rows[0]?.pid;
  };
  try {
    const first = await process();
    // Sooner than an idle connection is closed.
    for (let seconds = 5; seconds < 120; seconds += 5) {
      await vi.advanceTimersByTimeAsync(5000);
      expect(await process()).toBe(first);
    }
    await vi.advanceTimersByTimeAsync(5000);
    expect(await process()).not.toBe(first);
  } finally {
    vi.useRealTimers();
    await single.close();
  }
});

describe('values arrive', () => {
  test('as days, moments in UTC, whole numbers and exact decimals', async () => {
    const row = await world.database.reading(async (db) => {
      const { rows } =
        await sql`select date '2025-03-30' as day, timestamptz '2025-03-30 02:30:00.5+01' as moment,
        9007199254740991::bigint as big, 1234.50::numeric as area`.execute(db);
      return rows[0];
    });
    expect(row).toEqual({
      day: '2025-03-30',
      moment: '2025-03-30T01:30:00.500Z',
      big: 9_007_199_254_740_991,
      area: '1234.50',
    });
  });
});

test('a login that could pass row-level security works under the bound role', async () => {
  const { database, ...address } = world.connection;
  const login = new Database({
    connection: { ...address, database, user: inject('cluster').user },
    role: 'kastelan_app',
  });
  expect(await login.reading(names)).toEqual([]);
  await login.close();
});

describe('a slow statement', () => {
  const slept = (seconds: number) => (db: Parameters<Parameters<Database['reading']>[0]>[0]) =>
    sql`select pg_sleep(${seconds}::float8), ${'tajné heslo'}::text`.execute(db);

  test('is told with its text and time, without the values', async () => {
    const told: [string, number][] = [];
    const watched = new Database({ connection: world.connection, connections: 1 });
    watched.watchStatements({ slowerThan: 400, slow: (text, ms) => void told.push([text, ms]) });
    await watched.reading(slept(0.5));
    await watched.close();
    expect(told).toHaveLength(1);
    expect(told[0]?.[0]).toContain('pg_sleep($1');
    expect(told[0]?.[0]).not.toContain('tajné');
    expect(told[0]?.[1]).toBeGreaterThan(400);
  });

  test('that fails is told too', async () => {
    const told: string[] = [];
    const watched = new Database({ connection: world.connection, connections: 1 });
    watched.watchStatements({ slowerThan: 0, slow: (text) => void told.push(text) });
    await expect(
      watched.reading((db) => sql`select 1 / ${0}::integer`.execute(db)),
    ).rejects.toThrow('division by zero');
    await watched.close();
    expect(told).toEqual(['select 1 / $1::integer']);
  });
});
