import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database.ts';
import { projectRoot } from '#server/root.ts';
import { tablesText } from './tables-text.ts';
import { selectColumns } from './tables.sql.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

test('the row types are those of the migrated schema', async () => {
  const written = await readFile(join(projectRoot, 'server/db/tables.ts'), 'utf8');
  const generated = tablesText(await selectColumns(db.owner));
  const plain = (text: string) =>
    text
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/,? ?([)>])/g, '$1')
      .replaceAll(/([<(]) /g, '$1');
  expect(plain(written)).toBe(plain(generated));
});
