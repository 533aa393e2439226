import type pg from 'pg';
import type { NamedConnection } from './connection.ts';

/** Commits in the packet of what the ending asks. Throws when the transaction was rolled back, or nobody knows. */
export async function committed(
  client: pg.PoolClient,
  connection: NamedConnection,
  ending: () => Promise<void> | undefined,
): Promise<void> {
  const [ended, told] = await Promise.allSettled([connection.end('commit'), ending()]);
  const fault = [told, ended].find((one) => one.status === 'rejected');
  // PostgreSQL answers ROLLBACK to the commit of a failed transaction.
  const isCommitted =
    ended.status === 'fulfilled' && (ended.value === undefined || ended.value === 'COMMIT');
  client.release(!isCommitted);
  if (fault !== undefined) throw fault.reason;
  if (!isCommitted) throw new Error('The transaction was rolled back.');
}

/** Ends the transaction and gives the connection back; one that cannot be ended is given up. */
export async function endedWith(
  client: pg.PoolClient,
  connection: NamedConnection,
  command: 'commit' | 'rollback',
): Promise<void> {
  await connection.end(command).then(
    () => client.release(),
    () => client.release(true),
  );
}
