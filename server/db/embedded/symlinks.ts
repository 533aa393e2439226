import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * An npm package cannot carry symlinks, so it carries their list: makes those that are missing.
 * False where the folder may not be written.
 */
export function addSymlinks(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as Link[];
  return links.every(({ source, target }) =>
    addSymlink(basename(source), join(native, relative('native', target))),
  );
}

function addSymlink(source: string, path: string): boolean {
  if (exists(path)) return true;
  try {
    symlinkSync(source, path);
    return true;
  } catch {
    // Another process may have been quicker.
    return exists(path);
  }
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
