import { dirname, join } from 'node:path';
import { canReach, ownerOf, runsAsRoot, unprivilegedAccount, type Account } from './account.ts';
import { prepareBinaries } from './binaries.ts';
import { ensureDataDir, ensureOwnFolder, lend } from './folders.ts';
import { moveToShared, rememberedHome, SHARED_FOLDER } from './shared-home.ts';

/** Where the cluster of a data folder lies, and who runs it. */
export interface Place {
  /** Holds the data, the socket's folder and the log; written by the application only. */
  readonly home: string;
  readonly data: string;
  readonly logFile: string;
  readonly binaries: string;
  /** The account PostgreSQL runs under; undefined means the application's own. */
  readonly account: Account | undefined;
}

/** Finds or chooses the cluster's place; the choice is remembered in the data folder. */
export function locate(dataDir: string): Place {
  const folder = ensureDataDir(dataDir);
  if (runsAsRoot()) return placeOfRoot(folder);
  const home = join(folder, 'postgres');
  ensureOwnFolder(home, undefined);
  return placeIn(home, undefined, folder);
}

function placeOfRoot(folder: string): Place {
  const local = join(folder, 'postgres');
  const remembered = rememberedHome(folder);
  const owner = ownerOf(join(remembered ?? local, 'data')) ?? ownerOf(folder);
  const account = owner ?? unprivilegedAccount();
  const home = remembered ?? (canLieIn(folder, account) ? local : moveToShared(folder));
  lend(home, account);
  return placeIn(home, account, SHARED_FOLDER);
}

/** Whether the account can keep its data inside the data folder. */
function canLieIn(folder: string, account: Account): boolean {
  const home = join(folder, 'postgres');
  if (!canReach(account, dirname(folder)) || !lend(folder, account)) return false;
  ensureOwnFolder(home, ownerOf(folder));
  return lend(home, account) && ensureOwnFolder(join(home, 'run'), account);
}

function placeIn(home: string, account: Account | undefined, copyFolder: string): Place {
  const binaries = prepareBinaries(account, copyFolder);
  return { home, data: join(home, 'data'), logFile: join(home, 'server.log'), binaries, account };
}
