import { routeTable, pathTo, type RouteName } from '#web/lib/paths.ts';
import type { Page } from '@playwright/test';
import { expect, test, tooWide } from './portal.ts';

const params: Partial<Record<RouteName, Record<string, string>>> = {
  Resend: { useridentity: 'nekdo@example.cz' },
  BlogDetail: { blog_id: '1' },
  Address: { address_id: '1' },
};
const names = (Object.keys(routeTable) as RouteName[]).filter((name) => name !== 'Login');

const turnPrint = (page: Page) =>
  page.evaluate(() => document.documentElement.toggleAttribute('data-large-print'));

/** What is wider than the window when the browser draws it twice as large: it has half the width. */
async function zoomed(page: Page): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: size.width / 2, height: size.height / 2 });
  const wide = await page.evaluate(tooWide);
  await page.setViewportSize(size);
  return wide;
}

/**
 * Goes on to a route without loading the portal anew, as links do, and waits for its screen; tells whether
 * one came. Who stays where he is, such as one who is signed in and asks for the sign-in page, sees none.
 */
async function goWithin(page: Page, path: string): Promise<boolean> {
  const from = page.url();
  await page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    delete document.body.dataset['came'];
    const tell = () => {
      if (document.querySelector('main:focus-within') === null) return;
      document.body.dataset['came'] = to;
      document.removeEventListener('focusin', tell);
    };
    document.addEventListener('focusin', tell);
    history.pushState(null, '', to);
  }, path);
  const came = page.locator('body[data-came]');
  await expect.poll(async () => page.url() === from || (await came.count()) > 0, path).toBe(true);
  return page.url() !== from;
}

// A few together share one sign-in; groups run side by side.
const groupSize = 6;
for (let from = 0; from < names.length; from += groupSize) {
  const group = names.slice(from, from + groupSize);
  // By its address on a wide screen, by the portal's own links on a phone.
  test(`routes ${group[0]} to ${group.at(-1)} show a titled page that all can use @phone`, async ({
    page,
    portal,
    isMobile,
  }) => {
    await portal.signIn('admin@example.cz');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const name of group) {
      await test.step(name, async () => {
        const path = pathTo(name, params[name]);
        const isNew = isMobile && (await goWithin(page, path));
        if (!isMobile) await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 }), name).not.toBeEmpty();
        await portal.checkAccess();
        await turnPrint(page);
        // The small window is where large print is hardest.
        if (isMobile) await portal.checkAccess();
        else expect(await page.evaluate(tooWide), `${name} in large print`).toEqual([]);
        await turnPrint(page);
        if (!isMobile) expect(await zoomed(page), `${name} at 200 %`).toEqual([]);
        if (isNew) await expect(page.locator('main:focus-within'), `${name}: focus`).toHaveCount(1);
      });
    }
  });
}

test('a signed-out visitor sees public routes and is led to the sign-in page by the others', async ({
  page,
}) => {
  for (const name of names) {
    await test.step(name, async () => {
      await page.goto(pathTo(name, params[name]));
      if (routeTable[name].access === 'public') await expect(page).not.toHaveURL(/user\/login/);
      else await expect(page).toHaveURL(/\/client\/user\/login/);
    });
  }
});

test('routes of the system admin lead anybody else to the network-error page', async ({
  page,
  portal,
}) => {
  await portal.signIn('ucetni@example.cz');
  for (const path of ['/admin/customers', '/admin/clients', '/admin/errors']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/network-error/);
  }
});

test('an address of no route shows the not-found page', async ({ page }) => {
  await page.goto('/tady/nic/neni');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stránka nenalezena');
});
