import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { expect, test } from './portal.ts';
import { readAlone } from './read-alone.ts';

// Backups are of the whole portal, so these journeys have one of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

test('a system admin has the database backed up and sets the plan of backups', async ({
  page,
  portal,
}, info) => {
  await portal.signIn('admin@example.cz', DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/admin/runtime/settings`);
  const panel = page.getByRole('region', { name: 'Zálohy databáze' });
  await expect(panel.getByText('Poslední dobrá záloha')).toBeVisible();
  const folder = join(own.dataDir, 'backups');
  const before = (await readdir(folder).catch(() => [])).length;
  await panel.getByRole('button', { name: 'Zálohovat nyní' }).click();
  await expect(async () => expect(await readdir(folder)).toHaveLength(before + 1)).toPass({
    timeout: 90_000,
  });
  await expect(panel.getByText(/kastelan-\d{4}-\d{2}-\d{2}-\d{6}\.backup \(.* řádk/)).toBeVisible({
    timeout: 60_000,
  });
  const plan = page.getByRole('form', { name: 'Plán záloh' });
  await plan.getByLabel('Čas zálohy').fill('25:00');
  await plan.getByLabel('Ponechat denních záloh').focus();
  await expect(plan.getByText('Zadejte čas jako HH:MM')).toBeVisible();
  await expect(plan.getByRole('button', { name: 'Uložit plán' })).toBeDisabled();
  await plan.getByLabel('Čas zálohy').fill(info.project.name === 'phone' ? '04:45' : '03:15');
  await plan.getByRole('button', { name: 'Uložit plán' }).click();
  await expect(page.getByText('Plán záloh byl uložen')).toBeVisible();
  await portal.checkAccess();
});

test('a page of a fault tells the number of the event and how the services do @phone', async ({
  page,
  portal,
}) => {
  await portal.signIn('spravce@example.cz', DEMO_PASSWORD, own.url);
  await readAlone(page);
  await page.route('**/v1/user/profile', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: JSON.stringify({
        error: {
          errorCode: 60000503,
          errorMsg: 'Server je přetížen. Zkuste to, prosím, za chvíli.',
          requestId: 'K7F3-92QD-0001',
        },
      }),
    }),
  );
  await page.goto(`${own.url}/client/user/profile`);
  await expect(page.getByText('událost K7F3-92QD-0001')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zkusit znovu' })).toBeVisible();
  const states = page.getByRole('region', { name: 'Stav služeb' });
  await expect(states.getByText('v provozu')).toHaveCount(3);
  await portal.checkAccess();
  await page.unroute('**/v1/user/profile');
  await page.getByRole('button', { name: 'Zkusit znovu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chyba spojení' })).toBeHidden();
});

test('the page of a fault says when the database is away, and when the server is', async ({
  page,
  portal,
}) => {
  await portal.signIn('spravce@example.cz', DEMO_PASSWORD, own.url);
  await page.route('**/readyz', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto(`${own.url}/network-error`);
  const states = page.getByRole('region', { name: 'Stav služeb' });
  await expect(states.getByText('neodpovídá')).toHaveCount(1);
  await page.unroute('**/readyz');
  await page.route('**/readyz', (route) => route.abort());
  await page.reload();
  await expect(states.getByText('nelze zjistit')).toHaveCount(2);
  await portal.checkAccess();
});
