import { z } from 'zod';
import { decimalNumber, text, wholeNumber } from '#contract/fields.ts';
import { TAX_RATES, taxRateRule } from '#contract/rules/tax-rate.ts';
import { czechNumber } from '#contract/czech/figures.ts';
import { choice } from '#contract/values/choice.ts';
import { rows } from '#contract/values/rows.ts';

// What stands on the lines of a supplier's document; amounts in hellers.

const MOST_LINES = 100;
/** One milliard of crowns. */
const MOST_HELLERS = 100_000_000_000;
/** The rule of an amount, in hellers. */
export const lineAmount = wholeNumber(-MOST_HELLERS, MOST_HELLERS);

/** The rule of how much a line is for. */
export const lineQuantity = decimalNumber(-99_999_999, 99_999_999, 3);
/** The rule of a rate of tax, in percent. */
export const lineRate = z
  .number()
  .refine((rate) => taxRateRule(rate) === null, 'Sazba daně není platná');

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
      quantity: lineQuantity.nullable().default(null),
      measured_unit: suppliedUnit.default(''),
      base: lineAmount,
      tax_rate: lineRate,
      tax: lineAmount,
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

/** Lines of a document as a value of its record. */
export const lineRows = rows(storedRows, writtenRows, linesText);
