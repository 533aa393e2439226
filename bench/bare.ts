import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { clientOfToken } from '#server/access/owned.ts';
import { selectClient } from '#server/core/clients/record.sql.ts';
import { projectRoot } from '#server/root.ts';
import { selectUnits } from '#server/units/units.sql.ts';
import type { BareOrder } from './bare-server.ts';
import type { BenchPortal } from './portal.ts';
import { recorded } from './recorded.ts';

// As many as the portal's own pool has.
const CONNECTIONS = 12;

async function orderFor({ owner, client_id }: BenchPortal): Promise<BareOrder> {
  const id = clientOfToken(client_id);
  const [client] = await recorded((db) => selectClient(db, id));
  const [units] = await recorded((db) => selectUnits(db, id));
  if (client === undefined || units === undefined) throw new Error('The list sends no statements.');
  const { host, port, user, database } = owner;
  return {
    host: String(host),
    port: Number(port),
    user: String(user),
    database: String(database),
    connections: CONNECTIONS,
    client,
    units,
  };
}

/** A bare Fastify with postgres.js that answers the list of units from the portal's database. */
export async function startBare(
  portal: BenchPortal,
): Promise<{ url: string; stop(): Promise<void> }> {
  const script = [
    join(projectRoot, 'bench/bare-server.ts'),
    JSON.stringify(await orderFor(portal)),
  ];
  const child = spawn(process.execPath, ['--import', 'tsx', ...script], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}.`)));
    child.stdout.on('data', (text: Buffer) => {
      const found = /listening on (\S+)/.exec(text.toString())?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  return {
    url,
    stop: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}
