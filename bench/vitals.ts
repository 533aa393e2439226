import type { Page } from '@playwright/test';

/** What the browser itself tells of how a page came to stand. */
export interface Vitals {
  /** The first paint of content, and the paint of the largest piece of it, in milliseconds. */
  readonly first: number;
  readonly largest: number;
  /** Time for which longer tasks held the page, over 50 milliseconds each. */
  readonly blocked: number;
  /** How much of the content moved by itself. */
  readonly moved: number;
}

const FREE_MS = 50;

interface Entry {
  readonly name: string;
  readonly startTime: number;
  readonly duration: number;
  readonly value?: number;
}

/** What the browser has noted of the kind since the page began. */
const entriesOf = (page: Page, type: string): Promise<Entry[]> =>
  page.evaluate(
    (kind) =>
      new Promise<Entry[]>((resolve) => {
        const seen: Entry[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.push(entry.toJSON() as Entry);
        }).observe({ type: kind, buffered: true });
        setTimeout(() => resolve(seen), 300);
      }),
    type,
  );

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Reads them of a page whose content stands. */
export async function vitalsOf(page: Page): Promise<Vitals> {
  const paints = await entriesOf(page, 'paint');
  const largest = await entriesOf(page, 'largest-contentful-paint');
  const tasks = await entriesOf(page, 'longtask');
  const shifts = await entriesOf(page, 'layout-shift');
  return {
    first: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0,
    largest: largest.at(-1)?.startTime ?? 0,
    blocked: sumOf(tasks.map(({ duration }) => Math.max(0, duration - FREE_MS))),
    moved: sumOf(shifts.map(({ value = 0 }) => value)),
  };
}

/** In a line of the report. */
export const vitalsText = ({ first, largest, blocked, moved }: Vitals): string =>
  `první obsah ${(first / 1000).toFixed(2)} s, největší ${(largest / 1000).toFixed(2)} s, skript držel stránku ${blocked.toFixed(0)} ms, posunutí ${moved.toFixed(3)}`;
