import type { Page, Request, Route } from '@playwright/test';
import { liveEvents } from '#contract/events.ts';

/** The first view of a screen: its address, and what is seen once its content stands. */
export interface FirstView {
  readonly path: string;
  readonly isShown: (page: Page) => Promise<boolean>;
}

/** What a first view costs in trips to the server. */
export interface Trips {
  /** The page, its scripts, styles and pictures, whatever else is no call. */
  readonly files: readonly string[];
  /** Calls of the API, the open stream of events among them. */
  readonly calls: readonly string[];
  /** Trips one behind another before the content stands, that of the page included. */
  readonly depth: number;
}

/** Nothing was asked for so long, and the page had nothing to do: it waits for the network alone. */
const QUIET_MS = 400;
const STEP_MS = 40;
const MOST_ROUNDS = 20;

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** Until the page has nothing more to do; a page that is just coming has nothing to be asked. */
async function idle(page: Page): Promise<void> {
  const asked = page.evaluate(
    () => new Promise<void>((done) => void requestIdleCallback(() => done(), { timeout: 5000 })),
  );
  await asked.catch(() => undefined);
}

/**
 * Opens the view with nothing kept by the browser, in rounds: whatever the page asks for is held until
 * it asks for nothing more, then all of it is let go at once. So many rounds as pass before the content
 * stands, so deep is the chain of requests, however quick the machine or the network is.
 */
export async function tripsOf(page: Page, { path, isShown }: FirstView): Promise<Trips> {
  const asked: string[] = [];
  const gate = await holdRequests(page, (pathname) => asked.push(pathname));
  const opening = page.goto(path, { waitUntil: 'commit' });
  let depth: number | undefined;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await gate.quiet(round === 0);
    if (round > 0 && depth === undefined && (await isShown(page))) depth = round;
    if (!(await gate.letGo())) break;
    if (round === 0) await opening;
  }
  await gate.open();
  if (depth === undefined) throw new Error(`${path}: the content has not come.`);
  const isCall = (pathname: string) => pathname.startsWith('/v1/');
  return {
    files: asked.filter((pathname) => !isCall(pathname)),
    calls: asked.filter(isCall),
    depth,
  };
}

/** Holds the page's requests until they are let go together. */
async function holdRequests(page: Page, note: (pathname: string) => void) {
  const held: Route[] = [];
  const underWay = new Set<Request>();
  let last = Date.now();
  const touch = () => (last = Date.now());
  await page.route('**/*', (route) => {
    note(pathOf(route.request()));
    held.push(route);
    touch();
  });
  const end = (request: Request) => {
    underWay.delete(request);
    touch();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    /** Until nothing is under way and the page asks for nothing more; the page itself is just asked for. */
    quiet: async (isFirst: boolean) => {
      if (isFirst) {
        while (held.length === 0) await pause(STEP_MS);
        return;
      }
      do {
        await pause(STEP_MS);
        await idle(page);
      } while (underWay.size > 0 || Date.now() - last < QUIET_MS);
    },
    /** Lets all that are held go; false when there are none. */
    letGo: async () => {
      const going = held.splice(0);
      for (const route of going)
        // The stream of events never ends.
        if (pathOf(route.request()) !== liveEvents.path) underWay.add(route.request());
      await Promise.all(going.map((route) => route.continue()));
      touch();
      return going.length > 0;
    },
    open: async () => {
      page.off('requestfinished', end);
      page.off('requestfailed', end);
      await page.unroute('**/*');
    },
  };
}

const pathOf = (request: Request) => new URL(request.url()).pathname;
const isVisible = (page: Page, selector: string) => page.locator(selector).first().isVisible();

/** Views that are watched, by how people come to them. */
export const firstViews = {
  signIn: {
    path: '/client/user/login',
    isShown: (page) => isVisible(page, 'input[type=password]'),
  },
  home: {
    path: '/',
    isShown: async (page) =>
      (await isVisible(page, 'text="Co hoří a co čeká"')) &&
      (await isVisible(page, 'a[title="Přejít na byty"]')),
  },
  spaces: {
    path: '/pasports',
    isShown: (page) => isVisible(page, '[role=row] [role=gridcell], table tbody tr td'),
  },
} as const satisfies Record<string, FirstView>;
