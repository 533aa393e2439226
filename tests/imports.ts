import type { ImportKind, ImportRow } from '#contract/imports.ts';
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

let calls = 0;

/** Another address for each upload: their limit is not what is tested. */
function address(): string {
  calls += 1;
  return `10.0.${calls >> 8}.${calls & 255}`;
}

/** A file's rows as CSV. */
export function csv(rows: readonly (readonly string[])[], delimiter = ';'): string {
  const cell = (text: string) =>
    /[";,\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return rows.map((row) => row.map(cell).join(delimiter)).join('\r\n');
}

/** A user of a client with one empty unit, and the imports of that unit. */
export async function importScene(world: World, client: Record<string, unknown> = {}) {
  const { client_id } = await world.makeClient(client);
  const user = await world.makeUser({ client_id });
  const { unit_id } = await world.makeUnit(client_id);
  const { token } = user;
  const call = { params: { unit_id }, token };
  const one = (import_id: number) => ({ params: { unit_id, import_id }, token });

  const upload = (kind: ImportKind, file: string | Buffer, file_name = 'soubor.csv') =>
    world.call(uploadImport, {
      ...call,
      from: address(),
      body: { kind, file_name, content_base64: Buffer.from(file).toString('base64') },
    });
  const read = async (import_id: number) => (await world.call(getImport, one(import_id))).result;
  const work = () => runTasks(world.portal, taskHandlers);
  const check = async (import_id: number, mapping?: (string | null)[]) => {
    const { mapping: guessed } = await read(import_id);
    const reply = await world.call(checkImport, {
      ...one(import_id),
      body: { mapping: mapping ?? guessed },
    });
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.error));
    await work();
    return read(import_id);
  };
  return {
    client_id,
    unit_id,
    user,
    one,
    upload,
    read,
    work,
    check,
    /** Uploads the file and checks it by the mapping guessed. */
    checked: async (kind: ImportKind, rows: readonly (readonly string[])[]) => {
      const { result } = await upload(kind, csv(rows));
      return check(result.import_id);
    },
    accept: async (import_id: number) => {
      const { status } = await world.call(acceptImport, one(import_id));
      if (status !== 200) throw new Error(`The import was not accepted: ${status}`);
      await work();
      return read(import_id);
    },
    undo: async (import_id: number) => {
      await world.call(undoImport, one(import_id));
      await work();
      return read(import_id);
    },
    rows: async (import_id: number, state?: ImportRow['state']) => {
      const query = state === undefined ? {} : { query: { state } };
      return (await world.call(listImportRows, { ...one(import_id), ...query })).result.values;
    },
    /** Number of rows of a table of the unit. */
    count: async (table: string) => {
      const { rows } = await world.db.owner.query<{ count: number }>(
        `select count(*)::integer as count from ${table} where unit_id = $1`,
        [unit_id],
      );
      return rows[0]?.count ?? 0;
    },
    /** Rows of a table of the unit, by their ids. */
    stored: async (table: string, columns: string) => {
      const { rows } = await world.db.owner.query<Record<string, unknown>>(
        `select ${columns} from ${table} where unit_id = $1 order by 1`,
        [unit_id],
      );
      return rows;
    },
  };
}
export type ImportScene = Awaited<ReturnType<typeof importScene>>;
