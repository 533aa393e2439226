import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { findBrowser } from '#tests/browser.ts';
import { firstViews, tripsOf, type FirstView, type Trips } from '#tests/trips.ts';
import { signIn } from './browser.ts';
import { median, type Figure, type Length } from './figure.ts';
import { startBenchPortal } from './portal.ts';
import { vitalsOf, vitalsText, type Vitals } from './vitals.ts';

/** A phone on a slow line. */
const RTT_MS = 150;
const BYTES_A_SECOND = 1_600_000 / 8;
const SLOWDOWN = 4;

interface Timed {
  readonly ms: number;
  /** Bytes on the wire until the content stood. */
  readonly bytes: number;
  readonly vitals: Vitals;
}

interface Bounds {
  readonly files: readonly [floor: number, goal: number, beyond: number];
  readonly calls: readonly [floor: number, goal: number, beyond: number];
  readonly seconds: readonly [floor: number, goal: number, beyond: number];
}

const watched: readonly (Bounds & { readonly name: string; readonly view: FirstView })[] = [
  {
    name: 'přihlášení',
    view: firstViews.signIn,
    files: [10, 8, 4],
    calls: [1, 0, 0],
    seconds: [2.5, 1.5, 1],
  },
  {
    name: 'přehled',
    view: firstViews.home,
    files: [40, 25, 12],
    calls: [6, 4, 2],
    seconds: [3, 2, 1.3],
  },
  {
    name: 'prostory',
    view: firstViews.spaces,
    files: [45, 30, 12],
    calls: [7, 5, 2],
    seconds: [4, 2.5, 1.8],
  },
];

async function withPage<T>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options);
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** The view over the slow line by the slow processor, with nothing kept by the browser. */
async function timeOf(page: Page, { path, isShown }: FirstView): Promise<Timed> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: RTT_MS,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  let bytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const begun = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  while (!(await isShown(page))) await page.waitForTimeout(20);
  const ms = performance.now() - begun;
  const untilShown = bytes;
  return { ms, bytes: untilShown, vitals: await vitalsOf(page) };
}

/** Of the middle round by its first content. */
function told(times: readonly Timed[]): string {
  const rounds = times.map(({ vitals }) => vitals).toSorted((a, b) => a.first - b.first);
  const middle = rounds[Math.floor(rounds.length / 2)];
  return middle === undefined ? '' : vitalsText(middle);
}

function figuresOf(
  { name, files, calls, seconds }: (typeof watched)[number],
  counted: Trips,
  times: readonly Timed[],
): Figure[] {
  const ms = median(times.map((one) => one.ms));
  const bytes = median(times.map((one) => one.bytes));
  const least = RTT_MS * counted.depth + (bytes / BYTES_A_SECOND) * 1000;
  const line = `${RTT_MS} ms, 1,6 Mbit/s, procesor ${SLOWDOWN}× zpomalen`;
  const bounds = ([floor, goal, beyond]: Bounds['files']) => ({ floor, goal, beyond });
  return [
    {
      id: 'P19',
      title: `první pohled, ${name}: souborů`,
      unit: 'ks',
      measured: counted.files.length,
      comparedTo: `prázdná mezipaměť, počítáno ve skutečném prohlížeči až do klidu; ${(bytes / 1000).toFixed(0)} kB po drátě`,
      ...bounds(files),
    },
    {
      id: 'P19',
      title: `první pohled, ${name}: volání API`,
      unit: 'ks',
      measured: counted.calls.length,
      comparedTo: `i s proudem událostí: ${counted.calls.join(', ')}`,
      ...bounds(calls),
    },
    {
      id: 'P19',
      title: `první pohled, ${name}: cest za sebou`,
      unit: 'ks',
      measured: counted.depth,
      comparedTo: 'odpovědi puštěné po kolech, i se stránkou samou, do obsahu',
      floor: 4,
      goal: 3,
      beyond: 2,
    },
    {
      id: 'P20',
      title: `obsah po načtení, ${name}`,
      unit: 's',
      measured: ms / 1000,
      comparedTo: `${line}; ${(ms / least).toFixed(2)} násobek nejmenší možné doby ${(least / 1000).toFixed(2)} s (cesty za sebou a bajty po drátě); medián z ${times.length}; ${told(times)}`,
      ...bounds(seconds),
    },
  ];
}

/** P19, P20: trips of the first view of sign-in, home and the list of spaces, and how long they take. */
export async function trips({ long }: Length): Promise<Figure[]> {
  const portal = await startBenchPortal();
  const browser = await chromium.launch(await findBrowser());
  const stranger = { baseURL: portal.url, locale: 'cs-CZ' };
  try {
    const storageState = await withPage(browser, stranger, async (page) => {
      await page.goto(firstViews.signIn.path);
      await signIn(page);
      return page.context().storageState();
    });
    const figures: Figure[] = [];
    for (const one of watched) {
      const options = one.view === firstViews.signIn ? stranger : { ...stranger, storageState };
      const counted = await withPage(browser, options, (page) => tripsOf(page, one.view));
      const times: Timed[] = [];
      for (let round = 0; round < (long ? 9 : 3); round += 1)
        times.push(await withPage(browser, options, (page) => timeOf(page, one.view)));
      figures.push(...figuresOf(one, counted, times));
    }
    return figures;
  } finally {
    await browser.close();
    await portal.stop();
  }
}
