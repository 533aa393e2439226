import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addAddressRow, addRelationRow } from '#tests/addresses.ts';
import { importScene, type ImportScene } from '#tests/imports.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
let scene: ImportScene;
let flat: { pasport_id: number };
let jan: number;
let eva: number;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  scene = await importScene(world);
  const { pasport_id } = await addBuildingRow(world.db, scene, { pasport_name: 'Dům A' });
  const space = await addSpaceRow(world.db, scene, pasport_id, {
    space_number: '1',
    variable_symbol: '111',
  });
  flat = { pasport_id: space.pasport_id };
  await addSpaceRow(world.db, scene, pasport_id, { space_number: '2', variable_symbol: '222' });
  jan = await addAddressRow(world.db, scene, {
    last_name: 'Novák',
    first_name: 'Jan',
    birth_date: '1950-02-01',
  });
  eva = await addAddressRow(world.db, scene, {
    last_name: 'Černá',
    first_name: 'Eva',
    email: 'eva@example.cz',
  });
});

const faultsOf = async (import_id: number) =>
  (await scene.rows(import_id, 'failing')).map(({ row_number, faults }) => [row_number, faults]);

describe('tenants', () => {
  const HEADER = [
    'Dům',
    'Byt',
    'VS',
    'Nájemce',
    'Platí od',
    'Platí do',
    'Smlouva od',
    'Smlouva do',
  ];

  test('are made from building and number or from the symbol, and from the name in any order', async () => {
    const { import_id } = await scene.checked('tenants', [
      HEADER,
      ['Dům A', '1', '', 'Jan Novák', '1. 1. 2024', '', '1. 1. 2024', '31. 12. 2026'],
      ['', '', '222', 'ČERNÁ Eva', '2024-02-01', '2024-12-31', '', ''],
    ]);
    expect(await scene.accept(import_id)).toMatchObject({ state: 'accepted', rows_new: 2 });
    const columns =
      'address_id, valid_from::text, valid_to::text, contract_valid_to::text, pasport_id = $2 as first';
    const { rows } = await world.db.owner.query(
      `select ${columns} from pasport_tenants where unit_id = $1 order by pasport_tenant_id`,
      [scene.unit_id, flat.pasport_id],
    );
    expect(rows).toEqual([
      {
        address_id: jan,
        valid_from: '2024-01-01',
        valid_to: null,
        contract_valid_to: '2026-12-31',
        first: true,
      },
      {
        address_id: eva,
        valid_from: '2024-02-01',
        valid_to: '2024-12-31',
        contract_valid_to: null,
        first: false,
      },
    ]);
  });

  test('of the same file again are there as they are', async () => {
    const rows = [HEADER, ['Dům A', '1', '', 'Novák Jan', '1. 1. 2024', '', '', '']];
    await scene.accept((await scene.checked('tenants', rows)).import_id);
    expect(await scene.checked('tenants', rows)).toMatchObject({ rows_same: 1, rows_failing: 0 });
  });

  test('may end an earlier tenancy and begin another in one file, in any order of rows', async () => {
    await addRelationRow(world.db, scene, 'tenant', { ...flat, address_id: jan });
    const { import_id, ...counts } = await scene.checked('tenants', [
      HEADER,
      ['Dům A', '1', '', 'Eva Černá', '1. 7. 2024', '', '', ''],
      ['Dům A', '1', '', 'Jan Novák', '1. 1. 2020', '30. 6. 2024', '', ''],
    ]);
    expect(counts).toMatchObject({ rows_new: 1, rows_changed: 1, rows_failing: 0 });
    expect(await scene.accept(import_id)).toMatchObject({ state: 'accepted' });
  });

  test('fail when they meet another one, recorded or in the file', async () => {
    await addRelationRow(world.db, scene, 'tenant', {
      ...flat,
      address_id: jan,
      valid_to: '2024-06-30',
    });
    const { import_id } = await scene.checked('tenants', [
      HEADER,
      ['Dům A', '1', '', 'Eva Černá', '30. 6. 2024', '31. 7. 2024', '', ''],
      ['Dům A', '1', '', 'Eva Černá', '1. 9. 2024', '', '', ''],
      ['Dům A', '1', '', 'Jan Novák', '1. 10. 2024', '', '', ''],
    ]);
    expect(await faultsOf(import_id)).toEqual([
      [
        2,
        [
          {
            column: 4,
            message: 'Platnost se překrývá se záznamem od 1. 1. 2020 do 30. 6. 2024 (Novák Jan).',
          },
        ],
      ],
      [4, [{ column: 4, message: 'Platnost se překrývá s řádkem 3 (Černá Eva).' }]],
    ]);
  });

  test('fail when space or person is not there, or may be more than one', async () => {
    await addAddressRow(world.db, scene, { last_name: 'Novák', first_name: 'Jan' });
    await addSpaceRow(world.db, scene, (await addBuildingRow(world.db, scene)).pasport_id, {
      space_number: '1',
    });
    const { import_id } = await scene.checked('tenants', [
      HEADER,
      ['Dům A', '9', '', 'Nikdo Neznámý', '1. 1. 2024', '', '', ''],
      ['', '1', '', 'Jan Novák', '1. 1. 2024', '', '', ''],
      ['', '', '999', '', '1. 1. 2024', '', '', ''],
      ['Dům X', '1', '', 'Eva Černá', '', '', '', ''],
    ]);
    expect(await faultsOf(import_id)).toEqual([
      [
        2,
        [
          { column: 1, message: 'Prostor s tímto číslem v domě není' },
          {
            column: 3,
            message: 'Osoba v adresáři jednotky není; nejdřív ji založte nebo naimportujte osoby',
          },
        ],
      ],
      [
        3,
        [
          { column: 1, message: 'Toto číslo má v jednotce více prostorů; uveďte dům' },
          {
            column: 3,
            message: 'Takových osob je v adresáři více; doplňte datum narození, IČO nebo e-mail',
          },
        ],
      ],
      [
        4,
        [
          { column: 2, message: 'Prostor s tímto variabilním symbolem v jednotce není' },
          { column: 3, message: 'Uveďte jméno osoby' },
        ],
      ],
      [
        5,
        [
          { column: 4, message: 'Toto pole je povinné' },
          { column: 0, message: 'Dům s tímto názvem nebo adresou v jednotce není' },
        ],
      ],
    ]);
  });

  test('of one name are told apart by birth date, business ID or e-mail', async () => {
    const other = await addAddressRow(world.db, scene, {
      last_name: 'Novák',
      first_name: 'Jan',
      email: 'jan2@example.cz',
    });
    const { import_id } = await scene.checked('tenants', [
      ['Byt', 'Dům', 'Nájemce', 'Narozen', 'E-mail', 'Od'],
      ['1', 'Dům A', 'Jan Novák', '1. 2. 1950', '', '1. 1. 2024'],
      ['2', 'Dům A', 'Jan Novák', '', 'JAN2@example.cz', '1. 1. 2024'],
    ]);
    await scene.accept(import_id);
    expect(await scene.stored('pasport_tenants', 'pasport_tenant_id, address_id')).toMatchObject([
      { address_id: jan },
      { address_id: other },
    ]);
  });

  test('fail when they end before they begin', async () => {
    const { import_id } = await scene.checked('tenants', [
      HEADER,
      ['Dům A', '1', '', 'Jan Novák', '1. 1. 2024', '31. 12. 2023', '1. 1. 2024', '1. 1. 2023'],
    ]);
    expect(await faultsOf(import_id)).toEqual([
      [
        2,
        [
          { column: 5, message: 'Konec platnosti nesmí být dříve než její začátek' },
          { column: 7, message: 'Konec smlouvy nesmí být dříve než její začátek' },
        ],
      ],
    ]);
  });
});

describe('ownerships', () => {
  const HEADER = ['Dům', 'Číslo jednotky', 'Vlastník', 'Podíl', 'SJM', 'Od'];

  test('are made with their shares, up to the whole', async () => {
    const { import_id } = await scene.checked('ownerships', [
      HEADER,
      ['Dům A', '1', 'Jan Novák', '1/3', '', '1. 1. 2024'],
      ['Dům A', '1', 'Eva Černá', '2/3', 'ano', '1. 1. 2024'],
      ['Dům A', '2', 'Eva Černá', '', '', '1. 1. 2024'],
    ]);
    expect(await scene.accept(import_id)).toMatchObject({ state: 'accepted', rows_new: 3 });
    const columns = 'pasport_ownership_id, share_numerator, share_denominator, is_joint, has_vote';
    expect(await scene.stored('pasport_ownerships', columns)).toMatchObject([
      { share_numerator: 1, share_denominator: 3, is_joint: false, has_vote: true },
      { share_numerator: 2, share_denominator: 3, is_joint: true },
      { share_numerator: 1, share_denominator: 1 },
    ]);
  });

  test('fail when together they are over the whole, the last of them', async () => {
    await addRelationRow(world.db, scene, 'owner', {
      ...flat,
      address_id: jan,
      share_numerator: 1,
      share_denominator: 2,
    });
    const { import_id } = await scene.checked('ownerships', [
      HEADER,
      ['Dům A', '1', 'Eva Černá', '2/3', '', '1. 3. 2024'],
      ['Dům A', '2', 'Jan Novák', '1/2', '', '1. 1. 2024'],
      ['Dům A', '2', 'Eva Černá', '2/3', '', '1. 2. 2024'],
    ]);
    expect(await faultsOf(import_id)).toEqual([
      [2, [{ column: 3, message: 'Součet podílů by 1. 3. 2024 přesáhl celek (7/6).' }]],
      [4, [{ column: 3, message: 'Součet podílů by 1. 2. 2024 přesáhl celek (7/6).' }]],
    ]);
  });

  test('fail when one person would own twice on one day', async () => {
    await addRelationRow(world.db, scene, 'owner', {
      ...flat,
      address_id: jan,
      share_numerator: 1,
      share_denominator: 4,
    });
    const { import_id } = await scene.checked('ownerships', [
      HEADER,
      ['Dům A', '1', 'Jan Novák', '1/4', '', '1. 3. 2024'],
    ]);
    expect(await faultsOf(import_id)).toEqual([
      [2, [{ column: 5, message: 'Platnost se překrývá se záznamem od 1. 1. 2020 (Novák Jan).' }]],
    ]);
  });

  test('of the same file again are there as they are', async () => {
    const rows = [HEADER, ['Dům A', '1', 'Jan Novák', '1/2', 'ne', '1. 1. 2024']];
    await scene.accept((await scene.checked('ownerships', rows)).import_id);
    expect(await scene.checked('ownerships', rows)).toMatchObject({
      rows_same: 1,
      rows_failing: 0,
    });
  });
});
