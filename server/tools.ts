import { resolve } from 'node:path';
import { BackupRefusal } from '#server/backup/backup-refusal.ts';
import { backUp, restore, type Amount } from '#server/backup/backup.service.ts';
import { verifyBackup } from '#server/backup/read-backup.ts';
import { Database, type Db } from '#server/db/db.ts';
import { APP_ROLE, migrate } from '#server/db/migrate.ts';
import { refreshAfterWrites } from '#server/db/statistics.ts';
import { importCityFile } from '#server/lists/city-import-file.ts';
import { createAdminLink } from '#server/session/first-admin.service.ts';
import { ConfigError, readConfig } from './config.ts';
import { faultSentence } from './start-fault.ts';
import { reachDatabase, reachDatabaseAlone, type ReachedDatabase } from './reach-database.ts';

async function leaving<T>(reached: ReachedDatabase, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await reached.leave();
  }
}

function fileOf(command: string, [file]: readonly string[]): string {
  if (file !== undefined) return resolve(file);
  throw new BackupRefusal(`Zadejte soubor: npm run ${command} SOUBOR.`);
}

function told({ tables, rows }: Amount): string {
  return `tabulek: ${tables}, řádků: ${rows}`;
}

async function backupCommand(options: readonly string[]): Promise<string> {
  const force = options.includes('--force');
  const file = fileOf(
    'backup',
    options.filter((option) => option !== '--force'),
  );
  const reached = await reachDatabase(readConfig());
  const amount = await leaving(reached, () => backUp(reached.owner, file, { force }));
  return `Záloha je v souboru ${file} (${told(amount)}).`;
}

async function restoreCommand(options: readonly string[]): Promise<string> {
  const file = fileOf('restore', options);
  // Before a database is founded for it.
  await verifyBackup(file);
  const reached = await reachDatabaseAlone(readConfig());
  const amount = await leaving(reached, () => restore(reached.owner, file));
  return `Záloha ${file} je obnovena (${told(amount)}).`;
}

/** Work of the application itself, in one transaction of a database of this version. */
async function inApplication<T>(
  reached: ReachedDatabase,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  await migrate(reached.owner);
  const database = new Database({ connection: reached.owner, role: APP_ROLE, connections: 1 });
  try {
    return await database.transaction(async (db) => {
      const result = await work(db);
      await refreshAfterWrites(db, (error) => console.error(error));
      return result;
    });
  } finally {
    await database.close();
  }
}

async function adminLinkCommand(): Promise<string> {
  const config = readConfig();
  const reached = await reachDatabase(config);
  const link = await leaving(reached, () => inApplication(reached, createAdminLink));
  const use =
    link.user_identity === null
      ? 'Založení prvního správce systému'
      : `Nové heslo správce systému ${link.user_identity}`;
  return `${use} (odkaz platí jednou):\n${config.publicUrl ?? `http://${config.host}:${config.port}`}${link.path}`;
}

async function importCitiesCommand(options: readonly string[]): Promise<string> {
  const accept = options.includes('--accept');
  const file = fileOf(
    'import-cities',
    options.filter((option) => option !== '--accept'),
  );
  const reached = await reachDatabase(readConfig());
  return leaving(reached, () => inApplication(reached, (db) => importCityFile(db, file, accept)));
}

const commands = new Map([
  ['backup', backupCommand],
  ['restore', restoreCommand],
  ['admin-link', adminLinkCommand],
  ['import-cities', importCitiesCommand],
]);

async function run([name = '', ...options]: readonly string[]): Promise<void> {
  const command = commands.get(name);
  if (command === undefined)
    throw new ConfigError(`Příkaz ${name} neexistuje; jsou to ${[...commands.keys()].join(', ')}.`);
  console.log(await command(options));
}

function fail(error: Error): void {
  console.error(faultSentence(error) ?? `Příkaz selhal: ${error.message}.`);
  process.exitCode = 1;
}

await run(process.argv.slice(2)).catch(fail);
