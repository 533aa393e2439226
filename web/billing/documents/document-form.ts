import type { DocumentLine } from '#contract/billing/document-lines.ts';
import { billingDocumentFields } from '#contract/billing/document-record.ts';
import { billingDocumentInput, type ReadInvoice } from '#contract/billing/documents.ts';
import type { BillingPlace } from '#contract/billing/places.ts';
import type { NumberInput } from '#contract/values/number.ts';
import { emptyOf, ruledBy, type FormOf } from '#contract/record.ts';
import { daysInMonth, formatIsoDate, parseIsoDate } from '#contract/czech/iso-date.ts';
import { splitTotal, taxOf } from '#contract/rules/document-tax.ts';
import { issuedFault, supplierDocumentRules } from '#contract/rules/supplier-document.ts';
import { usualDivision } from '#contract/rules/document-division.ts';
import { todayInPrague } from '#web/lib/czech.ts';

/** A document as its form holds it. */
export type DocumentValues = FormOf<typeof billingDocumentFields>;

/** A line while it is being written: numbers may be unfinished texts. */
export type LineInput = Omit<DocumentLine, 'quantity' | 'base' | 'tax'> & {
  readonly quantity: NumberInput;
  readonly base: NumberInput;
  readonly tax: NumberInput;
};

/** The schema of the form: the contract's own fields and rules. */
export const documentSchema = ruledBy(billingDocumentInput, supplierDocumentRules).superRefine(
  ({ issued_on }, context) => {
    const fault = issuedFault(issued_on, todayInPrague());
    if (fault !== null) context.addIssue({ code: 'custom', path: ['issued_on'], message: fault });
  },
);

/** A line that is about to be written, at the rate of the one before it or at the usual one. */
export const emptyLine = (before: LineInput | undefined, usualRate: number): LineInput => ({
  subject: '',
  quantity: null,
  measured_unit: before?.measured_unit ?? '',
  base: null,
  tax_rate: before?.tax_rate ?? usualRate,
  tax: null,
});

const isNumber = (value: NumberInput): value is number => typeof value === 'number';

/** The line with another base or rate, and with the tax that follows. */
export function withBase(line: LineInput, base: NumberInput, tax_rate: number): LineInput {
  return { ...line, base, tax_rate, tax: isNumber(base) ? taxOf(base, tax_rate) : null };
}

/** The line that makes the sum with tax. */
export function withTotal(line: LineInput, total: NumberInput): LineInput {
  if (!isNumber(total)) return { ...line, base: total, tax: null };
  return { ...line, ...splitTotal(total, line.tax_rate) };
}

/** What the line comes to with tax, in hellers; null while it is not written. */
export const lineTotal = ({ base, tax }: Pick<LineInput, 'base' | 'tax'>): number | null =>
  isNumber(base) ? base + (isNumber(tax) ? tax : 0) : null;

/** The month of the day, from its first day to the last one. */
export function monthAround(day: string): { period_from: string; period_to: string } {
  const { year, month } = parseIsoDate(day);
  return {
    period_from: formatIsoDate({ year, month, day: 1 }),
    period_to: formatIsoDate({ year, month, day: daysInMonth(year, month) }),
  };
}

/** A document that is about to be written; an invoice that was read fills it. */
export function newDocument(place: BillingPlace, read?: ReadInvoice): DocumentValues {
  const empty = { ...emptyOf(billingDocumentFields), divided_by: usualDivision(place) };
  if (read === undefined) return empty;
  const { supplier_business_id: _id, supplier_name: _name, doubts: _doubts, ...told } = read;
  const day = told.tax_on ?? told.issued_on;
  return { ...empty, ...told, ...(day === null ? {} : monthAround(day)) };
}
