import { demoPeople } from '#contract/demo-people.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { expect, test } from './portal.ts';

test('the sign-in page tells what the portal does, shows its screens and lets in by one click @phone', async ({
  page,
  portal,
}) => {
  await page.goto('/client/user/login');
  await expect(
    page.getByRole('heading', { name: 'Domy, lidé a termíny na jednom místě' }),
  ).toBeVisible();
  await expect(page.getByText('Pro správcovské firmy, SVJ')).toBeVisible();
  for (const { may } of demoPeople) await expect(page.getByText(may)).toBeVisible();
  const pictures = page.locator('figure img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(960);
    expect((await picture.getAttribute('alt'))?.length).toBeGreaterThan(30);
  }
  // The demo's operator is reached by a mail.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.locator('a[href^="mailto:"]')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await portal.checkAccess();
  const [, person] = demoPeople;
  await page.getByRole('button', { name: person?.role }).focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/login/);
  await expect(page.getByRole('tab', { name: 'Aktivní jednotka' })).toBeVisible();
});

test('a stranger is told neither the host of the API nor, beyond this computer, anybody of the demo', async ({
  page,
}) => {
  await page.goto('/vuehome');
  await expect(page.locator('figure img')).toHaveCount(3);
  await expect(page.getByTitle('Adresa API')).toHaveCount(0);
  await expect(page.getByTitle('Verze aplikace')).toBeVisible();
  const open = await startDemo({ HOST: '0.0.0.0' });
  try {
    const forwarded = { 'X-Forwarded-Host': 'localhost', 'X-Forwarded-For': '127.0.0.1' };
    for (const headers of [{}, forwarded]) {
      const reply = await page.request.get(`${open.url}/client/user/login`, { headers });
      expect(reply.ok()).toBe(true);
      expect(await reply.text()).not.toContain(DEMO_PASSWORD);
    }
    const own = await page.request.get('/client/user/login');
    expect(await own.text()).toContain(DEMO_PASSWORD);
  } finally {
    await open.stop();
  }
});
