import { czechDate } from '#contract/czech/iso-date.ts';
import type { Sheet } from '#contract/pasports/campaigns.ts';
import { WHO_COUNTS } from '#contract/rules/declared-text.ts';
import { element, printSheet } from '#web/ui/print-sheet.ts';
import { printedQr } from '#web/ui/printed-qr.ts';
import styles from './sheet.module.css';

/** Prints the sheets, each on a page of its own. */
export function printDeclarationSheets(sheets: readonly Sheet[]): void {
  printSheet(sheets.map(sheetPage));
}

/** A sheet as it is printed: what it asks for, how to answer on the web, and lines to be filled in by hand. */
export function sheetPage(sheet: Sheet): HTMLElement {
  const { unit_name, campaign_name, payer_names, space_number, building_name, place } = sheet;
  const { valid_from, closes, code, url } = sheet;
  const page = element('article', '', styles.sheet);
  const where = [`prostor ${space_number}`, building_name, place].filter((part) => part !== '');
  const web = element('div', '', styles.web);
  const how = element('div');
  how.append(
    element('p', `Nejrychleji odpovíte na webu do ${czechDate(closes)}, bez přihlášení:`),
    element('p', url.slice(0, url.lastIndexOf('/')), styles.address),
    element('p', 'Kód:'),
    element('p', code, styles.code),
  );
  web.append(how, printedQr(url, styles.qr ?? ''));
  page.append(
    element('p', unit_name, styles.unit),
    element('h1', campaign_name),
    element('p', where.join(', '), styles.place),
    element('p', payer_names),
    element(
      'p',
      `Oznamte, prosím, kolik osob má v tomto prostoru domácnost ode dne ${czechDate(valid_from)}.`,
    ),
    element('p', WHO_COUNTS),
    web,
    element('p', 'Nebo vyplňte a vraťte správci:', styles.or),
    ...[
      'Počet osob',
      'Platí od (jen když od jiného dne)',
      'Jméno a příjmení toho, kdo hlásí',
      'Poznámka',
    ].map(line),
    element(
      'p',
      'Počet osob oznamuje vlastník podle § 1177 občanského zákoníku, příjemce služeb podle § 12 zákona č. 67/2013 Sb. Údaj slouží k rozúčtování služeb.',
      styles.law,
    ),
    line('Datum a podpis'),
  );
  return page;
}

function line(label: string): HTMLElement {
  const row = element('div', '', styles.line);
  row.append(element('span', label), element('span', '', styles.blank));
  return row;
}
