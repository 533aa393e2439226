import type { Page } from '@playwright/test';
import { NEWS_FEED } from '#contract/news.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { expect, test } from './portal.ts';

// News are of the whole portal and everybody is told of them, so these journeys have one of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const ADMIN = 'admin@example.cz';
const TITLE = 'Nová verze se žluťoučkým koněm';
const HOSTILE = [
  '<script>document.title = "zle"</script>',
  '<img src=x onerror="document.title = 1">',
  '[klikni](javascript:document.title=1)',
  '![pixel](https://zly.example/pixel.png)',
].join('\n\n');

const card = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Elements of the article that the text could have smuggled in. */
const smuggled = (page: Page) =>
  page.locator('article script, article img, article [onerror], article a[href^="javascript"]');

async function writeNews(page: Page): Promise<void> {
  await page.goto(`${own.url}/blog`);
  await page.getByRole('button', { name: 'Nová novinka' }).click();
  await page.getByLabel('Nadpis').fill(TITLE);
  await page.getByLabel('Štítek').fill('novinka ve verzi');
  await page.getByLabel('Text', { exact: true }).fill(`# Co je nového\n\n**Revize**\n\n${HOSTILE}`);
}

test('an admin writes an item with its preview beside, and keeps it as a draft', async ({
  page,
  portal,
}) => {
  await portal.signIn(ADMIN, DEMO_PASSWORD, own.url);
  await writeNews(page);
  const preview = page.getByRole('region', { name: 'Náhled' });
  await expect(preview.getByRole('heading', { name: 'Co je nového' })).toBeVisible();
  await expect(preview.getByText('<script>')).toBeVisible();
  await expect(preview.locator('strong')).toHaveText('Revize');
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Uložit novinku' }).click();
  await expect(heading(page)).toHaveText(TITLE);
  await expect(page.getByText('koncept')).toBeVisible();
  await expect(page).not.toHaveTitle(/zle/);
});

test('nobody else sees the draft', async ({ page, portal }) => {
  await page.goto(`${own.url}/blog`);
  await expect(heading(page)).toHaveText('Novinky');
  await expect(page.getByText('Vítejte v portálu Kastelán')).toBeVisible();
  await expect(page.getByText(TITLE)).toHaveCount(0);
  await portal.signIn('ucetni@example.cz', DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/blog`);
  // Only who is signed in sees this one.
  await expect(page.getByText('Upozornění podle vás')).toBeVisible();
  await expect(page.getByText(TITLE)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Nová novinka' })).toHaveCount(0);
});

test('an item scheduled for a day to come waits for it', async ({ page, portal }) => {
  await portal.signIn(ADMIN, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/blog`);
  await card(page, TITLE)
    .getByRole('link', { name: `Upravit: ${TITLE}` })
    .click();
  await page.getByLabel('Zveřejnit od').fill('31. 12. 2198');
  await page.getByRole('switch', { name: /^Zveřejněno/ }).check();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Novinka byla uložena')).toBeVisible();
  await expect(page.getByText('zveřejní se 31. 12. 2198')).toBeVisible();
  const visitor = await fetch(own.url + NEWS_FEED);
  expect(await visitor.text()).not.toContain(TITLE);
  await page.getByLabel('Zveřejnit od').fill('');
  await page.getByRole('switch', { name: /^Zveřejněno/ }).uncheck();
  await page.keyboard.press('Control+s');
  // The hint of the switch speaks of a draft too; only the badge says that it is one.
  await expect(page.getByText('koncept', { exact: true })).toBeVisible();
});

test('two admins do not overwrite each other', async ({ page, portal, browser }) => {
  await portal.signIn(ADMIN, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/blog`);
  await card(page, TITLE)
    .getByRole('link', { name: `Upravit: ${TITLE}` })
    .click();
  await page.getByLabel('Štítek').fill('moje');
  const other = await browser.newPage();
  await other.goto(`${own.url}/client/user/login`);
  await other.getByLabel('E-mail').fill(ADMIN);
  await other.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD);
  await other.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(other).not.toHaveURL(/login/);
  await other.goto(page.url());
  await other.getByLabel('Štítek').fill('cizí');
  await other.keyboard.press('Control+s');
  await expect(other.getByText('Novinka byla uložena')).toBeVisible();
  await other.close();
  await page.keyboard.press('Control+s');
  const conflict = page
    .getByRole('region', { name: /změnil/ })
    .or(page.getByText(/mezitím změnil/));
  await expect(conflict.first()).toBeVisible();
  await expect(page.getByText('cizí').first()).toBeVisible();
  await page.reload();
});

test('published, it is read by anybody, its hostile text as text', async ({
  page,
  portal,
  browser,
}) => {
  await portal.signIn(ADMIN, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/blog`);
  await card(page, TITLE).getByRole('link', { name: TITLE, exact: true }).click();
  await page.getByRole('button', { name: 'Zveřejnit' }).click();
  await expect(page.getByText('Novinka byla zveřejněna')).toBeVisible();
  await page.getByText('Historie').click();
  await expect(page.getByText('Založení záznamu')).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto(page.url());
  await expect(heading(visitor)).toHaveText(TITLE);
  const article = visitor.getByRole('article');
  await expect(article.getByRole('heading', { name: 'Co je nového' })).toBeVisible();
  for (const text of HOSTILE.split('\n\n')) await expect(article).toContainText(text);
  await expect(smuggled(visitor)).toHaveCount(0);
  await expect(visitor).not.toHaveTitle(/zle|^1$/);
  await expect(visitor.getByRole('button', { name: 'Upravit' })).toHaveCount(0);
  await visitor.getByRole('link', { name: /Předchozí/ }).click();
  await expect(heading(visitor)).not.toHaveText(TITLE);
  await visitor.goBack();
  await expect(heading(visitor)).toHaveText(TITLE);
  await visitor.close();
});

test('it is found without case and diacritics, by the whole text', async ({ page, portal }) => {
  await page.goto(`${own.url}/blog`);
  const search = page.getByRole('textbox', { name: 'Hledat v novinkách' });
  await search.fill('HLIDANIM terminu');
  await expect(page.getByText('Revize s hlídáním termínů')).toBeVisible();
  await expect(page.getByText('Vítejte v portálu Kastelán')).toHaveCount(0);
  await expect(page).toHaveURL(/q=HLIDANIM/);
  await portal.checkAccess();
  await search.fill('nic takového');
  await expect(page.getByText('Hledání „nic takového“ nic nenašlo')).toBeVisible();
  await page.getByRole('button', { name: 'Zobrazit všechny novinky' }).click();
  await page.getByRole('link', { name: 'Revize s hlídáním termínů' }).click();
  await expect(heading(page)).toHaveText('Revize s hlídáním termínů');
  await portal.checkAccess();
  const isWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isWide).toBe(false);
});

test('the feed offers it to readers of feeds, and the page says where it is', async ({ page }) => {
  await page.goto(`${own.url}/blog`);
  const link = page.locator('head link[rel="alternate"][type="application/atom+xml"]');
  await expect(link).toHaveAttribute('href', NEWS_FEED);
  const answer = await fetch(own.url + NEWS_FEED);
  expect(answer.headers.get('content-type')).toContain('application/atom+xml');
  const text = await answer.text();
  expect(text).toContain(TITLE);
  expect(text).not.toContain('Upozornění podle vás');
});

test('everybody is told of it once, and deleted it is gone', async ({ page, portal }) => {
  await portal.signIn('ucetni@example.cz', DEMO_PASSWORD, own.url);
  await expect(async () => {
    await page.goto(`${own.url}/`);
    await page.getByRole('button', { name: /zpráv/i }).first().click();
    await expect(page.getByText(`Novinka v portálu: ${TITLE}`)).toHaveCount(1, { timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await portal.signIn(ADMIN, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/blog`);
  await card(page, TITLE).getByRole('link', { name: TITLE, exact: true }).click();
  await page.getByRole('button', { name: 'Smazat novinku' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Smazat novinku' }).click();
  await expect(page.getByText('Novinka byla smazána')).toBeVisible();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByText(TITLE)).toHaveCount(0);
});
