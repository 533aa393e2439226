import { writeFile } from 'node:fs/promises';
import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';
test.use({ baseURL: undefined });
test('shots', async ({ page, portal }) => {
  const own = await startDemo();
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/inmes/addresses?tab=rounds');
  await page.getByRole('gridcell', { name: 'Výměna vodoměrů', exact: true }).first().dblclick();
  const save = async (item: string, name: string) => {
    await page.getByRole('button', { name: 'Další akce s obchůzkou' }).click();
    await page.screenshot({ path: `/tmp/sl-menu.png` });
    await page.getByRole('menuitem', { name: item }).click();
    await page.getByRole('dialog').getByLabel('Dům').waitFor();
    await page.screenshot({ path: `/tmp/sl-dialog-${name}.png` });
    const d = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Uložit PDF' }).click();
    const bytes = await readFile(await (await d).path());
    await writeFile(`/tmp/sl-${name}.pdf`, bytes);
    await expect(page.getByRole('dialog')).toBeHidden();
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
    return text.join(' ').replaceAll(/\s+/gu, ' ');
  };
  const poster = await save('Plakát do domu (PDF)', 'poster');
  const slips = await save('Lístky do schránek (PDF)', 'slips');
  console.log(poster.slice(0, 1500));
  console.log(slips.slice(0, 800));
  const secret = /\/termin\/dum\/([\w-]{43})/u.exec(poster.replaceAll(' ', ''))?.[1] ?? '';
  const codes = [...slips.matchAll(/Kód ((?:[2-9A-HJKMNP-Z]{4}-){2}[2-9A-HJKMNP-Z]{4})/gu)].map(
    (m) => m[1],
  );
  console.log(secret, codes);
  await page.evaluate(() => sessionStorage.clear());
  for (const [w, h] of [
    [360, 740],
    [1440, 900],
  ] as const)
    for (const scheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width: w, height: h });
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(`${own.url}/termin/dum/${secret}`);
      await page.getByLabel('Číslo bytu').waitFor();
      await page.screenshot({ path: `/tmp/sl-house-${w}-${scheme}.png`, fullPage: true });
      await page.goto(`${own.url}/termin/${codes[0]}`);
      await page.getByRole('button', { name: 'Potvrzuji, budu doma' }).waitFor();
      await page.screenshot({ path: `/tmp/sl-visit-${w}-${scheme}.png`, fullPage: true });
      await page.getByRole('group').nth(1).getByRole('button').nth(1).click();
      await page.screenshot({ path: `/tmp/sl-taking-${w}-${scheme}.png` });
    }
  await page.goto(`${own.url}/termin`);
  await page.screenshot({ path: `/tmp/sl-code.png` });
  await own.stop();
});
