import { czechDate } from '#contract/czech/iso-date.ts';
import { czechNumber } from '#contract/czech/figures.ts';
import { lawRowOn, type LawRow } from '#contract/rules/law-on.ts';
import { comesOut, decidedOn, type CameOut } from './engine.ts';
import { rowName, type WrittenLaw } from './law-file.ts';
import type { Sum } from './sum-words.ts';

const crowns = (hellers: number) => `${czechNumber(hellers / 100, 2)} Kč`;

/** What came out as a lawyer writes it. */
function text(out: CameOut): string {
  if (typeof out === 'number') return crowns(out);
  if (typeof out !== 'string') return out.map(crowns).join('; ');
  return /^\d{4}-\d{2}-\d{2}$/u.test(out) ? czechDate(out) : out;
}

const same = (one: CameOut, other: CameOut) => JSON.stringify(one) === JSON.stringify(other);

/** Whether other sums come out where the row says so much more or less. */
function isFelt({ row, sums }: WrittenLaw, law: readonly LawRow[], by: number): boolean {
  const value = Math.max(0, (row.value ?? 0) + by);
  const other = law.map((one) => (one === row ? { ...row, value } : one));
  return sums.some((sum) => !same(comesOut(row.key, sum, other), sum.vyjde));
}

function faultOfSum({ row, file }: WrittenLaw, sum: Sum, at: number, law: readonly LawRow[]) {
  const name = `${file}: ${rowName(row)}, příklad ${at + 1} (${sum.popis})`;
  if (lawRowOn(law, row.key, decidedOn(sum)) !== row)
    return `${name}: je z doby, pro kterou platí jiný řádek`;
  const out = comesOut(row.key, sum, law);
  return same(out, sum.vyjde) ? [] : `${name}: má vyjít ${text(sum.vyjde)}, vychází ${text(out)}`;
}

/** What is wrong with the sums of a row, a sentence each; of a row that nobody knows nothing is reckoned. */
export function faultsOfRow(written: WrittenLaw, law: readonly LawRow[]): string[] {
  const { row, sums, file } = written;
  if (row.value === null) return [];
  const wrong = sums.flatMap((sum, at) => faultOfSum(written, sum, at, law));
  if (wrong.length > 0) return wrong;
  return [1, -1]
    .filter((by) => !isFelt(written, law, by))
    .map(
      (by) =>
        `${file}: ${rowName(row)}: žádný příklad by nepoznal, že číslo je o 1 ${by > 0 ? 'vyšší' : 'nižší'}`,
    );
}
