import { sql, type RawBuilder } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setTenant } from '#server/access/access.sql.ts';
import { clientOfTask, ownedUnit } from '#server/access/owned.ts';
import type { TableName } from '#server/db/book/entry.ts';
import { personTables, type PersonTable } from '#server/db/book/persons.ts';
import type { Db } from '#server/db/db.ts';
import { APP_ROLE } from '#server/db/migrate.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { addFlat } from '#tests/canary-person.ts';
import { unitWorld } from '#tests/unit-world.ts';
import {
  idsOfPerson,
  recordsOfPerson,
  textsOfPerson,
  updateTextsEmptied,
  type Whom,
} from './of-person.sql.ts';

const at = unitWorld();

/** The entry of a table that a room would add, as the book would tell it. */
const lentKeys: PersonTable = {
  table: 'lent_keys' as TableName,
  by: 'borrower_id',
  id: 'lent_key_id',
  place: 'pasport_id',
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
                            borrower_id integer, pasport_id integer, note text, phone text);
    grant select, update on lent_keys to ${APP_ROLE}`);
  const pasport_id = await addFlat(at.world, at.unit, '12');
  for (const [index, borrower] of ids.entries())
    await at.world.db.owner.query(
      `insert into lent_keys values ($1, $2, $3, $4, $5, 'sklep', '')`,
      [at.unit.client_id, at.unit.unit_id, index + 1, borrower, pasport_id],
    );
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

const rowsOf = (table: (whom: Whom, of: PersonTable) => RawBuilder<unknown>) =>
  withFirst(async (db, whom) => {
    const { rows } = await sql<object>`${table(whom, lentKeys)}`.execute(db);
    return rows;
  });

test('records of a table that a room adds are those of the person, by its entry alone', async () => {
  const place = { space_number: '12', building_name: 'Lipová 1' };
  expect(await rowsOf(recordsOfPerson)).toMatchObject([
    { lent_key_id: 1, note: 'sklep', ...place },
  ]);
  expect(await rowsOf(idsOfPerson)).toEqual([{ record_type: 'lent_keys', record_id: 1 }]);
});

test('their texts are emptied, and nobody else’s', async () => {
  expect(await rowsOf(textsOfPerson)).toHaveLength(1);
  await withFirst(updateTextsEmptied);
  expect(await rowsOf(recordsOfPerson)).toMatchObject([{ lent_key_id: 1, note: '', phone: '' }]);
  expect(await rowsOf(textsOfPerson)).toEqual([]);
  const { rows } = await at.world.db.owner.query(
    'select note from lent_keys where lent_key_id = 2',
  );
  expect(rows).toEqual([{ note: 'sklep' }]);
});
