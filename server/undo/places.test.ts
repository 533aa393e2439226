import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { setTenant } from '#server/access/access.sql.ts';
import { clientOfTask } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { addBuildingRow } from '#tests/pasports.ts';
import { spaceWorld } from '#tests/space-world.ts';
import { selectWrittenPlaced } from './places.sql.ts';

const { at, flat } = spaceWorld();

/** What the change has written, the places told beside, and of how many of its rows they were looked for, where it may have so many. */
function written(change: (db: Db) => Promise<unknown>, most = 1000) {
  const client_id = clientOfTask(at.unit.client_id);
  return at.world.portal.database.transaction(async (db) => {
    await setTenant(db, client_id);
    await change(db);
    const told = await selectWrittenPlaced(db, client_id, most);
    const { rows } = await sql<{ found: unknown }>`
      select access.places_of_change(client_id, change_id, audit_id, ${most}::integer) as found from audit_log
       where change_id = pg_current_xact_id()::text::bigint
         and record_type like 'pasport%'`.execute(db);
    return { ...told, looked: rows.filter(({ found }) => found !== null).length };
  });
}

const noteOf = (db: Db, address_id: number, note = 'nová') =>
  sql`update addresses set note = ${note} where address_id = ${address_id}`.execute(db);
const numberOf = (db: Db, { pasport_space_id }: { pasport_space_id: number }, number = '7') =>
  sql`update pasport_spaces set space_number = ${number} where pasport_space_id = ${pasport_space_id}`.execute(
    db,
  );

test('places of all houses and spaces of a change are told, looked for once', async () => {
  const [one, other] = [await flat(), await flat()];
  await flat();
  const house = await addBuildingRow(at.world.db, at.unit);
  const address_id = await addAddressRow(at.world.db, at.unit, { last_name: 'Dvořák' });
  const { rows, places, looked } = await written(async (db) => {
    await noteOf(db, address_id);
    await numberOf(db, one);
    await numberOf(db, other);
    await sql`update pasports set pasport_name = 'Jiný' where pasport_id = ${house.pasport_id}`.execute(
      db,
    );
  });
  expect(rows.map(({ record_type }) => record_type)).toEqual([
    'addresses',
    'pasport_spaces',
    'pasport_spaces',
    'pasports',
  ]);
  expect(places.toSorted((a, b) => a.pasport_id - b.pasport_id)).toEqual([
    { pasport_id: one.pasport_id, kind: 'space', id: one.pasport_space_id },
    { pasport_id: other.pasport_id, kind: 'space', id: other.pasport_space_id },
    { pasport_id: house.pasport_id, kind: 'building', id: house.pasport_building_id },
  ]);
  expect(looked).toBe(1);
});

test('a change of other records tells no places, and nothing of an earlier change', async () => {
  const space = await flat();
  const address_id = await addAddressRow(at.world.db, at.unit, { last_name: 'Dvořák' });
  await written((db) => numberOf(db, space));
  const { rows, places, looked } = await written((db) => noteOf(db, address_id));
  expect(rows.map(({ record_id }) => record_id)).toEqual([address_id]);
  expect([places, looked]).toEqual([[], 0]);
});

test('a change that is too large to be taken back has no places looked for', async () => {
  const [one, other] = [await flat(), await flat()];
  const address_id = await addAddressRow(at.world.db, at.unit, { last_name: 'Dvořák' });
  const change = (number: string) => async (db: Db) => {
    await numberOf(db, one, number);
    await numberOf(db, other, number);
    await noteOf(db, address_id, number);
  };
  const held = await written(change('7'), 3);
  expect([held.rows.length, held.places.length, held.looked]).toEqual([3, 2, 1]);
  const larger = await written(change('8'), 2);
  expect([larger.rows.length, larger.places, larger.looked]).toEqual([3, [], 0]);
});
