import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, userInfo } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
const TMPFS = 0x01021994;
const GIB = 1024 ** 3;
/** Databases, profiles of browsers and logs of writes of a whole run take less than half of it. */
const ROOM = 6 * GIB;
/** What has to stay for the programs themselves. */
const SPARE = 4 * GIB;

/** Whether the folder keeps files in memory, has plenty of room, and programs may be started from it. */
export function isRoomyMemory(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { type, bavail, bsize } = statfsSync(folder);
  if (type !== TMPFS || bavail * bsize < ROOM || freemem() < ROOM + SPARE) return false;
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const [, , , options = 'ro'] =
    mounts.find((one) => one.split(' ')[1] === folder)?.split(' ') ?? [];
  return !/\b(?:ro|noexec)\b/.test(options);
}

/** Whether a process of that number still lives. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // One of somebody else lives too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** This process's own folder in `home`; what processes that have ended left there is removed. */
export function ownFolder(home: string): string {
  const own = join(home, String(process.pid));
  mkdirSync(own, { recursive: true, mode: 0o755 });
  for (const name of readdirSync(home))
    if (!isAlive(Number(name))) rmSync(join(home, name), { recursive: true, force: true });
  return own;
}

/**
 * Has this process, and those that it starts, keep what is thrown away in memory where there is plenty
 * of it (decision 118). A folder that the environment names stays.
 */
export function takeQuickFolder(): void {
  if (process.env['TMPDIR'] !== undefined || !isRoomyMemory(MEMORY)) return;
  const own = ownFolder(join(MEMORY, `kastelan-tests-${userInfo().uid}`));
  process.env['TMPDIR'] = own;
  process.once('exit', () => rmSync(own, { recursive: true, force: true }));
}
