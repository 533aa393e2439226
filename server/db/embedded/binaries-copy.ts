import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { ensureOpenFolder } from './folders.ts';
import { addSymlinks } from './symlinks.ts';

/** A copy of the package's programs that every account can read and run; made once per version. */
export function copyBinaries(native: string, copyFolder: string): string {
  const manifest = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(ensureOpenFolder(copyFolder), `postgresql-${manifest.version}-${process.arch}`);
  if (existsSync(copy)) return copy;
  const draft = mkdtempSync(`${copy}.`);
  copyTree(native, draft);
  addSymlinks(draft);
  return publish(draft, copy);
}

/** The copy appears whole or not at all, whoever else is copying. */
function publish(draft: string, copy: string): string {
  try {
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

function copyTree(from: string, to: string): void {
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      mkdirSync(target);
      copyTree(source, target);
    } else if (entry.isFile() && !entry.name.endsWith('.a')) {
      copyFileSync(source, target, constants.COPYFILE_FICLONE);
      chmodSync(target, basename(from) === 'bin' ? 0o755 : 0o644);
    }
  }
}
