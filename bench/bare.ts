import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { clientOfToken } from '#server/access/owned.ts';
import { projectRoot } from '#server/root.ts';
import { selectClientUnits } from '#server/units/units.sql.ts';
import type { BareOrder } from './bare-server.ts';
import type { BenchPortal } from './portal.ts';
import { recorded } from './recorded.ts';

// As many as the portal's own pool has.
const CONNECTIONS = 12;

async function orderFor({ owner, client_id }: BenchPortal): Promise<BareOrder> {
  const id = clientOfToken(client_id);
  const [statement] = await recorded((db) => selectClientUnits(db, id));
  if (statement === undefined) throw new Error('The list sends no statement.');
  const { host, port, user, database } = owner;
  return {
    host: String(host),
    port: Number(port),
    user: String(user),
    database: String(database),
    connections: CONNECTIONS,
    statement,
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
