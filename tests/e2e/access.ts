import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { judgedGood, newColours, UNJUDGED } from './colours.ts';

// The short form of it: the long one takes twice as long to read.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Scheme = 'light' | 'dark';

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** All rules but those about colours, which take longest and have a look of their own. */
const STRUCTURE: axe.RunOptions = {
  runOnly: { type: 'tag', values: TAGS },
  rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])),
};
const COLOURS: axe.RunOptions = { runOnly: { type: 'rule', values: COLOUR_RULES } };

/** What is wider than the window, where the page can be pushed aside: its width, and who reaches so far. */
export function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const far = [...document.querySelectorAll('body *')].filter(
    (one) => one.getBoundingClientRect().right > clientWidth + 0.5,
  );
  return [`${scrollWidth} px`, ...far.map((one) => `${one.tagName} ${one.className}`)];
}

/** Gives the page axe once: reading it anew at each look took longer than the looking. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  // Not by a session of the devtools: the end of one brings a page that is offline online again.
  await page.evaluate(source);
}

interface Looked {
  /** Serious findings, each with its places. */
  readonly told: string[];
  /** Which of the elements that the page keeps axe could not tell of. */
  readonly unsure: number[];
}

interface Asked {
  readonly asked: axe.RunOptions;
  /** The name under which the page keeps elements that are to be looked at alone. */
  readonly kept: string | undefined;
}

/** Runs axe where this is sent to: over the whole page, or over elements that the page keeps. */
async function runAxe({ asked, kept }: Asked): Promise<Looked> {
  const held = window as unknown as { axe: typeof axe } & Record<string, Element[]>;
  const elements = kept === undefined ? undefined : (held[kept] ?? []);
  // What passes is not told, and no medium is waited for: each took a part of the time.
  const look = (where: axe.ElementContext, how: axe.RunOptions) =>
    held.axe.run(where, {
      ...how,
      resultTypes: ['violations', 'incomplete'],
      elementRef: true,
      preload: false,
    });
  // A target is good by its size, or else by its distance from others. To measure distances took most
  // of axe's time, so they are asked for only where the size is not enough.
  const judgeTargets = (check: string) =>
    held.axe.configure({ rules: [{ id: 'target-size', any: [check] }] });
  judgeTargets('target-size');
  const { violations, incomplete } = await look(
    elements === undefined ? document : { include: elements },
    asked,
  );
  const small = violations.find(({ id }) => id === 'target-size');
  if (small !== undefined) {
    const targets = small.nodes.flatMap(({ element }) => element ?? []);
    judgeTargets('target-offset');
    const near = await look(
      { include: targets },
      { runOnly: { type: 'rule', values: ['target-size'] } },
    );
    const close = new Set(near.violations.flatMap(({ nodes }) => nodes.map((one) => one.element)));
    small.nodes = small.nodes.filter(({ element }) => close.has(element));
  }
  // Nobody aims at what a modal dialog covers: a button that reaches out from behind it is none.
  const modal = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  const isReached = (element: Element | undefined) =>
    modal === undefined || (element !== undefined && modal.contains(element));
  const told = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .filter(
      ({ id, nodes }) => id !== 'target-size' || nodes.some(({ element }) => isReached(element)),
    )
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  const doubted = new Set<unknown>(
    incomplete.flatMap(({ nodes }) => nodes.map(({ element }) => element)),
  );
  const unsure = (elements ?? []).flatMap((one, at) => (doubted.has(one) ? [at] : []));
  return { told, unsure };
}

/** What axe says: of the whole page, or of elements that the page keeps. */
async function findingsOf(page: Page, asked: axe.RunOptions, kept?: string): Promise<Looked> {
  await bringAxe(page);
  return page.evaluate(runAxe, { asked, kept });
}

/** Looks once at each colour in which text stands; a colour that axe found good is not looked at again. */
async function colourFindings(page: Page): Promise<string[]> {
  const colours = await newColours(page);
  if (colours.length === 0) return [];
  const { told, unsure } = await findingsOf(page, COLOURS, UNJUDGED);
  if (told.length === 0) judgedGood(colours.filter((_, at) => !unsure.includes(at)));
  return told;
}

/** Waits until the page has drawn itself: a change of the scheme reaches its colours with the next frame. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );
}

/** Looks at the page in one scheme, which changes colours only; where the page goes elsewhere, again. */
async function lookAt(page: Page, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  let told: string[] = [];
  await expect(async () => {
    await drawn(page);
    told = scheme === 'light' ? (await findingsOf(page, STRUCTURE)).told : [];
    told.push(...(await colourFindings(page)));
  }).toPass({ timeout: 60_000 });
  expect(told, `axe, ${scheme}, ${page.url()}`).toEqual([]);
}

/**
 * Nothing is wider than the window, and axe finds nothing serious, in the schemes asked for; light is
 * left on.
 */
export async function checkAccess(
  page: Page,
  schemes: readonly Scheme[] = ['light', 'dark'],
): Promise<void> {
  // A page that goes elsewhere just now is looked at again.
  await expect(async () => {
    expect(await page.evaluate(tooWide), `wider than the window, ${page.url()}`).toEqual([]);
  }).toPass({ timeout: 15_000 });
  for (const scheme of schemes) await lookAt(page, scheme);
  if (schemes.includes('dark'))
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
