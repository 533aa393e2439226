import type { DocumentLine, SuppliedUnit } from '#contract/billing/document-lines.ts';
import type { DocumentKind } from '#contract/billing/document-words.ts';
import type { ReadInvoice } from '#contract/billing/documents.ts';
import { czechNumber } from '#contract/czech/figures.ts';
import { taxOf } from '#contract/rules/document-tax.ts';
import { totalOf } from '#contract/rules/supplier-document.ts';
import type { XmlElement } from '#server/files/xml.ts';
import { InvoiceFault, openInvoice } from './open.ts';

// ISDOC 6.0.2 and 5.x: names of elements are the same, prefixes and namespaces are not asked for.

/** What DocumentType of the schema means; 6 puts right a document of tax, 7 is a simplified one. */
const kinds: Readonly<Record<string, DocumentKind>> = {
  1: 'invoice',
  2: 'credit-note',
  3: 'debit-note',
  4: 'advance',
  5: 'advance-tax',
  6: 'advance-tax',
  7: 'invoice',
};

/** Codes of units of ISDOC (UN/ECE Recommendation 20) and what suppliers write instead. */
const units: Readonly<Record<string, SuppliedUnit>> = {
  gj: 'GJ',
  gv: 'GJ',
  kwh: 'kWh',
  mwh: 'MWh',
  m3: 'm3',
  'm³': 'm3',
  mtq: 'm3',
  ks: 'pcs',
  c62: 'pcs',
  h87: 'pcs',
  ea: 'pcs',
  mon: 'month',
  měs: 'month',
  měsíc: 'month',
};

const crowns = (hellers: number) => `${czechNumber(hellers / 100, 2)}\u00A0Kč`;

const MOST_HELLERS = 100_000_000_000;
const MOST_LINES = 100;
const MOST_SUBJECT = 200;
/** Suppliers round the whole to crowns. */
const ROUNDING = 100;

const decimal = /^[+-]?\d{1,14}(?:\.\d{0,10})?$/;

function numberOf(text: string): number | undefined {
  return decimal.test(text) ? Number(text) : undefined;
}

/** Hellers of an amount of the document; undefined where it tells none. Errors: `InvoiceFault`. */
function hellersOf(element: XmlElement, ...paths: readonly string[]): number | undefined {
  const told = element.told(...paths);
  if (told === '') return undefined;
  const amount = numberOf(told);
  const hellers = amount === undefined ? NaN : Math.round(Number((amount * 100).toFixed(2)));
  if (Math.abs(hellers) <= MOST_HELLERS) return hellers === 0 ? 0 : hellers;
  throw new InvoiceFault(`Částka „${told.slice(0, 40)}“ v elektronické faktuře není platná.`);
}

const dayOf = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;

function quantityOf(line: XmlElement): Pick<DocumentLine, 'quantity' | 'measured_unit'> {
  const element = line.at('InvoicedQuantity');
  const amount = numberOf(element?.text.trim() ?? '');
  const measured_unit = units[element?.attributes['unitCode']?.toLowerCase() ?? ''] ?? '';
  if (amount === undefined || measured_unit === '') return { quantity: null, measured_unit: '' };
  return { quantity: Math.round(amount * 1000) / 1000, measured_unit };
}

function lineOf(line: XmlElement, isTaxed: boolean): DocumentLine {
  const base = hellersOf(line, 'LineExtensionAmount');
  if (base === undefined) throw new InvoiceFault('Řádek elektronické faktury nemá částku.');
  const whole = hellersOf(line, 'LineExtensionAmountTaxInclusive');
  const rate = isTaxed ? (numberOf(line.told('ClassifiedTaxCategory/Percent')) ?? 0) : 0;
  const told = hellersOf(line, 'LineExtensionTaxAmount');
  const tax = told ?? (whole === undefined ? taxOf(base, rate) : whole - base);
  return {
    subject: line.told('Item/Description', 'Note').replaceAll(/\s+/g, ' ').slice(0, MOST_SUBJECT),
    ...quantityOf(line),
    base,
    // Where the customer accounts for the tax, the document charges none.
    tax_rate: tax === 0 && base !== 0 ? 0 : rate,
    tax,
  };
}

/** Lines beyond those that a document may have are put together by their rates. */
function withinMost(lines: readonly DocumentLine[]): DocumentLine[] {
  if (lines.length <= MOST_LINES) return [...lines];
  const rates = [...new Set(lines.map(({ tax_rate }) => tax_rate))];
  return rates.map((tax_rate) => {
    const own = lines.filter((line) => line.tax_rate === tax_rate);
    return {
      subject: `${own.length} řádků faktury`,
      quantity: null,
      measured_unit: '' as const,
      base: own.reduce((sum, { base }) => sum + base, 0),
      tax_rate,
      tax: own.reduce((sum, { tax }) => sum + tax, 0),
    };
  });
}

const turned = (line: DocumentLine): DocumentLine => ({
  ...line,
  quantity: line.quantity === null ? null : 0 - line.quantity,
  base: 0 - line.base,
  tax: 0 - line.tax,
});

function ensureCrowns(root: XmlElement): void {
  const foreign = root.told('ForeignCurrencyCode');
  const local = root.told('LocalCurrencyCode');
  const other = [foreign, local].find((code) => code !== '' && code !== 'CZK');
  if (other !== undefined)
    throw new InvoiceFault(
      `Faktura je v měně ${other.slice(0, 10)}; zapište ji ručně v korunách podle kurzu, kterým ji účtujete.`,
    );
}

function doubtsOf(root: XmlElement, lines: readonly DocumentLine[], sign: 1 | -1): string[] {
  const total = hellersOf(root, 'LegalMonetaryTotal/TaxInclusiveAmount');
  const read = sign * totalOf(lines);
  const paid = hellersOf(root, 'LegalMonetaryTotal/PaidDepositsAmount') ?? 0;
  return [
    ...(total === undefined ? ['Faktura neuvádí součet, se kterým by šlo řádky porovnat.'] : []),
    ...(total !== undefined && Math.abs(total - read) > ROUNDING
      ? [`Řádky dávají dohromady ${crowns(read)}, faktura uvádí ${crowns(total)}.`]
      : []),
    ...(paid === 0
      ? []
      : [
          `Faktura odečítá zaplacené zálohy ${crowns(Math.abs(paid))}; zapište je jako doklady druhu Záloha.`,
        ]),
  ];
}

/** What an electronic invoice says, with doubts about it; amounts in hellers. Errors: `InvoiceFault`. */
export function invoiceOf(file: Buffer): ReadInvoice {
  const root = openInvoice(file);
  const kind = kinds[root.told('DocumentType')];
  if (kind === undefined)
    throw new InvoiceFault('Elektronická faktura neříká, jaký druh dokladu to je.');
  ensureCrowns(root);
  const isTaxed = root.told('VATApplicable').toLowerCase() !== 'false';
  const read = (root.at('InvoiceLines')?.all('InvoiceLine') ?? []).map((line) =>
    lineOf(line, isTaxed),
  );
  if (read.length === 0) throw new InvoiceFault('Elektronická faktura nemá žádné řádky.');
  // Some producers write what is given back without the minus.
  const sign = kind === 'credit-note' && totalOf(read) > 0 ? -1 : 1;
  const lines = sign === -1 ? read.map(turned) : read;
  const party = root.at('AccountingSupplierParty/Party');
  return {
    kind,
    number: root.told('ID').slice(0, 50),
    issued_on: dayOf(root.told('IssueDate')),
    tax_on: dayOf(root.told('TaxPointDate')),
    due_on: dayOf(root.told('PaymentMeans/Payment/Details/PaymentDueDate')),
    corrects: root.told('OriginalDocumentReferences/OriginalDocumentReference/ID').slice(0, 50),
    note: root.told('Note').slice(0, 2000),
    line_rows: withinMost(lines),
    supplier_business_id: party?.told('PartyIdentification/ID').slice(0, 20) ?? '',
    supplier_name: party?.told('PartyName/Name').slice(0, 200) ?? '',
    doubts: doubtsOf(root, lines, sign),
  };
}
