import { z } from 'zod';
import type { SettlementLawKey } from '#contract/billing/law-words.ts';
import { parseCzechDate } from '#contract/czech/written-date.ts';

// How a sum of a row is written: what is given, in Czech, and what comes out. Which fields there are, follows from
// what the row is of.

const day = z.string().transform((text, context) => {
  const found = parseCzechDate(text, '2000-01-01');
  if (found === null) context.addIssue(`„${text}“ není datum`);
  return found ?? '';
});

/** '12 345,67 Kč' in hellers. */
const crowns = z.string().transform((text, context) => {
  const parts = /^(-?)(\d{1,3}(?: \d{3})*|\d+)(?:,(\d{2}))? Kč$/u.exec(
    text.replaceAll('\u00A0', ' '),
  );
  if (parts === null) context.addIssue(`„${text}“ není částka; píše se 12 345,67 Kč`);
  const [, sign = '', whole = '', hellers = '0'] = parts ?? [];
  const size = Number(whole.replaceAll(' ', '')) * 100 + Number(hellers);
  return sign === '' ? size : -size;
});

/** '40 %' */
const percent = z.string().transform((text, context) => {
  const parts = /^(\d+(?:,\d+)?) %$/u.exec(text.replaceAll('\u00A0', ' '));
  if (parts === null) context.addIssue(`„${text}“ nejsou procenta; píše se 40 %`);
  return Number((parts?.[1] ?? '0').replace(',', '.'));
});

const described = { popis: z.string().min(1), výpočet: z.string().min(1) };
const ofPeriod = { ...described, 'období od': day };
const positive = z.number().min(0);

const heat = z.strictObject({
  ...ofPeriod,
  náklad: crowns,
  /** Where the row does not say it. */
  'základní složka': percent.optional(),
  byty: z
    .array(
      z.strictObject({
        plocha: positive,
        náměr: positive.optional(),
        odmítl: z.literal(true).optional(),
      }),
    )
    .min(1),
  vyjde: z.array(crowns),
});
const water = z.strictObject({
  ...ofPeriod,
  náklad: crowns,
  byty: z
    .array(
      z.union([z.strictObject({ náměr: positive }), z.strictObject({ osoby: z.int().min(0) })]),
    )
    .min(1),
  vyjde: z.array(crowns),
});
const source = z.strictObject({ ...ofPeriod, náklad: crowns, vyjde: z.array(crowns) });
const range = z.strictObject({
  ...ofPeriod,
  'základní složka': percent,
  vyjde: z.enum(['v rozpětí', 'mimo rozpětí']),
});
const shift = z.strictObject({ ...ofPeriod, posun: z.number(), vyjde: z.enum(['lze', 'nelze']) });
const term = z.strictObject({ ...ofPeriod, den: day, vyjde: day });
const days = z.strictObject({ ...ofPeriod, vyjde: z.string() });
const penalty = z.strictObject({
  ...described,
  'doručit do': day,
  dnes: day,
  příjemců: z.int().min(1),
  vyjde: crowns,
});
const tax = z.strictObject({ ...described, den: day, základ: crowns, vyjde: crowns });
const compared = {
  ...ofPeriod,
  'fakturační měřidlo': positive,
  vyjde: z.enum(['ptá se', 'neptá se']),
};
const invoice = z.strictObject({ ...compared, faktura: positive });
const flats = z.strictObject({ ...compared, byty: positive });

/** How sums of each kind are written. */
export const sumKinds = {
  heat,
  water,
  source,
  range,
  shift,
  term,
  days,
  penalty,
  tax,
  invoice,
  flats,
} as const;
export type SumKind = keyof typeof sumKinds;

const kinds: Readonly<Partial<Record<SettlementLawKey, SumKind>>> = {
  'heat-basic-least': 'range',
  'heat-basic-most': 'range',
  'heat-basic-shift': 'shift',
  'one-source-heating': 'source',
  'guideline-hot-water': 'water',
  'guideline-cold-water': 'water',
  'guideline-outside': 'water',
  'invoice-difference': 'invoice',
  'flats-difference': 'flats',
  'deliver-months': 'term',
  'pay-months': 'term',
  'objection-days': 'term',
  'answer-days': 'term',
  'inspection-days': 'days',
  'delay-daily': 'penalty',
  'tax-heat': 'tax',
  'tax-water': 'tax',
  'tax-cleaning': 'tax',
  'tax-standard': 'tax',
};

/** How sums of the value are written: of shares, limits and factors by heat or hot water that is divided. */
export const kindOf = (key: SettlementLawKey): SumKind => kinds[key] ?? 'heat';

/** A sum as it is read: its kind is told by the value. */
export type SumOf<K extends SumKind> = z.output<(typeof sumKinds)[K]>;
export type Sum = { [K in SumKind]: SumOf<K> }[SumKind];

const schemas: Readonly<Record<SumKind, z.ZodType>> = sumKinds;
/** How sums of the value are read. */
export const sumOfKey = (key: SettlementLawKey) => schemas[kindOf(key)] as z.ZodType<Sum>;
