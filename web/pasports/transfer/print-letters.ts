import { formatDate } from '#web/lib/czech.ts';
import { element, printSheet } from '#web/ui/print-sheet.ts';
import type { Letter } from './transfer-letter.ts';
import styles from './letter.module.css';

/** Prints the letters, each on a page of its own. */
export function printLetters(letters: readonly Letter[]): void {
  printSheet(letters.map(pageOf));
}

function pageOf({ recipient, title, paragraphs, facts, closing, sender }: Letter): HTMLElement {
  const page = element('article', '', styles.letter);
  page.append(
    block(styles.sender, [sender.manager, sender.unit]),
    block(styles.recipient, recipient),
    element('p', formatDate(sender.day), styles.day),
    element('h1', title, styles.title),
    ...paragraphs.map((paragraph) => element('p', paragraph)),
    factsTable(facts),
    element('p', closing),
    element('p', 'S pozdravem'),
    block(styles.signature, [sender.person, sender.manager]),
  );
  return page;
}

function block(className: string | undefined, lines: readonly string[]): HTMLElement {
  const box = element('div', '', className);
  box.append(...lines.filter((line) => line !== '').map((line) => element('div', line)));
  return box;
}

function factsTable(facts: Letter['facts']): HTMLElement {
  const table = element('table', '', styles.facts);
  for (const [name, value] of facts) {
    const row = table.appendChild(element('tr'));
    const head = row.appendChild(element('th', name));
    head.setAttribute('scope', 'row');
    row.append(element('td', value));
  }
  return table;
}
