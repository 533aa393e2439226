import { momentText, DATA_MOMENT_HEADER } from '#contract/data-moment.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { readArrearsYear } from '#contract/money/arrears.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';

let own: PortalProcess;
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const [before = '', after = ''] = readArrearsYear.path.split(/\{\w+\}/);
const isReport = ({ pathname }: URL) => pathname.startsWith(before) && pathname.endsWith(after);

test('a report read from a copy of the database tells how much older it is, one from the database itself nothing @phone', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/money/arrears?tab=year');
  const report = page.getByText(/^Každý sloupec je stav na konci dne/u);
  const sentence = page.getByText(/^Stav k /u);
  await expect(report).toBeVisible();
  await expect(sentence).toHaveCount(0);

  // Noon in Prague, or an hour later in summer.
  const moment = `${pragueDay(new Date())}T11:00:00.000Z`;
  const told = { [DATA_MOMENT_HEADER]: momentText({ moment, age: 185 }) };
  await page.route(isReport, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...told } });
  });
  await page.reload();
  await expect(sentence).toHaveText(/^Stav k 1[23]:00 \(o 3 min starší\)$/u);
  await expect(report).toBeVisible();
  await portal.checkAccess();

  await page.unroute(isReport);
  await page.reload();
  await expect(report).toBeVisible();
  await expect(sentence).toHaveCount(0);
});
