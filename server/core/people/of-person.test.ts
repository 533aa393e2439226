import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setTenant } from '#server/access/access.sql.ts';
import { clientOfTask, ownedUnit } from '#server/access/owned.ts';
import type { TableName } from '#server/db/book/entry.ts';
import { personTables, type PersonTable } from '#server/db/book/persons.ts';
import type { Db } from '#server/db/db.ts';
import { APP_ROLE } from '#server/db/migrate.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { recordsOfPerson, updateTextsEmptied, type Whom } from './of-person.sql.ts';

const at = unitWorld();

/** The entry of a table that a room would add, as the book would tell it. */
const lentKeys: PersonTable = {
  table: 'lent_keys' as TableName,
  by: 'borrower_id',
  id: 'lent_key_id',
  isEmptied: true,
  columns: ['note', 'phone'],
};
const tables = personTables as PersonTable[];

let ids: number[];
beforeEach(async () => {
  ids = [];
  for (const last_name of ['Adamová', 'Beneš'])
    ids.push(await addAddressRow(at.world.db, at.unit, { last_name }));
  await at.world.db.owner.query(`
    create table lent_keys (client_id integer, unit_id integer, lent_key_id integer,
                            borrower_id integer, note text, phone text);
    grant select, update on lent_keys to ${APP_ROLE}`);
  for (const [index, borrower] of ids.entries())
    await at.world.db.owner.query(`insert into lent_keys values ($1, $2, $3, $4, 'sklep', '')`, [
      at.unit.client_id,
      at.unit.unit_id,
      index + 1,
      borrower,
    ]);
  tables.push(lentKeys);
});
afterEach(async () => {
  tables.pop();
  await at.world.db.owner.query('drop table lent_keys');
});

/** What is done with the first of the two persons. */
function withFirst<T>(work: (db: Db, whom: Whom) => Promise<T>): Promise<T> {
  const client_id = clientOfTask(at.unit.client_id);
  return at.world.portal.database.transaction(async (db) => {
    await setTenant(db, client_id);
    const unit = await ownedUnit(db, { client_id }, at.unit.unit_id);
    return work(db, { unit, ids: ids.slice(0, 1) });
  });
}

const records = () =>
  withFirst(async (db, whom) => {
    const { rows } = await sql<object>`${recordsOfPerson(whom, lentKeys)}`.execute(db);
    return rows;
  });

test('records of a table that a room adds are those of the person, by its entry alone', async () => {
  expect(await records()).toMatchObject([{ lent_key_id: 1, note: 'sklep' }]);
});

test('their texts are emptied, and nobody else’s', async () => {
  await withFirst(updateTextsEmptied);
  expect(await records()).toMatchObject([{ lent_key_id: 1, note: '', phone: '' }]);
  const { rows } = await at.world.db.owner.query(
    'select note from lent_keys where lent_key_id = 2',
  );
  expect(rows).toEqual([{ note: 'sklep' }]);
});
