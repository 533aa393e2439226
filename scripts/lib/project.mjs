import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** What is built. */
export const DIST = join(root, 'dist');

/** Of which sources it was built. */
export const STAMP = join(DIST, '.stamp');

/** Of which of them its files are compressed. */
export const COMPRESSED = join(DIST, '.compressed');

/** Ends the command with one sentence. */
export function stop(message) {
  console.error(message);
  process.exit(1);
}

/** The script behind a command of an installed package, to be run by this very Node. */
export function commandOf(packageName, command = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** The text of a file; an empty one where there is none. */
export function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    // The second is what a process ended meanwhile says in /proc.
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return '';
    throw error;
  }
}
