import { beforeEach, expect, test } from 'vitest';
import { setTenant } from '#server/access/access.sql.ts';
import { clientOfTask, ownedUnit, type OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { addBuildingRow } from '#tests/pasports.ts';
import { addReportRow, addRevisionRow, PDF } from '#tests/revisions.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { keepFile } from './files.ts';
import { deleteFile, selectFileContent, selectFiles, type SeenBy } from './files.sql.ts';

const at = unitWorld();
const user = { is_client_admin: false, is_sys_admin: false };
const admin = { is_client_admin: true, is_sys_admin: false };
const OF = 'revision_reports';

function inClient<T>(work: (db: Db) => Promise<T>): Promise<T> {
  return at.world.portal.database.transaction(async (db) => {
    await setTenant(db, at.unit.client_id);
    return work(db);
  });
}

let unit: OwnedUnit;
let record_id: number;
beforeEach(async () => {
  const client_id = clientOfTask(at.unit.client_id);
  unit = await inClient((db) => ownedUnit(db, { client_id }, at.unit.unit_id));
  const { pasport_id } = await addBuildingRow(at.world.db, unit);
  const revision_id = await addRevisionRow(at.world.db, unit, pasport_id);
  record_id = await addReportRow(at.world.db, unit, revision_id);
});

const sent = {
  file_name: String.raw`C:\zprávy\zpráva.pdf`,
  content_base64: PDF.toString('base64'),
};

function keep(seen_by: SeenBy = 'users', record = record_id) {
  const owner = { record: { record_type: OF, record_id: record }, seen_by } as const;
  return inClient((db) => keepFile(db, unit, owner, sent, 'file'));
}

const filesOf = (viewer = user) => inClient((db) => selectFiles(db, unit, OF, [record_id], viewer));
const contentOf = (id: number, viewer = user) =>
  inClient((db) => selectFileContent(db, unit, OF, id, viewer));

const count = async (table: 'files' | 'file_contents') =>
  (await at.world.db.owner.query(`select 1 from ${table} where client_id = $1`, [unit.client_id]))
    .rowCount;

test('a file is kept under its own name, with its kind, size and record', async () => {
  const { file_id } = await keep();
  expect(await filesOf()).toMatchObject([
    {
      file_id,
      record_id,
      file_name: 'zpráva.pdf',
      content_type: 'application/pdf',
      size_bytes: PDF.length,
    },
  ]);
  expect((await contentOf(file_id))?.content).toEqual(PDF);
});

test('the files of a unit take at most 500 MB together', async () => {
  const { file_id } = await keep();
  const most = 500 * 1_048_576;
  const fill = (size_bytes: number) =>
    at.world.db.owner.query('update files set size_bytes = $1 where file_id = $2', [
      size_bytes,
      file_id,
    ]);
  await fill(most - PDF.length + 1);
  await expect(keep()).rejects.toMatchObject({ code: 'files-limit-reached' });
  await fill(most - PDF.length);
  await keep();
});

test('what is no file of a known kind is refused at its field', async () => {
  const keepIt = (over: object) => {
    const owner = { record: { record_type: OF, record_id } } as const;
    return inClient((db) => keepFile(db, unit, owner, { ...sent, ...over }, 'file'));
  };
  const fields = [{ field: 'file', message: 'Obsah souboru neodpovídá jeho příponě' }];
  await expect(keepIt({ file_name: 'a.png' })).rejects.toMatchObject({ details: { fields } });
  expect(await count('files')).toBe(0);
  await keepIt({ file_name: '/home/jan/zpráva.pdf' });
  expect(await filesOf()).toMatchObject([{ file_name: 'zpráva.pdf' }]);
});

test('a file for admins is neither listed, read nor deleted by another user', async () => {
  const { file_id } = await keep('admins');
  const remove = (viewer: typeof user) =>
    inClient((db) => deleteFile(db, unit, OF, file_id, viewer));
  expect([await filesOf(), await contentOf(file_id), await remove(user)]).toEqual([
    [],
    undefined,
    false,
  ]);
  expect(await filesOf(admin)).toHaveLength(1);
  expect((await contentOf(file_id, admin))?.content).toEqual(PDF);
  expect(await remove(admin)).toBe(true);
});

test('a file is of a record of its own unit', async () => {
  const { near } = await at.neighbours();
  const { pasport_id } = await addBuildingRow(at.world.db, near);
  const elsewhere = await addRevisionRow(at.world.db, near, pasport_id);
  const foreign = await addReportRow(at.world.db, near, elsewhere);
  await expect(keep('users', foreign)).rejects.toThrow('foreign key');
});

test('files go with their record, which history tells of each', async () => {
  const { file_id } = await keep();
  await at.world.db.owner.query('delete from revision_reports where revision_report_id = $1', [
    record_id,
  ]);
  expect([await count('files'), await count('file_contents')]).toEqual([0, 0]);
  const { rows } = await at.world.db.owner.query<{ action: string }>(
    `select action from audit_log where client_id = $1 and record_type = 'files' and record_id = $2
      order by audit_id`,
    [unit.client_id, file_id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['insert', 'delete']);
});
