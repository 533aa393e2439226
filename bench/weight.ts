import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { liveEvents } from '#contract/events.ts';
import { routeTable } from '#web/lib/paths.ts';
import { signIn, withBrowser } from './browser.ts';
import type { Figure } from './figure.ts';
import { startBenchPortal } from './portal.ts';

const KILOBYTE = 1000;

/** What a page has loaded, compressed, by address. */
interface Weighed {
  readonly path: string;
  readonly type: string;
  readonly bytes: number;
}

/** Weighs everything that the page loads from now on until it is asked what. */
function weigh(page: Page): () => Promise<Weighed[]> {
  const found: Promise<Weighed>[] = [];
  const add = (response: Response) => void found.push(weighed(response));
  page.on('response', add);
  return async () => {
    page.off('response', add);
    const parts = await Promise.all(found);
    // A part that was asked for twice came the second time from the browser's own store.
    return [...new Map(parts.map((part) => [part.path, part])).values()];
  };
}

async function weighed(response: Response): Promise<Weighed> {
  const body = response.status() === 200 ? await response.body() : Buffer.alloc(0);
  return {
    path: new URL(response.url()).pathname,
    type: response.headers()['content-type'] ?? '',
    bytes: gzipSync(body).length,
  };
}

function kilobytes(parts: readonly Weighed[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0) / KILOBYTE;
}

function detail(parts: readonly Weighed[]): string {
  const largest = parts.toSorted((a, b) => b.bytes - a.bytes).slice(0, 4);
  const names = largest.map(
    ({ path, bytes }) =>
      `${path.slice(path.lastIndexOf('/') + 1)} ${(bytes / KILOBYTE).toFixed(1)}`,
  );
  return `${parts.length} souborů, největší: ${names.join(', ')}`;
}

async function signInPage(page: Page): Promise<Weighed[]> {
  const loaded = weigh(page);
  await page.goto(routeTable.Login.path, { waitUntil: 'networkidle' });
  return (await loaded()).filter(({ type }) => /javascript|css/.test(type));
}

/** Home as it opens, and then its tab with a table. */
async function homePage(page: Page): Promise<Weighed[]> {
  const loaded = weigh(page);
  await page.goto(routeTable.Home.path, { waitUntil: 'networkidle' });
  await page.getByRole('tab', { name: 'Jednotky' }).click();
  await page.locator('table tbody tr').first().waitFor();
  await page.waitForLoadState('networkidle');
  return loaded();
}

function weighPages(url: string): Promise<{ entrance: Weighed[]; home: Weighed[] }> {
  return withBrowser(url, async (context) => {
    // Whoever intercepts gets no answers from the browser's own store.
    await context.route('**/*', (route) => route.continue());
    // An open stream would never let the network be idle.
    await context.route(`**${liveEvents.path}`, (route) => route.abort());
    const page = await context.newPage();
    const entrance = await signInPage(page);
    await signIn(page);
    return { entrance, home: await homePage(await context.newPage()) };
  });
}

/** P9 and P10: what the sign-in page and home with its first table load, by a real browser. */
export async function weights(): Promise<Figure[]> {
  const portal = await startBenchPortal();
  try {
    const { entrance, home } = await weighPages(portal.url);
    return [
      {
        id: 'P9',
        title: 'přihlašovací stránka, JavaScript a CSS po gzip',
        unit: 'kB',
        measured: kilobytes(entrance),
        comparedTo: `prázdná mezipaměť: součet všeho, co si vyžádal skutečný prohlížeč; ${detail(entrance)}`,
        floor: 150,
        goal: 130,
        beyond: 100,
      },
      {
        id: 'P10',
        title: 'přehled s první tabulkou, vše po gzip',
        unit: 'kB',
        measured: kilobytes(home),
        comparedTo: `prázdná mezipaměť: součet všeho, co si vyžádal skutečný prohlížeč; ${detail(home)}`,
        floor: 280,
        goal: 230,
        beyond: 180,
      },
    ];
  } finally {
    await portal.stop();
  }
}
