import { czechDate } from '#contract/czech/iso-date.ts';
import type { SelfRound, SelfSheet } from '#contract/metering/self-rounds.ts';
import { printedQr } from '#web/ui/printed-qr.ts';
import { element, printSheet } from '#web/ui/print-sheet.ts';
import styles from './cards.module.css';

type Told = Pick<SelfRound, 'name' | 'building_name' | 'opens' | 'closes'>;

/** Prints the codes of the spaces, several on a page: for the entrance, or cut for letter boxes. */
export function printCards(round: Told, sheets: readonly SelfSheet[]): void {
  printSheet([cardsPage(round, sheets)]);
}

/** The codes as they are printed: what is asked and how, and a card for each space; it names nobody. */
export function cardsPage(round: Told, sheets: readonly SelfSheet[]): HTMLElement {
  const { name, building_name, opens, closes } = round;
  const [first] = sheets;
  const address = first === undefined ? '' : first.url.slice(0, first.url.lastIndexOf('/'));
  const page = element('article', '', styles.page);
  const cards = element('div', '', styles.cards);
  cards.append(...sheets.map((sheet) => cardOf(sheet, { address, closes })));
  page.append(
    element('p', building_name, styles.house),
    element('h1', name),
    element(
      'p',
      `Opište, prosím, stavy měřidel svého prostoru od ${czechDate(opens)} do ${czechDate(closes)}. Namiřte telefon na kód svého prostoru, nebo otevřete ${address} a kód opište. Přihlašovat se nemusíte.`,
    ),
    cards,
  );
  return page;
}

function cardOf(
  { space_number, code, url }: SelfSheet,
  { address, closes }: { address: string; closes: string },
): HTMLElement {
  const card = element('div', '', styles.card);
  const told = element('div');
  told.append(
    element('p', `Prostor ${space_number}`, styles.space),
    element('p', code, styles.code),
    element('p', `${address}, do ${czechDate(closes)}`, styles.address),
  );
  card.append(printedQr(url, styles.qr ?? ''), told);
  return card;
}
