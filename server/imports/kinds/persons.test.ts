import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addAddressRow } from '#tests/addresses.ts';
import { importScene, type ImportScene } from '#tests/imports.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
let scene: ImportScene;
beforeAll(async () => {
  world = await createWorld();
  world.setNow('2025-01-20T10:00:00Z');
});
afterAll(() => world.close());
beforeEach(async () => {
  scene = await importScene(world);
});

const faultsOf = async (import_id: number) =>
  (await scene.rows(import_id, 'failing')).map(({ row_number, faults }) => [row_number, faults]);

test('persons and companies are made, told apart by what the file says of them', async () => {
  const { import_id } = await scene.checked('persons', [
    [
      'Příjmení a jméno',
      'Název firmy',
      'Narození',
      'IČO',
      'Telefon',
      'E-mail',
      'PSČ',
      'Způsob kontaktu',
    ],
    [
      'Ing. Nováková Jana',
      '',
      '1. 2. 1975',
      '',
      '777 123 456',
      'jana@example.cz',
      '17000',
      'e-mail',
    ],
    ['', 'Alfa s.r.o.', '', '27082440', '', '', '', ''],
    ['Bytové družstvo Slunce', '', '', '177041', '', '', '', 'datová schránka'],
  ]);
  expect(await scene.accept(import_id)).toMatchObject({ state: 'accepted', rows_new: 3 });
  const columns =
    'address_type, full_name, title_before, birth_date::text, business_id, zip, contact_preference';
  expect(await scene.stored('addresses', columns)).toEqual([
    {
      address_type: 'company',
      full_name: 'Alfa s.r.o.',
      title_before: '',
      birth_date: null,
      business_id: '27082440',
      zip: '',
      contact_preference: 'post',
    },
    {
      address_type: 'company',
      full_name: 'Bytové družstvo Slunce',
      title_before: '',
      birth_date: null,
      business_id: '00177041',
      zip: '',
      contact_preference: 'data_box',
    },
    {
      address_type: 'person',
      full_name: 'Nováková Jana',
      title_before: 'Ing.',
      birth_date: '1975-02-01',
      business_id: '',
      zip: '170 00',
      contact_preference: 'email',
    },
  ]);
});

test('the same file again finds everything as it is, namesakes too', async () => {
  const rows = [
    ['Příjmení', 'Jméno', 'Narození', 'E-mail', 'Ulice'],
    ['Novák', 'Jan', '1. 2. 1950', '', 'Lípová 1'],
    ['Novák', 'Jan', '3. 4. 1980', '', 'Lípová 1'],
    ['Novák', 'Jan', '', 'jan@example.cz', ''],
    ['Novák', 'Jan', '', '', ''],
  ];
  const first = await scene.checked('persons', rows);
  expect(first).toMatchObject({ rows_new: 4, rows_failing: 0 });
  await scene.accept(first.import_id);
  expect(await scene.checked('persons', rows)).toMatchObject({
    rows_same: 4,
    rows_new: 0,
    rows_failing: 0,
  });
});

describe('a row tells of a record that is there', () => {
  const match = async (person: Record<string, unknown>, header: string[], row: string[]) => {
    await addAddressRow(world.db, scene, person);
    const { rows_changed, rows_same, rows_new, rows_failing } = await scene.checked('persons', [
      header,
      row,
    ]);
    return { rows_changed, rows_same, rows_new, rows_failing };
  };
  const changed = { rows_changed: 1, rows_same: 0, rows_new: 0, rows_failing: 0 };
  const made = { rows_changed: 0, rows_same: 0, rows_new: 1, rows_failing: 0 };

  test.each([
    [
      'by the business ID, whatever the name',
      { address_type: 'company', company_name: 'Alfa', business_id: '27082440' },
      ['Název firmy', 'IČO'],
      ['Alfa Nova s.r.o.', '27082440'],
      changed,
    ],
    [
      'by name and birth date',
      { last_name: 'Novák', first_name: 'Jan', birth_date: '1950-02-01' },
      ['Příjmení', 'Jméno', 'Narození', 'Telefon'],
      ['NOVÁK', 'Jan', '1. 2. 1950', '777'],
      changed,
    ],
    [
      'by name and e-mail',
      { last_name: 'Novák', first_name: 'Jan', email: 'Jan@example.cz' },
      ['Příjmení', 'Jméno', 'E-mail', 'Telefon'],
      ['Novák', 'Jan', 'jan@example.cz', '777'],
      changed,
    ],
    [
      'by the name alone when nothing speaks against it',
      { last_name: 'Novák', first_name: 'Jan', birth_date: '1950-02-01' },
      ['Příjmení', 'Jméno', 'Telefon'],
      ['Novák', 'Jan', '777'],
      changed,
    ],
    [
      'not by the name when the birth date differs',
      { last_name: 'Novák', first_name: 'Jan', birth_date: '1950-02-01' },
      ['Příjmení', 'Jméno', 'Narození'],
      ['Novák', 'Jan', '1. 2. 1980'],
      made,
    ],
    [
      'not by the name when only the e-mail is told and differs',
      { last_name: 'Novák', first_name: 'Jan', email: 'a@example.cz' },
      ['Příjmení', 'Jméno', 'E-mail'],
      ['Novák', 'Jan', 'b@example.cz'],
      made,
    ],
  ])('%s', async (_title, person, header, row, counts) => {
    expect(await match(person, header, row)).toEqual(counts);
  });

  test('and keeps its type when the file does not tell one', async () => {
    await addAddressRow(world.db, scene, {
      address_type: 'supplier',
      company_name: 'Teplo s.r.o.',
    });
    const { import_id } = await scene.checked('persons', [
      ['Název firmy', 'Telefon'],
      ['Teplo s.r.o.', '222'],
    ]);
    await scene.accept(import_id);
    expect(await scene.stored('addresses', 'address_type, phone')).toEqual([
      { address_type: 'supplier', phone: '222' },
    ]);
  });
});

describe('a row fails', () => {
  test('when it may tell of more than one record', async () => {
    for (const phone of ['1', '2'])
      await addAddressRow(world.db, scene, { last_name: 'Novák', first_name: 'Jan', phone });
    const { import_id } = await scene.checked('persons', [
      ['Příjmení', 'Jméno'],
      ['Novák', 'Jan'],
    ]);
    expect(await faultsOf(import_id)).toEqual([
      [
        2,
        [
          {
            column: -1,
            message: 'V adresáři je takových záznamů více; doplňte datum narození, IČO nebo e-mail',
          },
        ],
      ],
    ]);
  });

  test('by the same rules as the form has', async () => {
    const { import_id } = await scene.checked('persons', [
      ['Příjmení', 'Narození', 'IČO', 'E-mail', 'SIPO', 'Typ'],
      ['', '', '', 'a@example.cz', '', ''],
      ['Budoucí', '21. 1. 2025', '', '', '', ''],
      ['Dávný', '1. 1. 1800', '', '', '', ''],
      ['Chybný', '', '27082441', 'kdosi', '1234567890', 'robot'],
    ]);
    expect(await faultsOf(import_id)).toEqual([
      [2, [{ column: 0, message: 'Toto pole je povinné' }]],
      [3, [{ column: 1, message: 'Datum narození nemůže být v budoucnosti' }]],
      [4, [{ column: 1, message: 'Zadejte datum narození od roku 1850' }]],
      [
        5,
        [
          { column: 2, message: 'IČO je neplatné!' },
          { column: 3, message: 'zadejte platnou emailovou adresu' },
          { column: 4, message: 'Chybný kontrolní součet (7)' },
          { column: 5, message: expect.stringMatching(/^Zadejte: fyzická osoba/) },
        ],
      ],
    ]);
  });

  test('when an earlier one tells of the same person', async () => {
    const { import_id } = await scene.checked('persons', [
      ['Příjmení', 'Jméno', 'Narození'],
      ['Novák', 'Jan', '1. 2. 1950'],
      ['novák', 'jan', '1950-02-01'],
    ]);
    expect(await faultsOf(import_id)).toEqual([
      [3, [{ column: -1, message: 'Stejný záznam je už v řádku 2' }]],
    ]);
  });
});
