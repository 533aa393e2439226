import {
  accessSync,
  chmodSync,
  constants,
  lchownSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { mayPass, type Account } from './account.ts';
import { StartRefusal } from './start-refusal.ts';

const WINDOWS = process.platform === 'win32';

/** Creates the data folder, private to its owner, where it is missing; returns its real path. */
export function ensureDataDir(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const text = `Do složky ${dataDir} nelze zapisovat; opravte její práva, nebo zvolte jinou v DATA_DIR.`;
    throw new StartRefusal(text, { cause: error });
  }
  return realpathSync(dataDir);
}

/** Creates a folder that every account may read, whatever the umask; returns its path. */
export function ensureOpenFolder(path: string): string {
  try {
    if (mkdirSync(path, { recursive: true }) !== undefined) chmodSync(path, 0o755);
  } catch (error) {
    const text = `Složku ${path} pro databázi nelze založit; spusťte aplikaci pod běžným účtem, nebo nastavte DATABASE_URL.`;
    throw new StartRefusal(text, { cause: error });
  }
  return path;
}

/** Lets the account's group pass through a private folder of root's, no more; false if it cannot. */
export function lend(folder: string, account: Account): boolean {
  const { uid, mode } = statSync(folder);
  if (uid === 0 && (mode & 0o077) === 0) {
    if (!give(folder, { uid: 0, gid: account.gid })) return false;
    chmodSync(folder, 0o710);
  }
  return mayPass(account, folder);
}

/**
 * Creates a folder private to the account (or to ourselves). False where it cannot be so: the file
 * system keeps no owners, or somebody else has made the folder before.
 */
export function ensureOwnFolder(path: string, account: Account | undefined): boolean {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (account !== undefined) return give(path, account);
  const { uid, mode } = lstatSync(path);
  return uid === (process.getuid?.() ?? uid) && (WINDOWS || (mode & 0o077) === 0);
}

function give(path: string, account: Account): boolean {
  try {
    // A link planted in the account's folder must not be followed by root.
    lchownSync(path, account.uid, account.gid);
  } catch {
    // Some file systems keep no owners: told by the look below.
  }
  const { uid, gid } = lstatSync(path);
  return uid === account.uid && gid === account.gid;
}

/** The text of a small file without the line's end; undefined where there is none. */
export function readLine(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
