import type { Page } from '@playwright/test';
import { readMany } from '#contract/reads.ts';

/** Has the page make each read by a call of its own, which a test then answers in the place of the server. */
export function readAlone(page: Page): Promise<unknown> {
  return page.route(`**${readMany.path}`, (route) => route.abort());
}
