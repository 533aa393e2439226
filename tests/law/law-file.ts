import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { settlementLawKeyValue, type SettlementLawKey } from '#contract/billing/law-words.ts';
import { czechDate } from '#contract/czech/iso-date.ts';
import { parseCzechDate } from '#contract/czech/written-date.ts';
import type { LawRow } from '#contract/rules/law-on.ts';
import { sumOfKey, type Sum } from './sum-words.ts';

// Rows of the law of settlements as a lawyer writes them: a file a value, a row a day, and under it sums that the
// portal has to come to. Names of fields are Czech, because who writes them reads no TypeScript.

/** Where the files are. */
export const LAW_FOLDER = 'server/db/law';
/** So many sums bear witness of a row. */
const LEAST_SUMS = 3;

const writtenRow = z.strictObject({
  'platí od': z.string(),
  číslo: z.number().min(0).nullable(),
  'v čem': z.string().max(30),
  zdroj: z.string().min(1).max(300),
  příklady: z.array(z.unknown()),
});
const writtenFile = z.strictObject({ hodnota: z.string(), řádky: z.array(writtenRow).min(1) });

/** A row with its sums, and where it is written. */
export interface WrittenLaw {
  readonly file: string;
  readonly row: LawRow;
  readonly sums: readonly Sum[];
}

/** '1. 1. 2024' as a day; null for 'odjakživa'. */
function dayOf(text: string): string | null {
  if (text === 'odjakživa') return null;
  const day = parseCzechDate(text, '2000-01-01');
  if (day === null) throw new Error(`„${text}“ není datum`);
  return day;
}

/** 'Dolní mez nákladů na teplo od 1. 1. 2024' */
export const rowName = ({ key, holds_from }: LawRow): string =>
  `${settlementLawKeyValue.text(key)} ${holds_from === null ? 'odjakživa' : `od ${czechDate(holds_from)}`}`;

/** What is wrong with which field: 'náklad: „100000 korun“ není částka'. */
function faultText({ issues }: z.ZodError): string {
  return issues
    .map((issue) => {
      const names = issue.code === 'unrecognized_keys' ? issue.keys : [];
      return `${[...issue.path.map(String), ...names].join(' › ')}: ${issue.message}`;
    })
    .join('; ');
}

function keyOf(name: string): SettlementLawKey {
  const found = Object.entries(settlementLawKeyValue.names).find(([, known]) => known === name);
  if (found === undefined) throw new Error(`hodnotu „${name}“ portál nezná`);
  return found[0] as SettlementLawKey;
}

function sumsOf(row: LawRow, written: readonly unknown[]): Sum[] {
  if (row.value !== null && written.length < LEAST_SUMS)
    throw new Error(`${rowName(row)} má ${written.length} příklady, potřebuje aspoň ${LEAST_SUMS}`);
  return written.map((one, at) => {
    const { data, error } = sumOfKey(row.key).safeParse(one);
    if (data !== undefined) return data;
    throw new Error(`${rowName(row)}, příklad ${at + 1}: ${faultText(error)}`);
  });
}

/** Rows of a file's text. Throws a sentence that names the row and what is wrong with it. */
export function readLaw(file: string, text: string): WrittenLaw[] {
  try {
    const { data, error } = writtenFile.safeParse(JSON.parse(text));
    if (data === undefined) throw new Error(faultText(error));
    const key = keyOf(data.hodnota);
    return data.řádky.map((written) => {
      const holds_from = dayOf(written['platí od']);
      const row = {
        key,
        holds_from,
        value: written.číslo,
        unit: written['v čem'],
        source: written.zdroj,
      };
      return { file, row, sums: sumsOf(row, written.příklady) };
    });
  } catch (fault) {
    throw new Error(`${file}: ${fault instanceof Error ? fault.message : String(fault)}`, {
      cause: fault,
    });
  }
}

/** All rows that are written. */
export function writtenLaw(): WrittenLaw[] {
  return readdirSync(LAW_FOLDER)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => readLaw(name, readFileSync(join(LAW_FOLDER, name), 'utf8')));
}
