import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureOpenFolder, ensureOwnFolder } from './folders.ts';
import type { Place } from './place.ts';
import { SHARED_FOLDER } from './shared-home.ts';
import { StartRefusal } from './start-refusal.ts';

/** Where the cluster answers: a socket in a private folder; on Windows the loopback, by password. */
export interface Listener {
  readonly host: string;
  readonly port: number;
}

const PORT = 5432;
const LONGEST_SOCKET_PATH = 100;
const LOOPBACK = '127.0.0.1';
const WINDOWS = process.platform === 'win32';

/** Chooses where a cluster about to start will answer: where it did before it died, if it did. */
export async function chooseListener(place: Place, before?: Listener): Promise<Listener> {
  if (WINDOWS) return before ?? { host: LOOPBACK, port: await freePort() };
  const near = join(place.home, 'run');
  const path = join(near, `.s.PGSQL.${PORT}`);
  const host = Buffer.byteLength(path) <= LONGEST_SOCKET_PATH ? near : shortFolder(place);
  if (!ensureOwnFolder(host, place.account)) {
    throw new StartRefusal(
      `Složka ${host} pro spojení s databází patří jinému účtu; odstraňte ji.`,
    );
  }
  return { host, port: PORT };
}

/** The server's options that make it listen there and nowhere else. */
export function listenerOptions({ host, port }: Listener): string[] {
  const socketFolder = WINDOWS ? '' : `"${host.replaceAll('"', '""')}"`;
  return [
    `listen_addresses=${WINDOWS ? host : ''}`,
    `unix_socket_directories=${socketFolder}`,
    'unix_socket_permissions=0700',
    `port=${port}`,
  ];
}

/** The initdb options that say who is let in: the folder's rights guard the socket. */
export function authenticationOptions(place: Place): string[] {
  if (!WINDOWS) return ['--auth=trust'];
  writeFileSync(passwordFile(place), randomBytes(24).toString('hex'), { mode: 0o600 });
  return ['--auth=scram-sha-256', `--pwfile=${passwordFile(place)}`];
}

/** The owner's password; undefined where the socket's folder guards the cluster. */
export function ownerPassword(place: Place): string | undefined {
  return existsSync(passwordFile(place)) ? readFileSync(passwordFile(place), 'utf8') : undefined;
}

function passwordFile(place: Place): string {
  return join(place.home, 'password');
}

/** A socket's path is limited to about a hundred bytes by the system. */
function shortFolder(place: Place): string {
  const parent = place.account === undefined ? tmpdir() : ensureOpenFolder(SHARED_FOLDER);
  const key = createHash('sha256').update(place.home).digest('hex').slice(0, 12);
  return join(parent, `kastelan-${key}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
