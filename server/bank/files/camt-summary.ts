import { amountText, hellersOf } from './amounts.ts';
import { bankFault, type ReadMovement } from './statement.ts';
import type { XmlElement } from '#server/files/xml.ts';

/** An entry of a statement and what was read of it. */
export interface ReadEntry {
  readonly entry: XmlElement;
  readonly movements: readonly ReadMovement[];
}

const directionOf = ({ entry }: ReadEntry) => entry.told('CdtDbtInd');

/** What a summary counts, and what a sentence calls it. */
const totals = [
  { path: 'TtlNtries', called: 'všech', isOf: () => true },
  {
    path: 'TtlCdtNtries',
    called: 'příchozích',
    isOf: (one: ReadEntry) => directionOf(one) === 'CRDT',
  },
  {
    path: 'TtlDbtNtries',
    called: 'odchozích',
    isOf: (one: ReadEntry) => directionOf(one) !== 'CRDT',
  },
] as const;

const amountsOf = (entries: readonly ReadEntry[]) =>
  entries.flatMap(({ movements }) => movements.map(({ amount }) => amount));

function refused(what: string, told: string, read: string): never {
  throw bankFault(
    `Souhrn výpisu nesouhlasí s pohyby: ${what} pohybů má být ${told}, v souboru je ${read}. Soubor je nejspíš useknutý, stáhněte ho znovu.`,
  );
}

/** Entries are as many as the summary tells; a bank may count the payments of its batches instead. */
function ensureCount(total: XmlElement, called: string, entries: readonly ReadEntry[]): void {
  const told = total.told('NbOfNtries');
  if (told === '') return;
  const counts = [entries.length, amountsOf(entries).length];
  if (!counts.includes(/^\d+$/.test(told) ? Number(told) : NaN))
    refused(`počet ${called}`, told, String(entries.length));
}

/** Amounts make what the summary tells, whichever way they went; a bank may tell what is left of both ways instead. */
function ensureSum(total: XmlElement, called: string, entries: readonly ReadEntry[]): void {
  const told = total.told('Sum');
  if (told === '') return;
  const amounts = amountsOf(entries);
  const moved = amounts.reduce((sum, amount) => sum + Math.abs(amount), 0);
  const left = amounts.reduce((sum, amount) => sum + amount, 0);
  const hellers = hellersOf(told);
  if (hellers === undefined)
    throw bankFault(`Součet „${told}“ v souhrnu výpisu camt.053 není číslo.`);
  if (![moved, Math.abs(left)].includes(Math.abs(hellers)))
    refused(`součet ${called}`, amountText(Math.abs(hellers)), amountText(moved));
}

/** What the statement tells of its entries together is what was read of them. Errors: `bank-file`. */
export function ensureSummed(statement: XmlElement, entries: readonly ReadEntry[]): void {
  for (const { path, called, isOf } of totals) {
    const total = statement.at(`TxsSummry/${path}`);
    if (total === undefined) continue;
    const own = entries.filter(isOf);
    ensureCount(total, called, own);
    ensureSum(total, called, own);
  }
}
