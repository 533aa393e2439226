import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { projectRoot } from '#server/root.ts';
import { findBrowser } from '#tests/browser.ts';
import { DEMO_PASSWORD, makeDemo, startDemo } from '#tests/e2e/demo-portal.ts';

// Makes the pictures of screens that the sign-in page and the introduction show, out of a fresh demo.
const FOLDER = join(projectRoot, 'web/session/face');
const SCREENS = { prehled: '/', nastenka: '/dashboard', prostory: '/pasports' } as const;
const SIZE = { width: 1280, height: 800 };
/** Width of a picture: sharp enough at the size at which it stands. */
const WIDTH = 960;
const MOST_BYTES = 60_000;

/** A picture made smaller by the browser itself; it knows WebP, and nothing has to be installed. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const text = await page.evaluate(
    async ({ source, width }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = Math.round((width * image.height) / image.width);
      const brush = canvas.getContext('2d');
      if (brush === null) throw new Error('The browser does not draw.');
      brush.imageSmoothingQuality = 'high';
      brush.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', 0.8);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, width: WIDTH },
  );
  return Buffer.from(text.slice(text.indexOf(',') + 1), 'base64');
}

const removeDemo = await makeDemo();
const portal = await startDemo();
const browser = await chromium.launch(await findBrowser());
try {
  await mkdir(FOLDER, { recursive: true });
  const context = await browser.newContext({
    viewport: SIZE,
    deviceScaleFactor: 1.5,
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(`${portal.url}/client/user/login`);
  await page.getByLabel('E-mail').fill('spravce@example.cz');
  await page.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  await page.getByRole('tab', { name: 'Aktivní jednotka' }).waitFor();
  const workshop = await context.newPage();
  for (const [name, path] of Object.entries(SCREENS)) {
    await page.goto(portal.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('main a').first().waitFor();
    await page.waitForFunction(
      () =>
        document.querySelector('main [class*="Skeleton-root"], main [aria-busy="true"]') === null,
    );
    const picture = await asWebp(workshop, await page.screenshot());
    if (picture.length > MOST_BYTES) throw new Error(`${name} has ${picture.length} bytes.`);
    await writeFile(join(FOLDER, `${name}.webp`), picture);
    process.stdout.write(`${name}.webp: ${picture.length} B\n`);
  }
} finally {
  await browser.close();
  await portal.stop();
  await removeDemo();
}
