import { createHash } from 'node:crypto';
import { csvMeanings, type CsvMeaning } from '#contract/money/bank-mappings.ts';
import { headingKey, type Columns } from './csv-heads.ts';
import { bankFault } from './statement.ts';

type Meanings = readonly (CsvMeaning | null)[];

const short = (meaning: CsvMeaning) => csvMeanings[meaning].replace(/ \(.*$/, '');

function ensureOnce(headings: readonly string[], meanings: Meanings): void {
  for (const [at, meaning] of meanings.entries()) {
    const other = meanings.indexOf(meaning);
    if (meaning !== null && other !== at)
      throw bankFault(
        `„${short(meaning)}“ mají dva sloupce, „${headings[other]}“ a „${headings[at]}“. Nechte jen jeden.`,
      );
  }
}

function ensureAmount(columns: Columns): void {
  const { amount, income, expense, direction } = columns;
  const isSplit = income !== undefined || expense !== undefined;
  if (amount === undefined && !isSplit)
    throw bankFault('Určete, ve kterém sloupci je částka, nebo ve kterých je příjem a výdej.');
  if (amount !== undefined && isSplit)
    throw bankFault('Částka je buď v jednom sloupci, nebo v příjmu a výdeji. Nechte jen jedno.');
  if (isSplit && (income === undefined || expense === undefined))
    throw bankFault('Příjem a výdej se čtou spolu: určete oba sloupce.');
  if (isSplit && direction !== undefined)
    throw bankFault('Směr se čte jen k částce v jednom sloupci, ne k příjmu a výdeji.');
}

/**
 * Columns as a person has said what they are. Errors: `bank-file`, with what is missing: the day, the amount, or one
 * meaning for one column.
 */
export function columnsBy(headings: readonly string[], meanings: Meanings): Columns {
  if (meanings.length !== headings.length)
    throw bankFault('Soubor má jiné sloupce, než jaké jste určili. Prohlédněte ho znovu.');
  ensureOnce(headings, meanings);
  const columns: Columns = Object.fromEntries(
    meanings.flatMap((meaning, at) => (meaning === null ? [] : [[meaning, at]])),
  );
  if (columns.booked_on === undefined) throw bankFault('Určete, ve kterém sloupci je den pohybu.');
  ensureAmount(columns);
  return columns;
}

/** What each of the columns says. */
export function meaningsOf(headings: readonly string[], columns: Columns): (CsvMeaning | null)[] {
  const byPlace = new Map(
    Object.entries(columns).map(([meaning, place]) => [place, meaning as CsvMeaning]),
  );
  return headings.map((_heading, at) => byPlace.get(at) ?? null);
}

/** Names of columns as they are compared; those of the same name are told apart by their turn. */
function keysOf(headings: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return headings.map((heading) => {
    const key = headingKey(heading);
    const turn = (seen.get(key) ?? 0) + 1;
    seen.set(key, turn);
    return `${key}#${turn}`;
  });
}

/** By what a set of headings is known, in whatever order they stand. */
export function headingsKey(headings: readonly string[]): string {
  const keys = keysOf(headings).toSorted();
  return createHash('sha256').update(JSON.stringify(keys)).digest('base64url');
}

/** A mapping of the same headings, told for those of a file: they may stand in another order. */
export function meaningsFor(
  headings: readonly string[],
  kept: { readonly headings: readonly string[]; readonly meanings: Meanings },
): (CsvMeaning | null)[] {
  const known = new Map(keysOf(kept.headings).map((key, at) => [key, kept.meanings[at] ?? null]));
  return keysOf(headings).map((key) => known.get(key) ?? null);
}
