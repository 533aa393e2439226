import { insertRow } from '../builders.ts';
import type { UnitOfClient } from '../pasports.ts';
import type { World } from '../world.ts';

/** Imports of a unit and a task of the user, which endpoints can name. */
export type UnitImports = Awaited<ReturnType<typeof makeImports>>;

async function makeImport(world: World, unit: UnitOfClient, mark: string, state: string) {
  const row = await insertRow(world.db, 'import_batches', {
    ...unit,
    kind: 'buildings',
    file_name: `${mark}.csv`,
    state,
    columns: JSON.stringify(['Název domu']),
    mapping: JSON.stringify(['pasport_name']),
    rows_total: 1,
    rows_new: 1,
  });
  const import_id = Number(row['import_id']);
  await insertRow(world.db, 'import_rows', {
    client_id: unit.client_id,
    import_id,
    row_number: 1,
    cells: JSON.stringify(['Název domu']),
  });
  await insertRow(world.db, 'import_rows', {
    client_id: unit.client_id,
    import_id,
    row_number: 2,
    cells: JSON.stringify([mark]),
    state: 'new',
  });
  return import_id;
}

/** Makes an import that is checked, one that is accepted, and a waiting task. */
export async function makeImports(
  world: World,
  unit: UnitOfClient,
  client_user_id: number,
  mark: string,
) {
  const { client_id, unit_id } = unit;
  const message = `Zkouška ${mark}`;
  const task = { client_id, client_user_id, unit_id, kind: 'sleep', message };
  const task_id = Number((await insertRow(world.db, 'tasks', task))['task_id']);
  await insertRow(world.db, 'task_files', {
    client_id,
    task_id,
    client_user_id,
    file_name: `${mark}.csv`,
    content_type: 'text/csv',
    size_bytes: Buffer.byteLength(mark),
    content: Buffer.from(mark),
  });
  return {
    checked_id: await makeImport(world, unit, mark, 'checked'),
    accepted_id: await makeImport(world, unit, mark, 'accepted'),
    task_id,
  };
}
