import type pg from 'pg';
import { applyMigration, prepareMigrations } from '#server/db/migrate.ts';
import { readMigrations, type Migration } from '#server/db/migration-files.ts';
import { selectTables } from './backup.sql.ts';
import { BackupRefusal } from './backup-refusal.ts';
import type { Footer, Header, Row, TableStart } from './format.ts';
import { readBackup } from './read-backup.ts';
import {
  beginLoading,
  beginRestore,
  commitRestore,
  endLoading,
  insertRows,
  selectColumnTypes,
  selectCount,
  selectEmpty,
  selectMayLoad,
  setSequence,
} from './restore.sql.ts';

const BATCH = 500;

/** Writes rows of one table a few hundred at a time. */
class TableWriter {
  readonly #client: pg.Client;
  readonly #table: string;
  readonly #columns: readonly { name: string; type: string }[];
  #waiting: Row[] = [];

  constructor(
    client: pg.Client,
    table: string,
    columns: readonly { name: string; type: string }[],
  ) {
    this.#client = client;
    this.#table = table;
    this.#columns = columns;
  }

  async add(row: Row): Promise<void> {
    this.#waiting.push(row);
    if (this.#waiting.length >= BATCH) await this.end();
  }

  async end(): Promise<void> {
    if (this.#waiting.length === 0) return;
    await insertRows(this.#client, this.#table, this.#columns, this.#waiting);
    this.#waiting = [];
  }
}

async function writerOf(client: pg.Client, { table, columns }: TableStart): Promise<TableWriter> {
  const types = await selectColumnTypes(client, table);
  const typed = columns.map((name) => {
    const type = types.get(name);
    if (type === undefined) {
      throw new BackupRefusal(
        `Záloha obsahuje sloupec ${table}.${name}, který tato verze Kastelánu nezná.`,
      );
    }
    return { name, type };
  });
  return new TableWriter(client, table, typed);
}

async function loadRows(client: pg.Client, file: string): Promise<void> {
  let writer: TableWriter | undefined;
  for await (const item of readBackup(file)) {
    if (item.kind === 'row') await writer?.add(item.row);
    if (item.kind === 'table') {
      await writer?.end();
      writer = await writerOf(client, item.table);
    }
    if (item.kind === 'sequence') await setSequence(client, item.sequence);
  }
  await writer?.end();
}

async function ensureCounts(client: pg.Client, rows: Footer['rows']): Promise<void> {
  for (const [table, count] of Object.entries(rows)) {
    if ((await selectCount(client, table)) === count) continue;
    throw new BackupRefusal(`Tabulka ${table} se neobnovila celá, databáze zůstala prázdná.`);
  }
}

/** What made the backup's schema, and what this version has added to it since. */
async function divided(
  file: string,
  { migrations, checksums, application_version }: Header,
): Promise<[Migration[], Migration[]]> {
  const known = await readMigrations();
  const isKnown = (name: string, at: number) =>
    known[at]?.name === name && (checksums[name] ?? known[at].checksum) === known[at].checksum;
  if (!migrations.every(isKnown)) {
    throw new BackupRefusal(
      `Zálohu ${file} zapsala jiná verze Kastelánu (${application_version}), jejíž databázi tato nezná; aktualizujte aplikaci.`,
    );
  }
  return [known.slice(0, migrations.length), known.slice(migrations.length)];
}

async function ensureMayLoad(client: pg.Client): Promise<void> {
  const { user, may } = await selectMayLoad(client);
  if (may) return;
  throw new BackupRefusal(
    `Databázový účet ${user} nesmí obnovovat řádky všech klientů; použijte účet správce serveru, nebo programy pg_dump a pg_restore.`,
  );
}

async function ensureEmpty(client: pg.Client): Promise<void> {
  if (await selectEmpty(client)) return;
  throw new BackupRefusal(
    'Databáze už není prázdná; obnovte zálohu do prázdné, například s novou složkou v DATA_DIR.',
  );
}

/**
 * Restores a verified backup into an empty database, in one transaction: the schema as it was, its
 * rows, and then what newer migrations change in it. Throws BackupRefusal; then nothing has changed.
 */
export async function load(
  client: pg.Client,
  file: string,
  { header, rows }: { header: Header; rows: Footer['rows'] },
): Promise<void> {
  const [before, after] = await divided(file, header);
  await ensureMayLoad(client);
  await beginRestore(client);
  await ensureEmpty(client);
  await prepareMigrations(client);
  for (const migration of before) await applyMigration(client, migration);
  await beginLoading(
    client,
    (await selectTables(client)).map(({ table }) => table),
  );
  await loadRows(client, file);
  await ensureCounts(client, rows);
  await endLoading(client);
  for (const migration of after) await applyMigration(client, migration);
  await commitRestore(client);
}
