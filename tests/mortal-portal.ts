import { vi } from 'vitest';
import { Database, type Db } from '#server/db/db.ts';
import type { Portal } from '#server/portal.ts';
import type { World } from './world.ts';

/** A process of its own, which is dead once its connection to the database has broken. */
export function mortalPortal(world: World): Portal {
  const database = new Database({ connection: world.db.connection, connections: 3 });
  let isDead = false;
  const mortal = Object.assign(Object.create(database) as Database, {
    reading: <T>(work: (db: Db) => Promise<T>) => database.reading(work),
    transaction: async <T>(work: (db: Db) => Promise<T>) => {
      if (isDead) throw new Error('The process is dead.');
      try {
        return await database.transaction(work);
      } catch (error) {
        isDead = true;
        throw error;
      }
    },
  });
  return { ...world.portal, database: mortal, log: vi.fn<Portal['log']>() };
}
