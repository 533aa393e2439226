import { readFile as readBytes } from 'node:fs/promises';
import type { CitiesImport } from '#contract/lists/cities.ts';
import type { Db } from '#server/db/db.ts';
import { readFile } from '#server/files/read-file.ts';
import { importCityList } from './city-import.service.ts';

/** Who is written down with changes that the operator makes on the server itself. */
const OPERATOR = 'provozovatel';

function told(result: CitiesImport): string {
  const { rows_new, rows_changed, rows_same, rows_failing, faults, accepted } = result;
  const counts = `nových ${rows_new}, změněných ${rows_changed}, beze změny ${rows_same}, chybných ${rows_failing}`;
  const reasons = faults.map(
    ({ row_number, code, name, message }) => `  řádek ${row_number} (${code} ${name}): ${message}`,
  );
  const next = accepted
    ? 'Seznam byl přijat.'
    : 'Zkouška nanečisto, nic se nezapsalo; bezchybný seznam přijmete přidáním --accept.';
  return [`Obce: ${counts}.`, ...reasons, next].join('\n');
}

/** The operator's own tool stands in nobody's queue. */
const OF_NO_CLIENT = 0;

/**
 * Imports a list of municipalities from a file of the server's disk, and tells what came of it; without
 * `accept` it is only tried out. Errors: those of `importCityList`, and of reading the file.
 */
export async function importCityFile(db: Db, path: string, accept: boolean): Promise<string> {
  const file = await readFile(await readBytes(path), OF_NO_CLIENT);
  return told(await importCityList(db, { file, accept, user_identity: OPERATOR }));
}
