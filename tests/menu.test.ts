import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database.ts';
import { moduleIcon } from '#web/ui/module-icon.ts';

interface Row {
  readonly name: string;
  readonly title: string;
  readonly image_name: string;
  readonly above: string | null;
}

let db: TestDatabase;
let modules: readonly Row[];
beforeAll(async () => {
  db = await createTestDatabase();
  ({ rows: modules } = await db.owner.query<Row>(
    `select m.name, m.title, m.image_name, above.name as above from modules m
       left join modules above on above.module_id = m.parent_module_id
      order by m.module_order, m.title`,
  ));
});
afterAll(() => db.close());

const under = (above: string | null) => modules.filter((module) => module.above === above);

describe('the menu', () => {
  test('is of jobs, and what lists and settings they need comes behind them', () => {
    expect(under(null).map(({ title }) => title)).toEqual([
      'Přehled',
      'Nástěnka',
      'Úkoly',
      'Lidé',
      'Domy a prostory',
      'Revize',
      'Smlouvy',
      'SIPO',
      'Platby a dluhy',
      'Měřidla a vyúčtování',
      'Práce v terénu',
      'Číselníky a pomůcky',
      'Zprávy',
      'Novinky',
      'Účet a nastavení',
      'Správa systému',
      'O portálu',
    ]);
  });

  test('has one page of settings, and users of the client on their own', () => {
    expect(under('account').map(({ title }) => title)).toEqual([
      'Můj profil',
      'Nastavení',
      'Uživatelé',
      'Licence',
    ]);
  });

  test('draws each module by an icon of its own', () => {
    const drawn = modules.map((module) => ({ ...module, icon: moduleIcon(module.image_name) }));
    const twice = drawn.filter(
      ({ icon }, at) => drawn.findIndex((each) => each.icon === icon) !== at,
    );
    expect(twice.map(({ name, image_name }) => [name, image_name])).toEqual([]);
  });
});
