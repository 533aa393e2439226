import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's folder: the nearest one upward whose package.json is Kastelán's own. */
export const projectRoot = findRoot(import.meta.dirname);

function findRoot(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    if (packageName(folder) === 'kastelan') return folder;
    if (folder === dirname(folder)) throw new Error(`Nad složkou ${start} chybí package.json.`);
  }
}

function packageName(folder: string): unknown {
  try {
    const parsed: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return typeof parsed === 'object' && parsed !== null && 'name' in parsed && parsed.name;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
