import { z } from 'zod';
import { decimalNumber, day, longText, requiredText, text, wholeNumber } from '#contract/fields.ts';
import { DIALOG, notImported, record, told, written } from '#contract/record.ts';
import { TAX_RATES, taxRateRule } from '#contract/rules/tax-rate.ts';
import { czechNumber } from '#contract/czech/figures.ts';
import { choice } from '#contract/values/choice.ts';
import { dayOf } from '#contract/values/day.ts';
import { money } from '#contract/values/money.ts';
import { decimal } from '#contract/values/number.ts';
import { rows } from '#contract/values/rows.ts';
import { line, lines } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';
import { documentDivisionValue, documentKindValue } from './document-words.ts';

const imported = notImported('Doklady dodavatelů se zatím neimportují');
const fact = (label: string) => ({ label, panel: DIALOG, imported, listed: null });

const MOST_LINES = 100;
/** One milliard of crowns. */
const MOST_HELLERS = 100_000_000_000;
const amount = wholeNumber(-MOST_HELLERS, MOST_HELLERS);

/** In what a supplier counts. */
export const suppliedUnit = z.enum(['GJ', 'kWh', 'MWh', 'm3', 'pcs', 'month', '']);
export type SuppliedUnit = z.infer<typeof suppliedUnit>;
export const suppliedUnitValue = choice(
  suppliedUnit,
  {
    GJ: ['GJ'],
    kWh: ['kWh'],
    MWh: ['MWh'],
    m3: ['m³', 'm3'],
    pcs: ['ks', 'kus'],
    month: ['měsíc', 'měs.'],
    '': ['–'],
  },
  '',
);

/** A line of a document: for what, how much of it, and what it costs; amounts in hellers. */
const documentLine = z
  .object({
    subject: z.string(),
    quantity: z.number().nullable(),
    measured_unit: suppliedUnit,
    base: z.int(),
    tax_rate: z.number(),
    tax: z.int(),
  })
  .meta({ id: 'BillingDocumentLine' });
export type DocumentLine = z.infer<typeof documentLine>;

const storedRows = z.array(documentLine);
const writtenRows = z
  .array(
    z.object({
      subject: text(200).default(''),
      quantity: decimalNumber(-99_999_999, 99_999_999, 3).nullable().default(null),
      measured_unit: suppliedUnit.default(''),
      base: amount,
      tax_rate: z.number().refine((rate) => taxRateRule(rate) === null, 'Sazba daně není platná'),
      tax: amount,
    }),
  )
  .max(MOST_LINES, `Zadejte nejvýše ${MOST_LINES} řádků`);

/** The allowed rates, the usual one of what is supplied to houses first. */
export const documentRates: readonly number[] = [12, ...TAX_RATES.filter((rate) => rate !== 12)];

function lineText({ subject, quantity, measured_unit, base, tax_rate, tax }: DocumentLine): string {
  const unit = suppliedUnitValue.text(measured_unit);
  const much = quantity === null ? '' : `${czechNumber(quantity, 0, 3)} ${unit}`;
  const sum = `${czechNumber((base + tax) / 100, 2)} Kč s\u00A0${tax_rate}% daní`;
  return [subject, much, sum].filter((part) => part !== '').join(' · ');
}

/** Lines in words; of history as JSON tells them. */
function linesText(value: unknown): string {
  const read: unknown = typeof value === 'string' && value !== '' ? JSON.parse(value) : value;
  return (storedRows.safeParse(read).data ?? []).map(lineText).join('; ');
}

const maybeDay = orNone(dayOf(day));

/** Fields of a supplier's document; amounts in hellers. */
export const billingDocumentFields = {
  kind: written(documentKindValue, {
    ...fact('Druh dokladu'),
    listed: { heading: 'Druh', width: 110 },
  }),
  number: written(line(requiredText(50)), {
    ...fact('Číslo dokladu'),
    listed: { heading: 'Číslo', width: 120, telling: true },
    searched: true,
  }),
  period_from: written(dayOf(day), {
    ...fact('Období od'),
    listed: { width: 110, telling: true },
  }),
  period_to: written(dayOf(day), {
    ...fact('Období do'),
    listed: { width: 110 },
    hint: 'Včetně; podle období se náklad zařadí do vyúčtování',
  }),
  line_rows: written(rows(storedRows, writtenRows, linesText), fact('Řádky dokladu')),
  /** How it is divided where its period goes over the one that is settled. */
  divided_by: written(documentDivisionValue, {
    ...fact('Přesah období dělit'),
    listed: { heading: 'Přesah dělit', width: 150, hidden: true },
    hint: 'Platí, jen když doklad zasahuje do dvou zúčtovacích období',
  }),
  issued_on: written(maybeDay, {
    ...fact('Vystaveno'),
    listed: { width: 110, hidden: true },
  }),
  /** The day on which the duty of tax arose; the rate is of it. */
  tax_on: written(maybeDay, {
    ...fact('Datum plnění'),
    listed: { width: 110, hidden: true },
    hint: 'DUZP; sazba daně je ta, která platila tento den',
  }),
  due_on: written(maybeDay, { ...fact('Splatnost'), listed: { width: 110, hidden: true } }),
  /** The number of the document that a credit or a debit note puts right. */
  corrects: written(line(text(50)), {
    ...fact('Opravuje doklad č.'),
    listed: { heading: 'Opravuje', width: 110, hidden: true },
  }),
  note: written(lines(longText(2000)), { ...fact('Poznámka'), searched: true }),
};

const amountOf = (label: string, width: number, telling = false) => ({
  label,
  listed: { width, summed: 'all' as const, telling },
});

/** What follows from the lines of a document. */
export const billingDocumentTold = {
  subject: told(line(z.string()), { label: 'Předmět', listed: { width: 190 }, searched: true }),
  /** Of all lines in one unit; null where there is none, or where they are in more. */
  quantity: told(orNone(decimal(z.number(), 3)), { label: 'Množství', listed: { width: 110 } }),
  measured_unit: told(suppliedUnitValue, { label: 'Jednotka', listed: null }),
  base: told(money(z.int()), { label: 'Základ daně', listed: { width: 110, hidden: true } }),
  tax: told(money(z.int()), { label: 'Daň', listed: { width: 100, hidden: true } }),
  total: told(money(z.int()), { label: 'Celkem s daní', listed: { width: 120, hidden: true } }),
  /** Null of what is no cost. */
  cost: told(orNone(money(z.int())), amountOf('Náklad', 120, true)),
  /** Null of what is no advance. */
  advance: told(orNone(money(z.int())), amountOf('Záloha', 110)),
};

/** A supplier's document described. */
export const billingDocumentRecord = record({
  written: billingDocumentFields,
  told: billingDocumentTold,
  list: ['number', 'kind', 'period_from', 'period_to', 'subject', 'quantity', 'cost', 'advance'],
  columns: [],
});
