import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureOpenFolder, readLine } from './folders.ts';
import { StartRefusal } from './start-refusal.ts';

/** Where root's clusters lie when their own data folder is closed to other accounts. */
export const SHARED_FOLDER = '/var/lib/kastelan';
const POINTER = 'postgres.path';
const BACK_POINTER = 'data-dir.path';

/** The cluster's home outside the data folder, when that is where it was put. */
export function rememberedHome(folder: string): string | undefined {
  const home = readLine(join(folder, POINTER));
  if (home === undefined) return undefined;
  if (!existsSync(home)) {
    throw new StartRefusal(
      `Chybí složka ${home} s databází; vraťte ji, nebo smazáním souboru ${join(folder, POINTER)} začněte s prázdnou.`,
    );
  }
  return belongsTo(home, folder) ? home : undefined;
}

/** A moved data folder keeps its cluster; a copied one must not share it with the original. */
function belongsTo(home: string, folder: string): boolean {
  const holder = readLine(join(home, BACK_POINTER));
  if (holder === folder) return true;
  if (holder !== undefined && readLine(join(holder, POINTER)) === home) return false;
  writeFileSync(join(home, BACK_POINTER), `${folder}\n`);
  return true;
}

/** Makes the cluster a home outside the data folder, and takes along the data it already has. */
export function moveToShared(folder: string): string {
  const home = mkdtempSync(join(ensureOpenFolder(SHARED_FOLDER), 'cluster-'));
  writeFileSync(join(home, BACK_POINTER), `${folder}\n`);
  const data = join(folder, 'postgres', 'data');
  if (existsSync(data)) {
    // mv keeps owners and rights also between file systems.
    const moved = spawnSync('mv', [data, join(home, 'data')], { encoding: 'utf8' });
    if (moved.status !== 0)
      throw new StartRefusal(`Databázi nelze přesunout do ${home}: ${moved.stderr}`);
  }
  writeFileSync(join(folder, POINTER), `${home}\n`);
  return home;
}
