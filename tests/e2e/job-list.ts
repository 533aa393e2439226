import { expect, type Page } from '@playwright/test';
import { parseIsoDate } from '#contract/czech/iso-date.ts';
import { monthName } from '#contract/czech/month-names.ts';
import { monthAway, monthOf } from '#contract/rules/month-info.ts';
import type { Job } from './job-steps.ts';

const link = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name });
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });
const chip = (name: RegExp) => (page: Page) => page.getByRole('main').getByText(name);
const item = (name: string | RegExp) => (page: Page) => page.getByRole('menuitem', { name });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const fact = (page: Page, label: string) =>
  page.getByRole('region', { name: 'V kostce' }).locator('div').filter({ hasText: label });
const nav = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Moduly' }).getByRole('link', { name, exact: true });

const toFlats = link(/^Byty: /);
const toHouses = link('Přejít na domy');
const flat = (number: string) => (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('gridcell', { name: number, exact: true }) });

/** Jobs of a manager, over the first unit of the demo. */
export const managerJobs: readonly Job[] = [
  {
    name: 'zavolat nájemci bytu 12',
    line: 'lipová 12 byt 12',
    hit: /^Byt 12č\. 12 · Lipová 12/u,
    clicks: [toFlats, flat('12')],
    done: async (page) => {
      await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
    },
  },
  {
    name: 'byty bez vlastníka',
    line: 'bez vlastníka',
    hit: /^Prostory bez vlastníka/u,
    clicks: [toFlats, chip(/^Bez vlastníka/u)],
    done: async (page) => {
      await expect(page.getByRole('checkbox', { name: /^Bez vlastníka/u })).toBeChecked();
    },
  },
  {
    name: 'byty bez odečtu',
    line: 'prostory bez odečtu',
    hit: /^Prostory bez odečtu/u,
    clicks: [toFlats, chip(/^Bez odečtu/u)],
    done: async (page) => {
      await expect(page.getByRole('checkbox', { name: /^Bez odečtu/u })).toBeChecked();
    },
  },
  {
    name: 'revize příští měsíc',
    line: 'revize příští',
    hit: /^Revize příští měsíc/u,
    clicks: [nav('Revize'), button('Všechna zařízení'), chip(/^Revize příští měsíc/u)],
    done: async (page) => {
      await expect(page.getByRole('checkbox', { name: /^Revize příští měsíc/u })).toBeChecked();
    },
  },
  {
    name: 'nový vlastník bytu',
    line: 'lipová 12 byt 12 vlastník',
    hit: /^Byt 12 – Vlastnictvíč\. 12 · Lipová 12/u,
    after: [button('Převod')],
    clicks: [toFlats, flat('12'), button('Převod')],
    done: async (page) => {
      await expect(dialog(page, /^Převod/u)).toBeVisible();
    },
  },
  {
    name: 'kdo změnil dům',
    line: 'lipová 12 kdo změnil',
    hit: /^Lipová 12 – Historie/u,
    done: async (page) => {
      await expect(page.getByRole('tab', { name: 'Historie' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(page.getByRole('region', { name: 'Historie' })).toContainText('Založení');
    },
  },
  {
    name: 'kdo platí byt 7',
    line: 'kdo platí lipová 12 byt 7',
    hit: /^Byt 7 – Plátceč\. 7 · Lipová 12/u,
    clicks: [toFlats, flat('7'), button('Otevřít')],
    done: async (page) => {
      await expect(fact(page, 'Plátce').first()).toContainText('zálohy');
    },
  },
  {
    name: 'volné byty domu',
    line: 'lipová 12',
    hit: /^Lipová 12Lipová 8412\/12/u,
    after: [(page) => fact(page, 'Bez uživatele').getByRole('link')],
    done: async (page) => {
      await expect(page.getByRole('checkbox', { name: /^Bez uživatele/u })).toBeChecked();
    },
  },
  {
    name: 'dlužníci domu',
    line: 'lipová 12 dlužníci',
    hit: /^Lipová 12 – Dluhy/u,
    done: async (page) => {
      await expect(page.getByRole('tab', { name: 'Dluhy' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(page.getByRole('tabpanel', { name: 'Dluhy' })).toContainText(
        /Lipová 12 · \d+.*\d,\d\d\sKč/u,
      );
    },
  },
  {
    name: 'e-mail dodavatele',
    line: 'výtahy šplhoun',
    hit: /vytahy\.splhoun@example\.cz/u,
    clicks: [nav('Lidé'), link(/^Kontakty: /u), chip(/^Dodavatelé/u)],
    done: async (page) => {
      // On a phone the button that writes to it stands at the door, the address itself among further facts.
      const writes = page.locator('main a[href="mailto:vytahy.splhoun@example.cz"]:visible');
      await expect(writes.first()).toBeVisible();
    },
  },
  {
    name: 'přidat osobu',
    line: 'nový kontakt',
    hit: /^Nový kontakt/u,
    clicks: [nav('Lidé'), button('Nový kontakt')],
    done: async (page) => {
      await expect(dialog(page, 'Nový kontakt')).toBeVisible();
    },
  },
  {
    name: 'napsat všem v domě',
    line: 'napsat lipová 12',
    hit: /^Lipová 12 – Napsat všem/u,
    done: async (page) => {
      const letter = dialog(page, 'Napsat e-mail: dům Lipová 12');
      await expect(letter.getByLabel('Adresy do pole Skrytá kopie')).toHaveValue(/@example\.cz/u);
    },
  },
  {
    name: 'nahlásit závadu',
    line: 'nahlásit závadu',
    hit: /^Nový úkol/u,
    done: async (page) => {
      await expect(dialog(page, 'Nový úkol')).toBeVisible();
    },
  },
  {
    name: 'přestěhovat rodinu',
    line: 'lipová 12 byt 12 stěhování',
    hit: /^Byt 12 – Nájemcič\. 12 · Lipová 12/u,
    after: [button('Stěhování')],
    clicks: [toFlats, flat('12'), button('Stěhování')],
    done: async (page) => {
      await expect(dialog(page, /^Stěhování/u)).toBeVisible();
    },
  },
  {
    name: 'skrýt dům',
    line: 'na stráni 5',
    hit: /^Na Stráni 5/u,
    after: [button('Další akce s domem'), item(/^Skrýt/u)],
    done: async (page) => {
      await expect(page.getByRole('main').getByText('skrytý', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'zastavit náklad',
    line: 'lipová 12 byt 12 náklady',
    hit: /^Byt 12 – Nákladyč\. 12 · Lipová 12/u,
    after: [
      // A row, or on a phone the button of its card.
      (page) =>
        page
          .locator('main tbody tr')
          .or(page.getByRole('main').getByRole('button', { name: /^(Otevřít|Upravit)/u })),
    ],
    done: async (page) => {
      await expect(
        dialog(page, /./u)
          .getByLabel(/Platí do|Platnost do|Do/u)
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: 'počty osob v domě',
    line: 'lipová 12 osoby',
    hit: /^Lipová 12 – Osoby/u,
    done: async (page) => {
      await expect(page.getByRole('textbox', { name: 'Počet osob, prostor 12' })).toBeVisible();
    },
  },
  {
    name: 'prezenční listina domu',
    line: 'lipová 12 prezenční',
    hit: /^Lipová 12 – Podíly/u,
    after: [button('Prezenční listina')],
    done: async (page) => {
      await expect(dialog(page, /Prezenční listina/u)).toBeVisible();
    },
  },
  {
    name: 'načíst data z tabulky',
    line: 'import',
    hit: /^Import dat/u,
    clicks: [toHouses, link('Import')],
    done: async (page) => {
      await expect(dialog(page, /[Ii]mport/u)).toBeVisible();
    },
  },
  {
    name: 'co dnes hoří',
    line: 'co hoří',
    hit: /^Nástěnka/u,
    clicks: [nav('Nástěnka')],
    done: async (page) => {
      await expect(title(page)).toHaveText('Nástěnka');
      await expect(page.getByRole('main').getByText('po termínu').first()).toBeVisible();
    },
  },
  {
    name: 'změnit vlastní heslo',
    line: 'změnit heslo',
    hit: /^Změnit heslo/u,
    clicks: [button(/^Uživatel /u), item('Můj profil')],
    done: async (page) => {
      await expect(page.getByLabel('Nové heslo znovu')).toBeVisible();
    },
  },
  {
    name: 'pozvat kolegu',
    line: 'pozvat uživatele',
    hit: /^Pozvat uživatele/u,
    clicks: [button('Účet a nastavení'), nav('Uživatelé'), button('Pozvat uživatele')],
    done: async (page) => {
      await expect(dialog(page, /Pozvat|Pozvání/u)).toBeVisible();
    },
  },
  {
    name: 'smlouvy, které končí',
    line: 'smlouvy končí',
    hit: /^Smlouvy, které brzy končí/u,
    clicks: [nav('Lidé'), nav('Nájemci a vlastníci'), chip(/^Smlouva končí/u)],
    done: async (page) => {
      await expect(page.getByRole('checkbox', { name: /^Smlouva končí/u })).toBeChecked();
    },
  },
];

/** SIPO of the month behind that of the day, `YYYY-MM-DD`. */
export function sipoJob(today: string): Job {
  const { year, month } = parseIsoDate(monthAway(monthOf(today), 1));
  const name = monthName(month);
  const period = `${month}/${year}`;
  return {
    name: 'SIPO za měsíc',
    line: `sipo ${name}`,
    hit: new RegExp(`^SIPO za ${name} ${year}`, 'u'),
    done: async (page) => {
      await expect(title(page)).toHaveText('SIPO');
      await expect(page.getByLabel('Období').locator('option:checked')).toHaveText(period);
    },
  };
}

/** What a system admin tells all users. */
export const adminJob: Job = {
  name: 'zpráva všem uživatelům',
  line: 'systémové hlášení',
  hit: /^Nové systémové hlášení/u,
  done: async (page) => {
    await expect(dialog(page, /hlášení/u)).toBeVisible();
  },
};

/** What a colleague has changed last; `name` is the record that he has changed. */
export function colleagueJob(name: string): Job {
  const changes = (page: Page) => page.getByRole('region', { name: 'Poslední změny kolegů' });
  return {
    name: 'poslední změna kolegy',
    line: 'změny kolegů',
    hit: /^Poslední změny kolegů/u,
    after: [(page) => changes(page).getByRole('link')],
    clicks: [(page) => changes(page).getByRole('link')],
    done: async (page) => {
      await expect(page.getByRole('main')).toContainText(name);
      await expect(page).toHaveURL(/\/address\/\d+/u);
    },
  };
}
