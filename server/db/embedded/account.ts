import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartRefusal } from './start-refusal.ts';

/** An account of the system that PostgreSQL runs under when the application itself is root. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const NAMES = ['postgres', '_postgres', 'nobody'];

/** PostgreSQL refuses to run as root, so root has to lend it another account. */
export function runsAsRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The first of the known unprivileged accounts that this system has. */
export function unprivilegedAccount(): Account {
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of NAMES) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (Number(uid) > 0 && Number(gid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new StartRefusal(
    'Pod účtem root PostgreSQL běžet nesmí a účet postgres ani nobody tu není; spusťte aplikaci pod běžným účtem, nebo nastavte DATABASE_URL.',
  );
}

/** The account a file or folder belongs to; undefined where it is missing or root's. */
export function ownerOf(path: string): Account | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

/** Whether the account may pass through every folder above an existing path and through it. */
export function canReach(account: Account, path: string): boolean {
  for (let folder = realpathSync(path); ; folder = dirname(folder)) {
    if (!mayPass(account, folder)) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** Whether the account may pass through this one folder (or run this program). */
export function mayPass(account: Account, path: string): boolean {
  const { uid, gid, mode } = statSync(path);
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}
