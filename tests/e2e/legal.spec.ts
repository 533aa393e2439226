import type { Browser, Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { dialogNamed } from './people.ts';
import { expect, test } from './portal.ts';

// A new version of a text asks everybody, so these journeys have a portal of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const AGREE = 'Souhlasím a pokračovat';
const asks = (page: Page) => page.getByRole('heading', { name: 'Než budete pokračovat' });

/** Another person at a device of her own, on the sign-in page. */
async function anotherPerson(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'cs-CZ' })).newPage();
  await page.goto(`${own.url}/client/user/login`);
  return page;
}

async function enter(page: Page, identity: string): Promise<void> {
  await page.getByLabel('E-mail').fill(identity);
  await page.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
}

/** A system admin publishes a new version that is in force from today. */
async function publish(page: Page, path: string, version: string, summary: string): Promise<void> {
  await page.goto(own.url + path);
  await page.getByRole('button', { name: 'Připravit novou verzi' }).click();
  await page.getByRole('button', { name: 'Začít z platného znění' }).click();
  await page.getByLabel('Označení verze').fill(version);
  await page.getByLabel('Co se změnilo').fill(summary);
  const content = page.getByRole('textbox', { name: 'Text', exact: true });
  await content.fill(
    `${await content.inputValue()}\n\n# Dodatek\nNové ujednání <b>beze změny</b>.`,
  );
  await page.getByRole('button', { name: 'Uložit rozepsané' }).click();
  await page.getByRole('button', { name: 'Zveřejnit…' }).click();
  const dialog = dialogNamed(page, /^Zveřejnit: /u);
  await dialog.getByRole('button', { name: 'Zveřejnit' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Verze ${version}, účinná od`)).toBeVisible();
}

test('anybody reads the texts, what the portal is made of and how it is @phone', async ({
  page,
  portal,
}) => {
  await page.goto(`${own.url}/vuehome`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Správa domů na jednom místě');
  await expect(page.getByRole('link', { name: 'Zaregistrovat se' })).toBeVisible();
  await portal.checkAccess();
  await page.goto(`${own.url}/term-conditions`);
  await expect(page.getByRole('heading', { name: '3. Licence a její limity' })).toBeVisible();
  await expect(page.getByText('Verze 2025-01, účinná od 20. 1. 2025')).toBeVisible();
  await portal.checkAccess();
  await page.goto(`${own.url}/personal-protection`);
  await expect(page.getByText('Úřadu pro ochranu osobních údajů')).toBeVisible();
  await page.goto(`${own.url}/about`);
  await page.getByRole('tab', { name: 'Stav služeb' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Databáze' })).toContainText(
    'v pořádku',
  );
  await page.getByRole('tab', { name: 'Knihovny' }).click();
  await page.getByLabel('Hledat knihovnu').fill('fastify/compress');
  await expect(page.getByText('@fastify/compress', { exact: true })).toBeVisible();
  await expect(page.getByText('MIT', { exact: true })).toBeVisible();
  await portal.checkAccess();
});

test('an admin names the operator, publishes new terms, and both versions are read, compared and printed', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    globalThis.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await portal.signIn('admin@example.cz', DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/about?tab=operator`);
  await page.getByLabel('Název nebo jméno').fill('Domy a byty v.o.s.');
  await page.getByRole('button', { name: 'Uložit provozovatele' }).click();
  await expect(page.getByText('Údaje provozovatele byly uloženy')).toBeVisible();
  await publish(page, '/term-conditions', '2025-02', 'Přibyl dodatek o změnách');
  await expect(page.getByText('Co se změnilo: Přibyl dodatek o změnách')).toBeVisible();
  await expect(page.getByText('Provozovatelem portálu je Domy a byty v.o.s.')).toBeVisible();
  await expect(page.getByText('Nové ujednání <b>beze změny</b>.')).toBeVisible();
  await page.getByRole('button', { name: 'Přečíst verzi 2025-01' }).click();
  await expect(page.getByText('Verze 2025-01, účinná od 20. 1. 2025 – starší znění')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dodatek' })).toBeHidden();
  await page.getByRole('button', { name: 'Porovnat s platným zněním verzi 2025-01' }).click();
  await expect(page.locator('ins')).toHaveText(['# Dodatek', 'Nové ujednání <b>beze změny</b>.']);
  await expect(page.locator('del')).toHaveCount(0);
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Vytisknout' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Verze textu' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  // The operator's own people are not asked.
  await page.goto(own.url);
  await expect(asks(page)).toBeHidden();
});

test('another admin is asked at his sign-in: declining signs him out, agreeing lets him in for good', async ({
  page,
  portal,
}) => {
  await page.goto(`${own.url}/client/user/login`);
  await enter(page, 'soused@example.cz');
  await expect(asks(page)).toBeFocused();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await portal.checkAccess();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('button', { name: 'Odhlásit' }).click();
  await expect(page.getByRole('button', { name: 'Přihlásit se' })).toBeVisible();
  await enter(page, 'soused@example.cz');
  await page.getByRole('button', { name: AGREE }).click();
  await expect(
    page.getByText('Bez souhlasu s obchodními podmínkami nelze pokračovat'),
  ).toBeVisible();
  await page.getByText('Přečíst celé znění').click();
  await expect(page.getByText('Nové ujednání <b>beze změny</b>.')).toBeVisible();
  await page.getByLabel('Souhlasím s obchodními podmínkami (verze 2025-02)').check();
  await page.getByRole('button', { name: AGREE }).click();
  await expect(asks(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(asks(page)).toBeHidden();
});

test('a user without rights of an admin is told that the terms wait, and goes on', async ({
  page,
  portal,
}) => {
  await portal.signIn('ucetni@example.cz', DEMO_PASSWORD, own.url);
  await expect(page.getByText('Souhlas za vaši organizaci dá její správce')).toBeVisible();
  await expect(asks(page)).toBeHidden();
  await portal.checkAccess();
});

test('a remembered session is asked about a new text when its page is loaded again', async ({
  page,
  browser,
}) => {
  const user = await anotherPerson(browser);
  await enter(user, 'ucetni@example.cz');
  await expect(user).not.toHaveURL(/login/);
  await user.goto(`${own.url}/address-book/contacts`);
  await page.goto(`${own.url}/client/user/login`);
  await enter(page, 'admin@example.cz');
  await expect(page).not.toHaveURL(/login/);
  await publish(page, '/personal-protection', '2025-02', 'Doplněn dodatek');
  await user.reload();
  await expect(asks(user)).toBeVisible();
  await expect(user.getByText('odsouhlasí za vaši organizaci její správce')).toBeVisible();
  await user.getByLabel('Seznámil(a) jsem se s ochranou osobních údajů (verze 2025-02)').check();
  await user.getByRole('button', { name: AGREE }).click();
  await expect(user).toHaveURL(/contacts/);
  await expect(user.getByRole('heading', { name: 'Kontakty' })).toBeVisible();
  await user.context().close();
});
