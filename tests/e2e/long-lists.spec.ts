import type { Page, Route } from '@playwright/test';
import { readConfig } from '#server/config.ts';
import { withOwner } from '#server/db/founding.sql.ts';
import { reachDatabase } from '#server/reach-database.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { FIRST_UNIT, MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';

const MANY = 700;

/** People whose names stand behind all others. */
const people = `insert into addresses (client_id, unit_id, last_name, first_name)
       select client_id, unit_id, 'Žžž' || lpad(n::text, 4, '0'), 'Vymyšlený'`;
/** Payments of three hundred days ago, older than most of the list. */
const payments = `insert into ledger_payments (client_id, unit_id, received_on, booked_in, amount, way, payer_name)
       select client_id, unit_id, (now() at time zone 'Europe/Prague')::date - 300,
              date_trunc('month', (now() at time zone 'Europe/Prague')::date - 300), 100000, 'cash',
              'Plátce ' || lpad(n::text, 4, '0')`;

/** So many more of them in the unit. */
async function add(rows: string, dataDir: string): Promise<void> {
  const { owner } = await reachDatabase(readConfig({ DATA_DIR: dataDir }));
  await withOwner(owner, async (client) => {
    await client.query(
      `${rows} from units, generate_series(1, $2::integer) n where full_name = $1 or name = $1`,
      [FIRST_UNIT, MANY],
    );
  });
}

/** Keeps what is behind the first rows of a list on its way until it is let go. */
async function holdOthers(page: Page, path: string): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(path, async (route: Route) => {
    if (route.request().url().includes('after=')) await held;
    await route.continue();
  });
  return letGo;
}

test('a long address book shows its first page at once, and is sought in once it is whole @phone', async ({
  page,
  portal,
}) => {
  const own = await startDemo();
  try {
    await add(people, own.dataDir);
    await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
    await expect(page.getByRole('main')).toBeVisible();
    const letGo = await holdOthers(page, '**/v1/addresses/browser/**');
    await openScreen(page, own, '/addresses');
    const coming = page.getByRole('status').filter({ hasText: 'další se načítají' });
    const [count = ''] = ((await coming.textContent()) ?? '').split(',');
    expect(Number(count.replaceAll(/\D/gu, ''))).toBeGreaterThan(MANY);
    await portal.checkAccess();
    const search = page.getByRole('textbox', { name: 'Hledat v adresáři' });
    const sought = page.getByText('Žžž0699', { exact: false });
    await search.fill('Žžž0699');
    await expect(page.getByText('Načítám…')).toBeVisible();
    await expect(sought).toHaveCount(0);
    letGo();
    await expect(sought.first()).toBeVisible();
    // The count told before was that of the whole list.
    await search.fill('');
    await expect(page.getByRole('status').filter({ hasText: count })).toHaveText(count);
  } finally {
    await own.stop();
  }
});

test('payments of twelve months begin with the newest, and their choices come with the whole', async ({
  page,
  portal,
}) => {
  const own = await startDemo();
  try {
    await add(payments, own.dataDir);
    await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
    await expect(page.getByRole('main')).toBeVisible();
    const letGo = await holdOthers(page, '**/v1/money/payments/**');
    await openScreen(page, own, '/money/payments');
    const coming = page.getByRole('status').filter({ hasText: 'další se načítají' });
    const [count = ''] = ((await coming.textContent()) ?? '').split(',');
    expect(Number(count.replaceAll(/\D/gu, ''))).toBeGreaterThanOrEqual(MANY);
    const waiting = page.getByRole('checkbox', { name: /Nepřiřazené/ });
    await expect(waiting).not.toHaveAccessibleName(/\d/);
    letGo();
    await expect(waiting).toHaveAccessibleName(/\d/);
    await expect(coming).toHaveCount(0);
  } finally {
    await own.stop();
  }
});
