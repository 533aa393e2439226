import { expect, test } from 'vitest';
import { readCrewDay } from '#contract/fieldwork/crew-day.ts';
import { readFileStore } from '#contract/file-store.ts';
import { uploadTodoFile } from '#contract/todo/parts.ts';
import { readUnitToday } from '#contract/unit-today.ts';
import { insertRow } from '#tests/builders.ts';
import { addRoundRow, addVisitRow } from '#tests/fieldwork.ts';
import { PDF } from '#tests/revisions.ts';
import { roundsWorld } from '#tests/rounds-scene.ts';
import { addTodoRow } from '#tests/todos.ts';

const { at, scene, token, ofUnit } = roundsWorld();

/** A kept file of a task of so many bytes. */
async function fileOf(todo_id: number, size_bytes: number): Promise<number> {
  const { client_id, unit_id } = at.unit;
  const row = await insertRow(at.world.db, 'files', {
    client_id,
    unit_id,
    record_type: 'todos',
    record_id: todo_id,
    file_name: 'a.pdf',
    content_type: 'application/pdf',
    size_bytes,
  });
  return Number(row['file_id']);
}

const store = async () => (await at.world.call(readFileStore, ofUnit())).result;
const lineOnHome = async () =>
  (await at.world.call(readUnitToday, ofUnit())).result.work.find(({ kind }) => kind === 'files');
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');
const upload = (todo_id: number) =>
  at.world.call(uploadTodoFile, {
    token: token(),
    params: { unit_id: at.unit.unit_id, todo_id },
    body: { file_name: 'nový.pdf', content_base64: PDF.toString('base64') },
  });

test('a store of files tells how much each kind takes, the largest first, of the unit alone', async () => {
  expect(await store()).toEqual({ values: [], used_bytes: 0, most_bytes: 524_288_000 });
  const { db } = at.world;
  const todo_id = await addTodoRow(db, at.unit);
  await fileOf(todo_id, 1000);
  await fileOf(todo_id, 234);
  const contract = await insertRow(db, 'unit_contracts', {
    client_id: at.unit.client_id,
    unit_id: at.unit.unit_id,
    kind: 'insurance',
    name: 'Pojištění',
  });
  await insertRow(db, 'files', {
    client_id: at.unit.client_id,
    unit_id: at.unit.unit_id,
    record_type: 'unit_contracts',
    record_id: Number(contract['unit_contract_id']),
    file_name: 'smlouva.pdf',
    content_type: 'application/pdf',
    size_bytes: 5000,
  });
  expect(await store()).toEqual({
    values: [
      { kind: 'unit_contracts', count: 1, bytes: 5000 },
      { kind: 'todos', count: 2, bytes: 1234 },
    ],
    used_bytes: 6234,
    most_bytes: 524_288_000,
  });
  const { near } = await at.neighbours();
  const other = await at.world.call(readFileStore, {
    token: token(),
    params: { unit_id: near.unit_id },
  });
  expect(other.result.used_bytes).toBe(0);
});

test('it is said before a file is refused: on home and to the crew, and the refusal tells the figures', async () => {
  const { db } = at.world;
  const { work: work_id, crew: crew_id } = scene;
  const round_id = await addRoundRow(db, at.unit, { work_id, crew_id, name: 'Výměny' });
  const pasport_id = scene.flats[0] ?? 0;
  await addVisitRow(db, at.unit, { round_id, pasport_id, note: '', crew_id });
  const day = { token: token(), params: { crew_id, day: '2026-03-02' } };
  const crewBytes = async () =>
    (await at.world.call(readCrewDay, day)).result.values[0]?.file_bytes;
  const todo_id = await addTodoRow(db, at.unit);
  const file_id = await fileOf(todo_id, 1);
  const fill = (bytes: number) =>
    db.owner.query('update files set size_bytes = $1 where file_id = $2', [bytes, file_id]);

  await fill(419_430_399);
  expect(await lineOnHome()).toBeUndefined();
  await fill(419_430_400);
  expect(await lineOnHome()).toMatchObject({ late: false, record_id: null });
  expect(plain((await lineOnHome())?.place)).toBe('zbývá 100 MB z 500 MB');
  expect(await crewBytes()).toBe(419_430_400);
  // Both were told while a file still fits in.
  await fill(498_073_600);
  expect(await lineOnHome()).toMatchObject({ late: true });
  expect((await upload(todo_id)).status).toBe(200);

  await fill(524_288_000 - PDF.length - PDF.length + 1);
  const refused = await upload(todo_id);
  expect(refused.status).toBe(409);
  expect(plain(refused.error.errorMsg)).toBe(
    'Soubor by zabral 1 kB, pro soubory jednotky ale zbývá 0 kB z 500 MB. Smažte ty, které nepotřebujete.',
  );
});
