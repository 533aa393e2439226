import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database.ts';
import { TABLES_FILE, tablesFile } from '#tests/tables/file.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

test('the row types are what `npm run tables` writes from the migrated schema', async () => {
  expect(await readFile(TABLES_FILE, 'utf8')).toBe(await tablesFile(db.owner));
});
