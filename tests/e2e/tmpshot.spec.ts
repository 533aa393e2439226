import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { test } from './portal.ts';
let own: PortalProcess;
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());
test('x', async ({ page, portal }) => {
  test.setTimeout(240000);
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/inmes/catalog', 'SVJ Lipová 12–18');
  const call = (path: string, body: object, method = 'POST') =>
    page.evaluate(
      async ({ path, body, method }) => {
        const s = JSON.parse(
          Object.entries({ ...sessionStorage })
            .map(([, v]) => v)
            .find((v) => v.includes('"token"')) ?? '{}',
        );
        const r = await fetch(path, {
          method,
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${s.token}`,
            application: 'vue-kastelan',
            'x-application': 'x',
          },
          body: JSON.stringify(body),
        });
        return `${r.status} ${await r.text()}`;
      },
      { path, body, method },
    );
  console.log(
    (
      await call('/v1/fieldwork/crews', { name: 'Četa A – odečty', letters: 'A', color: 'blue' })
    ).slice(0, 200),
  );
  console.log(
    (
      await call('/v1/fieldwork/crews', { name: 'Četa B – montáže', letters: 'B', color: 'orange' })
    ).slice(0, 100),
  );
  console.log(
    (
      await call('/v1/fieldwork/works', {
        code: 'VV',
        name: 'Výměna vodoměru',
        valid_from: '2026-01-01',
        duration_minutes: 30,
      })
    ).slice(0, 100),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await openScreen(page, own, '/inmes/addresses', 'SVJ Lipová 12–18');
  await page.waitForTimeout(2500);
  await page.screenshot({ path: '/tmp/a1.png' });
});
