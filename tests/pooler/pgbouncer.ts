import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterAddress } from '../cluster.ts';
import { freePort } from '../standby/server.ts';

const PATIENCE_MS = 30_000;
const STEP_MS = 20;
/** Where Debian keeps it; a common account has no /usr/sbin in its path. */
const PATH = `${process.env['PATH']}:/usr/sbin`;

/** Whether PgBouncer is on this machine. */
export function hasPgbouncer(): boolean {
  return spawnSync('pgbouncer', ['--version'], { env: { PATH } }).status === 0;
}

async function untilListens(port: number): Promise<void> {
  for (const limit = Date.now() + PATIENCE_MS; ; await sleep(STEP_MS)) {
    const socket = connect(port, '127.0.0.1');
    const listens = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (listens) return;
    if (Date.now() > limit) throw new Error('PgBouncer has not started.');
  }
}

/** PgBouncer in transaction mode, with so many connections to the database. */
export async function startPgbouncer(cluster: ClusterAddress, database: string, size: number) {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'kastelan-pooler-'));
  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(
    settings,
    [
      '[databases]',
      `${database} = host=${cluster.host} port=${cluster.port} user=${cluster.user}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      `default_pool_size = ${size}`,
      // Whoever was longest unused comes first, so that everybody meets with connections of others.
      'server_round_robin = 1',
    ].join('\n'),
  );
  // As root it does not run; whoever the cluster belongs to may reach its socket.
  const { uid, gid } = await stat(cluster.host);
  const isRoot = process.getuid?.() === 0;
  for (const path of isRoot ? [folder, settings] : []) await chown(path, uid, gid);
  const child = spawn('pgbouncer', [settings], {
    ...(isRoot ? { uid, gid } : {}),
    env: { PATH },
    stdio: 'ignore',
  });
  await untilListens(port);
  return {
    port,
    stop: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
