import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const column = async <T>(text: string): Promise<T[]> =>
  (await db.owner.query<{ value: T }>(text)).rows.map(({ value }) => value);

describe('the tree of modules', () => {
  test('names each route once', async () => {
    const twice = `select router_name as value from modules where router_name <> '' group by 1 having count(*) > 1`;
    expect(await column(twice)).toEqual([]);
    // Routes of the application without those of signing in (specification, section 2), and those of the
    // periods of verification, of money, of settlements, of contracts and of tasks.
    expect((await column("select name as value from modules where router_name <> ''")).length).toBe(
      54,
    );
  });

  test('has the named routes of the specification', async () => {
    const named = `select router_name as value from modules where router_name in
      ('pasports', 'buildings', 'Addresses', 'AuxiliariesCnbRepo', 'AuxiliariesCnbExchangeRates') order by router_name collate "C"`;
    expect(await column(named)).toEqual([
      'Addresses',
      'AuxiliariesCnbExchangeRates',
      'AuxiliariesCnbRepo',
      'buildings',
      'pasports',
    ]);
  });

  test('has a title, a description and an icon for every module', async () => {
    const bare = "select name as value from modules where '' in (title, description, image_name)";
    expect(await column(bare)).toEqual([]);
  });

  test('shows anonymous visitors news, the sitemap and the texts about the portal', async () => {
    const visible =
      'select router_name as value from modules where is_public and router_name <> \'\' order by router_name collate "C"';
    expect(await column(visible)).toEqual([
      'About',
      'AdminSitemap',
      'Blog',
      'PersonalProtection',
      'TermConditions',
      'VueHome',
    ]);
  });

  test('keeps customers, clients and errors for system admins, and only these', async () => {
    const kept =
      "select router_name as value from modules where sys_admins_only and router_name <> '' order by 1";
    expect(await column(kept)).toEqual(['AdminClients', 'AdminCustomers', 'AdminErrors']);
  });

  test('gives no schema a module without the one above it', async () => {
    const orphans = `select m.name as value from module_schema_modules s join modules m using (module_id)
      where m.parent_module_id is not null and not exists (select from module_schema_modules p
            where p.module_schema_id = s.module_schema_id and p.module_id = m.parent_module_id)`;
    expect(await column(orphans)).toEqual([]);
  });

  test('is whole in the full schema and smaller in the basic one', async () => {
    const sizes = `select count(*)::int as value from module_schemas join module_schema_modules using (module_schema_id)
                    group by module_schema_name order by module_schema_name = 'Úplné' desc`;
    const [full, basic] = await column<number>(sizes);
    expect(full).toBe((await column('select name as value from modules')).length);
    expect(basic).toBeLessThan(full ?? 0);
  });
});

describe('the repo rate', () => {
  // Rows of the bank's published history.
  test.each([
    ['2001-02-23', '5.00'],
    ['2019-12-31', '2.00'],
    ['2020-05-11', '0.25'],
    ['2022-06-22', '5.75'],
    ['2022-06-23', '7.00'],
    ['2025-01-01', '4.00'],
    ['2026-06-18', '3.50'],
    ['2026-06-19', '3.75'],
  ])('on %s was %s per cent', async (day, rate) => {
    const valid = `select rate::text as value from cnb_repo_rates where valid_from <= '${day}' order by valid_from desc limit 1`;
    expect(await column(valid)).toEqual([rate]);
  });

  test('has all 67 rows since 2001, 21 of them from 2020 to 2024', async () => {
    const counts = `select count(*)::int as value from cnb_repo_rates
                    union all select count(*)::int from cnb_repo_rates where valid_from between '2020-01-01' and '2024-12-31'`;
    expect(await column(counts)).toEqual([67, 21]);
  });
});

test('rates of exchange are those of the published tables', async () => {
  const rates = `select currency_code || ' ' || valid_from || ' ' || rate as value from cnb_exchange_rates
                  where valid_from in ('2022-09-21', '2024-05-10') order by 1`;
  expect(await column(rates)).toEqual([
    'EUR 2022-09-21 24.635',
    'EUR 2024-05-10 24.935',
    'USD 2022-09-21 24.870',
    'USD 2024-05-10 23.131',
  ]);
});
