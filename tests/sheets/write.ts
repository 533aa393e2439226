import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { projectRoot } from '#server/root.ts';
import { findBrowser } from '#tests/browser.ts';
import { makeDemo, startDemo } from '#tests/e2e/demo-portal.ts';
import { looks, type Look } from './looks.ts';
import { follow, openingsOf, stand, type Steps } from './openings.ts';
import { fileName, sheetPage, type Picture } from './page.ts';
import { placesFrom } from './places.ts';
import { routedPlaces, type Place } from './screens.ts';
import { goTo, setPrint, signInAll, windowOf, type Sessions } from './visitor.ts';

// Draws every screen and every dialog that it opens in every look, and joins them into one page.
// Words after the command choose among them: npm run sheets -- look=360-large only=pasports dialogs=no
const FOLDER = join(projectRoot, '.cache/sheets');
const TALLEST = 2400;

interface Found {
  readonly place: Place;
  readonly openings: readonly Steps[];
}

const chosen = (key: string) =>
  process.argv
    .slice(2)
    .flatMap((word) => (word.startsWith(`${key}=`) ? [word.slice(key.length + 1)] : []));
const isChosen = (key: string, value: string) =>
  chosen(key).length === 0 ||
  chosen(key).some((part) => value.toLowerCase().includes(part.toLowerCase()));
const tell = (line: string) => process.stdout.write(`${line}\n`);

const removeDemo = await makeDemo();
const portal = await startDemo();
const browser = await chromium.launch(await findBrowser());

/** A page for each viewer, made when it is first needed. */
function pagesOf(look: Look, sessions: Sessions) {
  const pages = new Map<string, ReturnType<typeof windowOf>>();
  return {
    of: async ({ viewer }: Place): Promise<Page> => {
      const kept = viewer === 'stranger' ? undefined : sessions[viewer];
      const page = pages.get(viewer) ?? windowOf(browser, look, kept);
      pages.set(viewer, page);
      return (await page).page;
    },
    close: async () => {
      for (const each of pages.values()) await (await each).context.close();
    },
  };
}

async function findAll(sessions: Sessions): Promise<Found[]> {
  const [look] = looks;
  if (look === undefined) return [];
  const pages = pagesOf(look, sessions);
  const all: Found[] = [];
  for (const routed of routedPlaces.filter(({ name }) => isChosen('only', name))) {
    const page = await pages.of(routed);
    for (const place of await placesFrom(page, portal.url, routed)) {
      const hasOpenings = isChosen('dialogs', 'yes') && place.isDialog !== true;
      const openings = hasOpenings ? await openingsOf(page, portal.url, place) : [];
      tell(
        `${place.name}: ${place.path}${openings.map((one) => `\n    ${one.join(' > ')}`).join('')}`,
      );
      all.push({ place, openings });
    }
  }
  await pages.close();
  return all;
}

async function picture(page: Page, look: Look, name: string): Promise<Picture> {
  const file = join(look.name, `${fileName(name)}.jpg`);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.screenshot({
    path: join(FOLDER, file),
    type: 'jpeg',
    quality: 70,
    fullPage: true,
    clip: { x: 0, y: 0, width: look.width, height: Math.min(height, TALLEST) },
  });
  return { look: look.name, name, file };
}

async function dialogPicture(page: Page, look: Look, place: Place, steps: Steps) {
  const name = `${place.name}: ${steps.join(' > ')}`;
  await stand(page, portal.url, place);
  if (!(await follow(page, place, steps))) throw new Error('no dialog came');
  const file = join(look.name, `${fileName(name)}.jpg`);
  await page.screenshot({ path: join(FOLDER, file), type: 'jpeg', quality: 70 });
  return { look: look.name, name, file };
}

/** What cannot be drawn in a look is told and left out; the others go on. */
async function drawn(name: string, draw: () => Promise<Picture>): Promise<Picture[]> {
  return draw().then(
    (one) => [one],
    (error: unknown) => {
      tell(`  ! ${name}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : ''}`);
      return [];
    },
  );
}

async function drawAll(look: Look, sessions: Sessions, all: readonly Found[]): Promise<Picture[]> {
  await mkdir(join(FOLDER, look.name), { recursive: true });
  await setPrint(portal.url, sessions, look.isLarge);
  const pages = pagesOf(look, sessions);
  const pictures: Picture[] = [];
  for (const { place, openings } of all) {
    const page = await pages.of(place);
    const screen = async () => {
      await goTo(page, portal.url, place);
      return picture(page, look, place.name);
    };
    pictures.push(...(await drawn(`${look.name} ${place.name}`, screen)));
    for (const steps of openings) {
      const dialog = () => dialogPicture(page, look, place, steps);
      pictures.push(...(await drawn(`${look.name} ${place.name}: ${steps.join(' > ')}`, dialog)));
    }
  }
  await pages.close();
  tell(`${look.name}: ${pictures.length}`);
  return pictures;
}

async function drawSheet(from: Browser): Promise<void> {
  const sessions = await signInAll(from, portal.url);
  const all = await findAll(sessions);
  const pictures: Picture[] = [];
  for (const look of looks.filter(({ name }) => isChosen('look', name)))
    pictures.push(...(await drawAll(look, sessions, all)));
  await writeFile(join(FOLDER, 'index.html'), sheetPage(pictures));
  tell(`${pictures.length} pictures: ${join(FOLDER, 'index.html')}`);
}

try {
  await rm(FOLDER, { recursive: true, force: true });
  await drawSheet(browser);
} finally {
  await browser.close();
  await portal.stop();
  await removeDemo();
}
