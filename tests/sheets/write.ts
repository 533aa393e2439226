import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { projectRoot } from '#server/root.ts';
import { findBrowser } from '#tests/browser.ts';
import { makeDemo, startDemo } from '#tests/e2e/demo-portal.ts';
import { deviceOf, looks, looksNamed, type Look } from './looks.ts';
import { deedNames, prepare, type Made } from './deeds.ts';
import { dialogs } from './dialogs.ts';
import { follow, hiddenHeight, openingsOf, stand, type Opening } from './openings.ts';
import { fileName, sheetPage, type Picture } from './page.ts';
import { placesFrom } from './places.ts';
import { setScene } from './scene.ts';
import { routedPlaces, type Place } from './screens.ts';
import { go, goBack } from './ways.ts';
import { goTo, setPrint, signInAll, windowOf, type Sessions } from './visitor.ts';

// Draws every screen and every dialog that it opens in every look, and joins them into one page.
// Words after the command choose among them: npm run sheets -- look=360-large only=pasports dialogs=no;
// found=kept draws what the last run found, without looking for it again; lanes=1 is kind to the machine.
const FOLDER = join(projectRoot, '.cache/sheets');
/** What was found the last time; the demo has the same records each time it is made. */
const FOUND = join(projectRoot, '.cache/sheets-found.json');
const TALLEST = 2400;

interface Found {
  readonly place: Place;
  readonly openings: readonly Opening[];
}

const chosen = (key: string) =>
  process.argv
    .slice(2)
    .flatMap((word) => (word.startsWith(`${key}=`) ? [word.slice(key.length + 1)] : []));
const isChosen = (key: string, value: string) =>
  chosen(key).length === 0 ||
  chosen(key).some((part) => value.toLowerCase().includes(part.toLowerCase()));
const tell = (line: string) => process.stdout.write(`${line}\n`);
const tellFault = (name: string, error: unknown) =>
  tell(`  ! ${name}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : ''}`);

const removeDemo = await makeDemo();
const started = await startDemo();
/** Reached by a name: of an address of numbers no passkey can be made. */
const portal = { ...started, url: started.url.replace('127.0.0.1', 'localhost') };
const browser = await chromium.launch(await findBrowser());

/** Windows that work side by side; most of their time is waiting. */
const LANES = Number(chosen('lanes')[0] ?? 4);

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

/** Works through all in lanes, each with pages of its own; results stand in the order of what was asked. */
async function inLanes<Each, Result>(
  all: readonly Each[],
  [look, sessions]: readonly [Look, Sessions],
  work: (one: Each, pages: ReturnType<typeof pagesOf>) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>();
  const waiting = all.entries();
  const lane = async () => {
    const pages = pagesOf(look, sessions);
    for (const [at, one] of waiting) results.set(at, await work(one, pages));
    await pages.close();
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return [...results].toSorted(([one], [other]) => one - other).map(([, result]) => result);
}

/** What a place opens; where that cannot be found, the place itself is drawn all the same. */
async function openingsFrom(page: Page, place: Place): Promise<readonly Opening[]> {
  if (!isChosen('dialogs', 'yes') || place.isDialog === true) return [];
  return openingsOf(page, portal.url, place).catch((error: unknown) => {
    tellFault(place.name, error);
    return [];
  });
}

async function findFrom(routed: Place, pages: ReturnType<typeof pagesOf>): Promise<Found[]> {
  const page = await pages.of(routed);
  const found: Found[] = [];
  const places = await placesFrom(page, portal.url, routed).catch((error: unknown) => {
    tellFault(routed.name, error);
    return [routed];
  });
  for (const place of places) {
    const openings = await openingsFrom(page, place);
    tell(
      `${place.name}: ${place.path}${openings.map(({ steps, title }) => `\n    ${steps.join(' > ')} = ${title}`).join('')}`,
    );
    found.push({ place, openings });
  }
  return found;
}

/** All that is to be drawn: found anew, or what was found the last time where the same is drawn again. */
async function findAll(sessions: Sessions): Promise<Found[]> {
  if (chosen('found').includes('kept')) {
    const kept = JSON.parse(await readFile(FOUND, 'utf8')) as Found[];
    return kept.filter(({ place }) => isChosen('only', place.name));
  }
  const [look] = looks;
  if (look === undefined) return [];
  const routed = routedPlaces.filter(({ name }) => isChosen('only', name));
  const all = (await inLanes(routed, [look, sessions], findFrom)).flat();
  await writeFile(FOUND, JSON.stringify(all, null, 1));
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

/** The open dialog as it stands in the window, and whole where the window does not hold it. */
async function dialogPictures(page: Page, look: Look, name: string): Promise<Picture[]> {
  const file = join(look.name, `${fileName(name)}.jpg`);
  await page.screenshot({ path: join(FOLDER, file), type: 'jpeg', quality: 70 });
  const pictures = [{ look: look.name, name, file }];
  const window = page.viewportSize();
  const more = await hiddenHeight(page);
  if (window === null || more === 0) return pictures;
  // What the window does not hold is drawn in one tall enough, so that the dialog is looked at whole.
  const whole = join(look.name, `${fileName(name)}-whole.jpg`);
  await page.setViewportSize({ ...window, height: Math.min(window.height + more, TALLEST) });
  await page.waitForTimeout(150);
  await page.screenshot({ path: join(FOLDER, whole), type: 'jpeg', quality: 70 });
  await page.setViewportSize(window);
  return [...pictures, { look: look.name, name: `${name} (celé)`, file: whole }];
}

/** The dialogs that each have a way of their own. */
const ways = Object.entries(dialogs)
  .filter(([name]) => isChosen('dialog', name))
  .map(([name, { at, by = [], back = [], as: viewer = 'manager', only, after }]) => ({
    name,
    at,
    by,
    back,
    only,
    after,
    viewer,
  }));

async function drawWays(look: Look, sessions: Sessions, made: Made): Promise<Picture[]> {
  await mkdir(join(FOLDER, look.name), { recursive: true });
  await setPrint(portal.url, sessions, look.isLarge);
  const draw = async (way: (typeof ways)[number], pages: ReturnType<typeof pagesOf>) =>
    drawn(`${look.name} ${way.name}`, async () => {
      const { name, at, after, viewer } = way;
      const path = at.replace('{id}', String(after === undefined ? '' : made[after]));
      const place = { name, path, viewer };
      const page = await pages.of(place);
      await go(page, portal.url, place, way);
      const pictures = await dialogPictures(page, look, name);
      await goBack(page, portal.url, way.back);
      return pictures;
    });
  const seen = ways.filter(({ only = deviceOf(look) }) => only === deviceOf(look));
  return (await inLanes(seen, [look, sessions], draw)).flat();
}

/** What cannot be drawn in a look is told and left out; the others go on. */
async function drawn(name: string, draw: () => Promise<Picture[]>): Promise<Picture[]> {
  return draw().catch((error: unknown) => {
    tellFault(name, error);
    return [];
  });
}

async function drawAll(look: Look, sessions: Sessions, all: readonly Found[]): Promise<Picture[]> {
  await mkdir(join(FOLDER, look.name), { recursive: true });
  await setPrint(portal.url, sessions, look.isLarge);
  const draw = async ({ place, openings }: Found, pages: ReturnType<typeof pagesOf>) => {
    const page = await pages.of(place);
    const screen = async () => {
      await goTo(page, portal.url, place);
      return [await picture(page, look, place.name)];
    };
    const drawings = await drawn(`${look.name} ${place.name}`, screen);
    for (const { steps } of openings) {
      const dialog = async () => {
        await stand(page, portal.url, place);
        if (!(await follow(page, place, steps))) throw new Error('no dialog came');
        return dialogPictures(page, look, `${place.name}: ${steps.join(' > ')}`);
      };
      drawings.push(...(await drawn(`${look.name} ${place.name}: ${steps.join(' > ')}`, dialog)));
    }
    return drawings;
  };
  const pictures = (await inLanes(all, [look, sessions], draw)).flat();
  tell(`${look.name}: ${pictures.length}`);
  return pictures;
}

/** Does in the demo what is drawn but not there: for screens everything, for dialogs what their ways ask for. */
async function makeReady(sessions: Sessions, areScreens: boolean): Promise<Made> {
  const { session, unit } = sessions.manager;
  const { token } = JSON.parse(session) as { token: string };
  const by = { url: portal.url, token, unit_id: Number(unit) };
  const asked = ways.flatMap(({ after }) => after ?? []);
  return prepare(by, areScreens ? deedNames : asked, tellFault);
}

async function drawSheet(from: Browser): Promise<void> {
  const sessions = await signInAll(from, portal.url);
  const areScreens = !chosen('only').includes('ways');
  const made = await makeReady(sessions, areScreens);
  await setScene(portal.url, sessions).catch((error: unknown) => tellFault('scene', error));
  const all = areScreens ? await findAll(sessions) : [];
  const pictures: Picture[] = [];
  for (const look of looksNamed(chosen('look')))
    pictures.push(
      ...(await drawWays(look, sessions, made)),
      ...(await drawAll(look, sessions, all)),
    );
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
