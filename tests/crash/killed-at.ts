import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { withDatabase } from './check.ts';
import type { CrashPortal } from './portal.ts';

const WAIT_MS = 60_000;
const STEP_MS = 20;

async function isWaiting(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_locks where relation = $1::regclass and not granted`,
    [table],
  );
  return rows.length > 0;
}

/**
 * Kills the portal when the call, or the task that it began, has come as far as writing into the table, and starts it
 * again; whether the call was answered before that.
 */
export async function killedAt(
  portal: CrashPortal,
  table: string,
  call: () => Promise<unknown>,
): Promise<boolean> {
  const isAnswered = await withDatabase(portal, async (client) => {
    await client.query('begin');
    // Whoever writes into it waits; what was written before is not committed yet.
    await client.query(`lock table ${table} in share mode`);
    const answered = call().then(
      () => true,
      () => false,
    );
    const limit = Date.now() + WAIT_MS;
    while (!(await isWaiting(client, table))) {
      if (Date.now() > limit) throw new Error(`Nobody has written into ${table}.`);
      await sleep(STEP_MS);
    }
    process.kill(portal.pid, 'SIGKILL');
    await portal.stop();
    await client.query('rollback');
    return answered;
  });
  await portal.start();
  return isAnswered;
}
