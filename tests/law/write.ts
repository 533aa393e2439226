import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onMigratedDatabase } from '../tables/migrated.ts';
import { writtenLaw } from './law-file.ts';
import { lawMigration, unwritten } from './migration.ts';
import { storedLaw } from './stored.ts';

// Writes the migration that brings rows of the law from their files into databases.
const MIGRATIONS = 'server/db/migrations';

const written = writtenLaw().map(({ row }) => row);
const stored = await onMigratedDatabase(storedLaw);
const extra = unwritten(written, stored);
const text = lawMigration(written, stored);
if (extra.length > 0) {
  for (const { key, holds_from } of extra)
    process.stderr.write(`V souborech chybí řádek ${key} od ${holds_from ?? 'odjakživa'}.\n`);
  process.exitCode = 1;
} else if (text === null) {
  process.stdout.write('Databáze má řádky zákona, jak jsou v souborech; není co psát.\n');
} else {
  const last = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).length;
  const name = `${String(last + 1).padStart(4, '0')}-law-of-settlements.sql`;
  await writeFile(join(MIGRATIONS, name), text);
  process.stdout.write(`Řádky zákona zapíše ${join(MIGRATIONS, name)}.\n`);
}
