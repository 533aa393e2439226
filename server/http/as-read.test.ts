import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateUnit } from '#contract/units.ts';
import { AppError } from '#server/errors.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database.ts';
import { savedAsRead } from './as-read.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

/** A room that refuses its record as it stands: only a save that names it anew passes. */
async function save(written: object): Promise<object> {
  if (!('name' in written)) throw new AppError('invalid-input');
  return { unit_id: 7, ...written };
}

const saved = (
  told: Readonly<Record<string, unknown>>,
  written: Readonly<Record<string, unknown>>,
) => db.database.transaction((open) => savedAsRead(open, updateUnit, { told, written }, save));

test('a record at fault as it stands is mended by saving it as it was read', async () => {
  expect(await saved({ unit_id: 7 }, { name: 'Lipová' })).toEqual({ unit_id: 7, name: 'Lipová' });
});

test('a save that does not mend a record at fault is refused by the room', async () => {
  await expect(saved({ unit_id: 7 }, {})).rejects.toThrow(new AppError('invalid-input'));
});

test('what is told of a record at fault and is not so is refused', async () => {
  await expect(saved({ unit_id: 8 }, { name: 'Lipová' })).rejects.toMatchObject({
    details: { fields: [{ field: 'unit_id', message: 'Toto pole nelze změnit' }] },
  });
});
