import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setTenant } from '#server/access/access.sql.ts';
import { clientOfTask, ownedUnit } from '#server/access/owned.ts';
import { addAddressRow, addRelationRow } from '#tests/addresses.ts';
import { importScene, type ImportScene } from '#tests/imports.ts';
import { addBuildingRow, addElementRow, addSpaceRow } from '#tests/pasports.ts';
import { createWorld, type World } from '#tests/world.ts';
import { selectChanges } from './changes.sql.ts';
import { takeBack } from './undo.ts';

let world: World;
let scene: ImportScene;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  scene = await importScene(world);
  await addBuildingRow(world.db, scene, { pasport_name: 'Dům A', comment: 'původní' });
});

const HEADER = ['Dům', 'Číslo bytu', 'Podlaží', 'Poznámka'];
const FLATS = [HEADER, ['Dům A', '1', '1. NP', 'a'], ['Dům A', '2', '2. NP', 'b']];

async function accepted(kind: Parameters<ImportScene['checked']>[0], rows: string[][]) {
  const { import_id } = await scene.checked(kind, rows);
  expect(await scene.accept(import_id)).toMatchObject({ state: 'accepted' });
  return import_id;
}

const tables = ['pasports', 'pasport_buildings', 'pasport_spaces', 'pasport_floors', 'addresses'];
/** All that the unit has, but for versions and times. */
async function everything() {
  const all: unknown[] = [];
  for (const table of tables) {
    const { rows } = await world.db.owner.query(
      `select to_jsonb(t) - '{version,updated,created}'::text[] as record from ${table} t
        where unit_id = $1 order by 1`,
      [scene.unit_id],
    );
    all.push(rows);
  }
  return all;
}

describe('undoing', () => {
  test('takes away all that the import made, floors too', async () => {
    const before = await everything();
    const import_id = await accepted('spaces', FLATS);
    expect(await everything()).not.toEqual(before);
    expect(await scene.undo(import_id)).toMatchObject({ state: 'undone', fault: '' });
    expect(await everything()).toEqual(before);
  });

  test('puts back all that the import changed', async () => {
    await accepted('spaces', FLATS);
    const before = await everything();
    const import_id = await accepted('spaces', [
      [...HEADER, 'VS', 'Pořadí', 'Započitatelná'],
      ['Dům A', '1', '2. NP', 'jiná', '777', '90', '12,5'],
      ['Dům A', '3', '1. NP', 'nová', '', '', ''],
    ]);
    expect(await scene.undo(import_id)).toMatchObject({ state: 'undone' });
    expect(await everything()).toEqual(before);
  });

  test('works the same for buildings, persons, tenants and ownerships', async () => {
    await accepted('spaces', FLATS);
    await addAddressRow(world.db, scene, { last_name: 'Novák', first_name: 'Jan' });
    const before = await everything();
    const imports = [
      await accepted('buildings', [
        ['Název domu', 'Poznámka'],
        ['Dům A', 'jiná'],
        ['Dům B', ''],
      ]),
      await accepted('persons', [
        ['Příjmení', 'Jméno', 'Telefon'],
        ['Novák', 'Jan', '777'],
        ['Černá', 'Eva', ''],
      ]),
      await accepted('tenants', [
        ['Dům', 'Byt', 'Nájemce', 'Od'],
        ['Dům A', '1', 'Eva Černá', '1. 1. 2024'],
      ]),
      await accepted('ownerships', [
        ['Dům', 'Byt', 'Vlastník', 'Od'],
        ['Dům A', '1', 'Jan Novák', '1. 1. 2024'],
      ]),
    ];
    for (const import_id of imports.toReversed())
      expect(await scene.undo(import_id)).toMatchObject({ state: 'undone' });
    expect(await everything()).toEqual(before);
    expect(await scene.count('pasport_tenants')).toBe(0);
    expect(await scene.count('pasport_ownerships')).toBe(0);
  });

  test('tells after each batch how many records it was', async () => {
    await accepted('spaces', FLATS);
    const before = await everything();
    const import_id = await accepted('spaces', [
      HEADER,
      ['Dům A', '1', '2. NP', 'jiná'],
      ['Dům A', '3', '1. NP', 'nová'],
    ]);
    const told: number[] = [];
    await world.portal.database.transaction(async (db) => {
      await setTenant(db, scene.client_id);
      const client = { client_id: clientOfTask(scene.client_id) };
      const key = { ...(await ownedUnit(db, client, scene.unit_id)), import_id };
      await takeBack(db, key, await selectChanges(db, key), async (count) => {
        told.push(count);
      });
    });
    // The changed space; the new one and its place.
    expect(told).toEqual([1, 1, 1]);
    expect(await everything()).toEqual(before);
  });

  test('is written in the history', async () => {
    await scene.undo(await accepted('spaces', FLATS));
    const { rows } = await world.db.owner.query(
      `select record_type, count(*)::integer as records from audit_log
        where client_id = $1 and action = 'delete' and user_identity = $2 group by 1 order by 1`,
      [scene.client_id, scene.user.user_identity],
    );
    expect(rows).toEqual([
      { record_type: 'pasport_floors', records: 2 },
      { record_type: 'pasport_spaces', records: 2 },
      { record_type: 'pasports', records: 2 },
    ]);
  });
});

describe('undoing is refused', () => {
  /** The fault of an undoing that changes nothing. */
  async function refusal(import_id: number): Promise<string> {
    const before = await everything();
    const { state, fault } = await scene.undo(import_id);
    expect([state, await everything()]).toEqual(['accepted', before]);
    return fault;
  }

  test('when somebody has changed or deleted what it wrote, with how many records', async () => {
    const import_id = await accepted('spaces', [...FLATS, ['Dům A', '3', '', '']]);
    await world.db.owner.query(
      `update pasport_spaces set comment = 'po importu' where unit_id = $1 and space_number = '1'`,
      [scene.unit_id],
    );
    expect(await refusal(import_id)).toBe(
      'Import nelze vrátit: 1 záznam byl od té doby změněn nebo smazán.',
    );
    for (const table of ['pasport_spaces', 'pasports'])
      await world.db.owner.query(
        `delete from ${table} t using pasports p
          where p.pasport_id = t.pasport_id and p.unit_id = $1 and p.pasport_name = '3'`,
        [scene.unit_id],
      );
    expect(await refusal(import_id)).toBe(
      'Import nelze vrátit: 2 záznamy byly od té doby změněny nebo smazány.',
    );
  });

  test('when other records refer to what it made, with how many', async () => {
    const import_id = await accepted('spaces', FLATS);
    const [flat] = await scene.stored('pasport_spaces', 'pasport_id');
    const address_id = await addAddressRow(world.db, scene);
    await addRelationRow(world.db, scene, 'tenant', {
      pasport_id: Number(flat?.['pasport_id']),
      address_id,
    });
    expect(await refusal(import_id)).toBe(
      'Import nelze vrátit: na 1 jeho záznam odkazují jiné záznamy.',
    );
  });

  test('with each record counted once, though a space is a row of two tables and has its floor', async () => {
    const import_id = await accepted('spaces', FLATS);
    const change = (table: string, column: string) =>
      world.db.owner.query(`update ${table} set ${column} = 'x' where unit_id = $1`, [
        scene.unit_id,
      ]);
    await change('pasport_floors', 'name');
    expect(await refusal(import_id)).toBe(
      'Import nelze vrátit: 2 záznamy byly od té doby změněny nebo smazány.',
    );
    await change('pasports', 'pasport_name');
    await change('pasport_spaces', 'comment');
    expect(await refusal(import_id)).toBe(
      'Import nelze vrátit: 4 záznamy byly od té doby změněny nebo smazány.',
    );
  });

  test('in the words for many records, too', async () => {
    const names = ['Adam', 'Beran', 'Cibulka', 'Dolejší', 'Eliáš'];
    const import_id = await accepted('persons', [['Příjmení'], ...names.map((name) => [name])]);
    const [space] = await scene.stored('pasports', 'pasport_id');
    for (const { address_id } of await scene.stored('addresses', 'address_id'))
      await addRelationRow(world.db, scene, 'owner', {
        pasport_id: Number(space?.['pasport_id']),
        address_id: Number(address_id),
      });
    expect(await refusal(import_id)).toBe(
      'Import nelze vrátit: na 5 jeho záznamů odkazují jiné záznamy.',
    );
    await world.db.owner.query(`update addresses set phone = '777' where unit_id = $1`, [
      scene.unit_id,
    ]);
    expect(await refusal(import_id)).toBe(
      'Import nelze vrátit: 5 záznamů bylo od té doby změněno nebo smazáno.',
    );
  });

  test('when a building that it made has got a space or a heating element by hand', async () => {
    const import_id = await accepted('buildings', [['Název domu'], ['Dům B'], ['Dům C']]);
    const { rows } = await world.db.owner.query<{
      pasport_id: number;
      pasport_building_id: number;
    }>(
      `select b.pasport_id, b.pasport_building_id from pasport_buildings b
         join pasports p on p.pasport_id = b.pasport_id
        where b.unit_id = $1 and p.pasport_name in ('Dům B', 'Dům C') order by 1`,
      [scene.unit_id],
    );
    await addElementRow(world.db, scene, rows[0]?.pasport_building_id ?? 0);
    expect(await refusal(import_id)).toBe(
      'Import nelze vrátit: na 1 jeho záznam odkazují jiné záznamy.',
    );
    for (const { pasport_id } of rows) await addSpaceRow(world.db, scene, pasport_id);
    expect(await refusal(import_id)).toBe(
      'Import nelze vrátit: na 2 jeho záznamy odkazují jiné záznamy.',
    );
  });

  test('and can be tried again once the reason has gone', async () => {
    const import_id = await accepted('persons', [['Příjmení'], ['Adam'], ['Beran']]);
    const [space] = await scene.stored('pasports', 'pasport_id');
    const persons = await scene.stored('addresses', 'address_id');
    for (const { address_id } of persons)
      await addRelationRow(world.db, scene, 'owner', {
        pasport_id: Number(space?.['pasport_id']),
        address_id: Number(address_id),
      });
    expect(await refusal(import_id)).toBe(
      'Import nelze vrátit: na 2 jeho záznamy odkazují jiné záznamy.',
    );
    await world.db.owner.query('delete from pasport_ownerships where unit_id = $1', [
      scene.unit_id,
    ]);
    expect(await scene.undo(import_id)).toMatchObject({ state: 'undone', fault: '' });
  });
});
