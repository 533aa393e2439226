import type { DocumentLine, SuppliedUnit } from '#contract/billing/document-lines.ts';
import { czechNumber } from '#contract/czech/figures.ts';
import { splitTotal, taxOf } from '#contract/rules/document-tax.ts';
import type { Note, RowFault } from '../columns/read-rows.ts';

/** What a row says of a line of a document, read; amounts in hellers, the price of a unit in crowns. */
export interface LineValues {
  readonly subject?: string;
  readonly quantity?: number;
  readonly measured_unit?: SuppliedUnit;
  readonly unit_price?: number;
  readonly base?: number;
  readonly tax_rate?: number;
  readonly tax?: number;
  readonly total?: number;
}

/** The line that a row makes, or why it makes none. */
export interface ToldLine {
  readonly line?: DocumentLine;
  readonly faults: readonly RowFault[];
  readonly notes: readonly Note[];
}

/** So much may sums differ that people and programs have rounded, in hellers. */
const ROUNDING = 100;

const crowns = (hellers: number) => `${czechNumber(hellers / 100, 2)}\u00A0Kč`;

const refused = (field: string, message: string): ToldLine => ({
  faults: [{ field, message }],
  notes: [],
});

/** How much times the price of one, rounded to hellers, halves away from nothing; undefined where one is not told. */
function multiplied({ quantity, unit_price }: LineValues): number | undefined {
  if (quantity === undefined || unit_price === undefined) return undefined;
  const hellers = quantity * unit_price * 100;
  const whole = Math.round(Number(Math.abs(hellers).toFixed(4)));
  return hellers < 0 ? 0 - whole : whole;
}

/** The base and the tax as the row tells them, or as they follow from what it tells; undefined where nothing does. */
function amountsOf(values: LineValues, rate: number): { base: number; tax: number } | undefined {
  const { base = multiplied(values), tax, total } = values;
  if (base !== undefined)
    return { base, tax: tax ?? (total === undefined ? taxOf(base, rate) : total - base) };
  if (total === undefined) return undefined;
  return tax === undefined ? splitTotal(total, rate) : { base: total - tax, tax };
}

/** The field at which something is said of the amounts of the row. */
export function amountField({ base, total, tax }: LineValues, of: 'sum' | 'tax'): string {
  if (of === 'tax' && tax !== undefined) return 'tax';
  if (of === 'tax' && total !== undefined) return 'total';
  if (base !== undefined) return 'base';
  return total === undefined ? 'unit_price' : 'total';
}

/** What the row says twice and each time otherwise. */
function sumFault({ total }: LineValues, made: number): RowFault | undefined {
  if (total === undefined || Math.abs(total - made) <= ROUNDING) return undefined;
  const message = `Základ a daň dávají ${crowns(made)}, řádek uvádí ${crowns(total)}`;
  return { field: 'total', message };
}

function priceNotes(values: LineValues): Note[] {
  const product = multiplied(values);
  if (values.base === undefined || product === undefined) return [];
  if (Math.abs(product - values.base) <= ROUNDING) return [];
  const message = `množství krát jednotková cena je ${crowns(product)}; bere se základ ${crowns(values.base)}`;
  return [{ field: 'unit_price', certainty: 'unclear', message }];
}

function roundingNotes({ total }: LineValues, made: number): Note[] {
  if (total === undefined || total === made) return [];
  const message = `bere se ${crowns(made)}, kolik dává základ a daň`;
  return [{ field: 'total', certainty: 'guessed', message }];
}

/**
 * The line of a row. What is missing follows from the rest by the rules of the form: the base from how much and the
 * price of one, tax from its rate, both from the sum with tax. The rate is never guessed.
 */
export function lineOf(values: LineValues, isRead: (field: string) => boolean): ToldLine {
  const { tax_rate, subject = '', measured_unit = '', quantity = null } = values;
  const unread = ['tax_rate', 'base', 'tax', 'total', 'quantity', 'unit_price'].some(
    (field) => !isRead(field),
  );
  if (unread) return { faults: [], notes: [] };
  if (tax_rate === undefined)
    return refused('tax_rate', 'Uveďte sazbu daně; u dodavatele, který daň neplatí, 0');
  const amounts = amountsOf(values, tax_rate);
  if (amounts === undefined)
    return refused('base', 'Uveďte základ daně, nebo celkem s daní, nebo množství a cenu');
  const made = amounts.base + amounts.tax;
  const fault = sumFault(values, made);
  if (fault !== undefined) return { faults: [fault], notes: [] };
  return {
    line: { subject, quantity, measured_unit, base: amounts.base, tax_rate, tax: amounts.tax },
    faults: [],
    notes: [...priceNotes(values), ...roundingNotes(values, made)],
  };
}
