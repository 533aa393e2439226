import { expect, type Page } from '@playwright/test';
import type { Job } from './job-steps.ts';

const chosen = (name: RegExp) => async (page: Page) => {
  await expect(page.getByRole('checkbox', { name })).toBeChecked();
};
const nav = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Moduly' }).getByRole('link', { name, exact: true });
const chip = (name: RegExp) => (page: Page) => page.getByRole('main').getByText(name);
const button = (name: RegExp) => (page: Page) => page.getByRole('button', { name });
// A row of the table; on a phone its card.
const round = (name: string) => (page: Page) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell', { name, exact: true }) })
    .or(page.getByRole('button', { name: 'Otevřít obchůzku', description: name }))
    .first();

/** Jobs of the office around tasks and work in the field, over the first unit of the demo. */
export const fieldJobs: readonly Job[] = [
  {
    name: 'naplánovat obchůzku',
    line: 'naplánovat obchůzku',
    hit: /^Místa, kam je potřeba přijít/u,
    done: chosen(/^Je co udělat/u),
  },
  {
    name: 'výsledky ke kontrole',
    line: 'výsledky ke kontrole',
    hit: /^Výsledky návštěv ke kontrole/u,
    done: chosen(/^Ke kontrole/u),
  },
  {
    name: 'komu nebyla návštěva oznámena',
    line: 'kdo neví o návštěvě',
    hit: /^Obchůzky/u,
    after: [round('Výměna vodoměrů'), button(/^Oznámit \d+ e-mailem/u)],
    done: async (page) => {
      await expect(
        page.getByRole('dialog', { name: /^Oznámit e-mailem: \d+ návštěv/u }),
      ).toBeVisible();
    },
  },
  {
    name: 'moje úkoly po termínu',
    line: 'úkoly po termínu',
    hit: /^Úkoly po termínu/u,
    clicks: [nav('Úkoly'), chip(/^Po termínu/u)],
    done: chosen(/^Po termínu/u),
  },
  {
    name: 'smlouvy k výpovědi',
    line: 'upozornění na smlouvy',
    hit: /^Upozornění na smlouvy/u,
    clicks: [nav('Smlouvy'), chip(/^Upozornění/u)],
    done: chosen(/^Upozornění/u),
  },
  {
    name: 'den čety',
    line: 'kalendář prací',
    hit: /^Kalendář prací/u,
    done: async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Kalendář prací' })).toBeVisible();
    },
  },
];
