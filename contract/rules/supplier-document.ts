import { daysBetween } from '#contract/czech/iso-date.ts';
import { isTaxOfRate, taxOf } from './document-tax.ts';
import { czechNumber } from '#contract/czech/figures.ts';
import { at, type FieldFault } from './rule.ts';

type Kind = 'invoice' | 'credit-note' | 'debit-note' | 'advance' | 'advance-tax' | 'other';

interface Line {
  /** In hellers. */
  readonly base: number;
  /** In percent. */
  readonly tax_rate: number;
  /** In hellers. */
  readonly tax: number;
}

interface Written {
  readonly kind: Kind;
  readonly period_from: string;
  readonly period_to: string;
  readonly line_rows: readonly Line[];
}

/** The longest period of one document: three years with a leap day. */
const MOST_DAYS = 1096;

const crowns = (hellers: number) => `${czechNumber(hellers / 100, 2)}\u00A0Kč`;

/** What is to be paid by the document, tax included, in hellers. */
export const totalOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { base, tax }) => sum + base + tax, 0);

function periodFault({ period_from, period_to }: Written): string | null {
  if (period_to < period_from) return 'Konec období nesmí být dříve než jeho začátek';
  return daysBetween(period_from, period_to) >= MOST_DAYS
    ? 'Období dokladu nesmí být delší než tři roky'
    : null;
}

function signFault({ kind, line_rows }: Written): string | null {
  if (line_rows.length === 0) return 'Zadejte aspoň jeden řádek s částkou';
  const total = totalOf(line_rows);
  if (kind === 'credit-note')
    return total < 0 ? null : 'Dobropis náklad snižuje: jeho částky zadejte se znaménkem minus';
  if (total < 0 && kind !== 'other')
    return 'Součet dokladu je záporný; je-li to dobropis, změňte jeho druh';
  return null;
}

function lineFault({ line_rows }: Written): FieldFault | null {
  for (const [place, { base, tax_rate, tax }] of line_rows.entries()) {
    if (!isTaxOfRate(base, tax_rate, tax))
      return {
        field: `line_rows.${place}.tax`,
        message: `Daň neodpovídá sazbě: ze základu ${crowns(base)} je ${tax_rate}\u00A0% ${crowns(taxOf(base, tax_rate))}`,
      };
  }
  return null;
}

/** Rules over more fields of a supplier's document. */
export const supplierDocumentRules = [
  at('period_to', periodFault),
  at('line_rows', signFault),
  lineFault,
];

/** What is wrong with the day on which a document was issued; a sentence or null. */
export function issuedFault(issued_on: string | null, today: string): string | null {
  return issued_on !== null && issued_on > today ? 'Doklad nemůže být vystaven v budoucnu' : null;
}
