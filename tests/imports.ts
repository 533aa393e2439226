import type { ImportKind } from '#contract/import-kinds.ts';
import type { ImportRow } from '#contract/imports.ts';
import {
  acceptImport,
  checkImport,
  getImport,
  listImportRows,
  undoImport,
  uploadImport,
} from '#contract/imports.ts';
import { taskHandlers } from '#server/app.ts';
import { runTasks } from './queue.ts';
import type { World } from './world.ts';

let uploads = 0;

/** Another address for each upload: their limit is not what is tested. */
function address(): string {
  uploads += 1;
  return `10.0.${uploads >> 8}.${uploads & 255}`;
}

/** A file's rows as CSV. */
export function csv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) =>
    /[";,\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return rows.map((row) => row.map(cell).join(';')).join('\r\n');
}

type Rows = readonly (readonly string[])[];
type State = ImportRow['state'];

/** What the database has of a unit. */
function unitTables(world: World, unit_id: number) {
  const select = async (what: string, table: string, order = '') => {
    const { rows } = await world.db.owner.query<Record<string, unknown>>(
      `select ${what} from ${table} where unit_id = $1 ${order}`,
      [unit_id],
    );
    return rows;
  };
  return {
    /** Number of rows of a table of the unit. */
    count: async (table: string) => Number((await select('count(*)', table))[0]?.['count'] ?? 0),
    /** Rows of a table of the unit, by their first column. */
    stored: (table: string, columns: string) => select(columns, table, 'order by 1'),
  };
}

/** Calls of a user about the imports of a unit, and the tasks that they begin. */
function importCalls(world: World, unit_id: number, token: string) {
  const one = (import_id: number) => ({ params: { unit_id, import_id }, token });
  const work = () => runTasks(world.portal, taskHandlers);
  const read = async (import_id: number) => (await world.call(getImport, one(import_id))).result;
  const done = async (import_id: number, status: number) => {
    if (status !== 200) throw new Error(`The step was refused with ${status}.`);
    await work();
    return read(import_id);
  };
  return {
    one,
    work,
    read,
    upload: (kind: ImportKind, file: string | Buffer, file_name = 'soubor.csv') => {
      const content_base64 = Buffer.from(file).toString('base64');
      const body = { kind, file_name, content_base64 };
      return world.call(uploadImport, { params: { unit_id }, token, from: address(), body });
    },
    check: async (import_id: number, given?: (string | null)[]) => {
      const mapping = given ?? (await read(import_id)).mapping;
      const reply = await world.call(checkImport, { ...one(import_id), body: { mapping } });
      return done(import_id, reply.status);
    },
    accept: async (import_id: number) =>
      done(import_id, (await world.call(acceptImport, one(import_id))).status),
    undo: async (import_id: number) =>
      done(import_id, (await world.call(undoImport, one(import_id))).status),
    rows: async (import_id: number, state?: State) => {
      const query = state === undefined ? {} : { query: { state } };
      return (await world.call(listImportRows, { ...one(import_id), ...query })).result.values;
    },
  };
}

/** A user of a client with one empty unit, and the imports of that unit. */
export async function importScene(world: World, client: Record<string, unknown> = {}) {
  const { client_id } = await world.makeClient(client);
  const user = await world.makeUser({ client_id });
  const { unit_id } = await world.makeUnit(client_id);
  const calls = importCalls(world, unit_id, user.token);
  return {
    client_id,
    unit_id,
    user,
    ...unitTables(world, unit_id),
    ...calls,
    /** Uploads the file and checks it by the mapping guessed. */
    checked: async (kind: ImportKind, rows: Rows) =>
      calls.check((await calls.upload(kind, csv(rows))).result.import_id),
  };
}
export type ImportScene = Awaited<ReturnType<typeof importScene>>;
