import { writeFile } from 'node:fs/promises';
import { TABLES_FILE, tablesFile } from './file.ts';
import { onMigratedDatabase } from './migrated.ts';

// Writes server/db/tables.ts from a database that has just been migrated.
await writeFile(TABLES_FILE, await onMigratedDatabase(tablesFile));
