import type { Page } from '@playwright/test';
import { SESSION_KEY, UNIT_KEY } from '#web/lib/storage-keys.ts';

const MARK = 'brought';
const steps = new WeakMap<Page, number>();

interface Brought {
  readonly values: Readonly<Record<string, string>>;
  /** Nothing of what was there before stays. */
  readonly alone?: boolean;
}

/**
 * Puts values into the page's session storage as its next document of the portal begins, before any
 * script of the portal runs, and once: what the portal writes there afterwards stays.
 */
export async function bringStorage(page: Page, portalUrl: string, brought: Brought): Promise<void> {
  const step = (steps.get(page) ?? 0) + 1;
  steps.set(page, step);
  await page.addInitScript(
    ({ mark, step: own, origin, values, alone }) => {
      if (location.origin !== origin || window !== window.top) return;
      if (Number(sessionStorage.getItem(mark)) >= own) return;
      if (alone) sessionStorage.clear();
      for (const [name, value] of Object.entries(values)) sessionStorage.setItem(name, value);
      sessionStorage.setItem(mark, String(own));
    },
    {
      mark: MARK,
      step,
      origin: new URL(portalUrl).origin,
      values: brought.values,
      alone: brought.alone === true,
    },
  );
}

/** Who is signed in on the page and in which unit, for another page that goes on where this one ended. */
export function sessionOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(
    (names) => Object.fromEntries(names.map((name) => [name, sessionStorage.getItem(name) ?? ''])),
    [SESSION_KEY, UNIT_KEY],
  );
}
