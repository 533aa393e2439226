import { frozenRuleOf, type DividingRule } from '#contract/billing/frozen-rule.ts';
import type { SettlementLawKey } from '#contract/billing/law-words.ts';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { heatShareDoubt, shiftFault } from '#contract/rules/division-rule.ts';
import { taxOf } from '#contract/rules/document-tax.ts';
import { invoicedDifference, isOver } from '#contract/rules/invoiced-amount.ts';
import { lawOn, type LawRow } from '#contract/rules/law-on.ts';
import { taxDoubts } from '#contract/rules/tax-of-day.ts';
import { usualRules } from '#contract/rules/usual-rules.ts';
import { deliverUntil, monthsLater, penaltyPerDay } from '#contract/settlement/delivery-term.ts';
import type { FrozenSpace, SpaceMark } from '#contract/settlement/frozen.ts';
import { guardOf } from '#contract/settlement/guard.ts';
import { sharedCosts } from '#server/settlement/costs.ts';
import { answerUntil, NOT_SENT, termsBy } from '#server/settlement/terms.ts';
import { amounts, counted, flags, recipient, space } from '../settlement-house.ts';
import type { Sum, SumKind, SumOf } from './sum-words.ts';
import { kindOf } from './sum-words.ts';

// What the portal comes to of a sum: by the same functions that settle houses, given the rows of the law.

/** What came out: hellers of each flat or alone, a day, or a word. */
export type CameOut = readonly number[] | number | string;
type Law = readonly LawRow[];

const RULE: DividingRule = {
  billing_rule_id: 1,
  service_id: 1,
  service_name: 'Služba',
  method: 'meter',
  meter_kind: 'heat-allocator',
  formula: '',
  basic_by: 'none',
  uem_class: 'unknown',
  basic_shift: 0,
  basic_percent: null,
  basic_key: 'countable_area',
  limits_by: 'none',
  lower_limit: null,
  upper_limit: null,
  without_meter: 'undecided',
  guideline: 'hot-water',
  time_weight: 'days',
  rounding: 'heller',
  vacant_person: false,
};

/** The year that begins on the day. */
const yearOf = (from: string) => ({ from, to: shiftDays(monthsLater(from, 12), -1) });

const UEM = /^heat-basic-(a|b|c|d|e|f|g|unknown)$/u;

/** A rule of heat or hot water that asks for the value of the row; all else is given by hand. */
function heatRule(key: SettlementLawKey, percent: number | undefined): DividingRule {
  const uem = UEM.exec(key)?.[1] as DividingRule['uem_class'] | undefined;
  const by_hand = { basic_by: 'hand', basic_percent: percent ?? 0 } as const;
  if (uem !== undefined) return { ...RULE, basic_by: 'heat', uem_class: uem };
  if (key === 'hot-water-basic')
    return { ...RULE, basic_by: 'hot-water', meter_kind: 'hot-water', basic_key: 'area' };
  return key.endsWith('limit')
    ? { ...RULE, ...by_hand, limits_by: 'law' }
    : { ...RULE, ...by_hand };
}

interface Divided {
  readonly rule: DividingRule;
  readonly from: string;
  readonly spaces: readonly FrozenSpace[];
  readonly cost: number;
  readonly uses: Readonly<Record<string, string>>;
  readonly marks?: Readonly<Record<number, SpaceMark>>;
}

/** Hellers of each flat; what keeps the count from them is thrown. */
function divided({ rule: asked, from, ...service }: Divided, law: Law): number[] {
  const { rule, missing } = frozenRuleOf(asked, law, from);
  if (rule === null) throw new Error(`zákon pro období neurčuje: ${missing.join(', ')}`);
  const { spaces, ...written } = service;
  const one = counted(spaces, { ...written, rule }, yearOf(from));
  if (one.flags.length > 0) throw new Error(`nelze spočítat: ${flags(one).flat().join(' ')}`);
  return amounts(one);
}

const usesOf = (readings: readonly (number | undefined)[]) =>
  Object.fromEntries(
    readings.flatMap((reading, at) =>
      reading === undefined ? [] : [[`r${at + 1}`, String(reading)] as const],
    ),
  );

function heat(key: SettlementLawKey, sum: SumOf<'heat'>, law: Law): number[] {
  const { 'období od': from, náklad: cost, byty, 'základní složka': percent } = sum;
  const time = yearOf(from);
  const spaces = byty.map(({ plocha }, at) =>
    space(at + 1, plocha, { recipients: [recipient(`r${at + 1}`, time)] }),
  );
  const marks = Object.fromEntries(
    byty.flatMap(({ odmítl }, at) => (odmítl === true ? [[at + 1, 'refused'] as const] : [])),
  );
  const uses = usesOf(byty.map(({ náměr }) => náměr));
  return divided({ rule: heatRule(key, percent), from, spaces, cost, uses, marks }, law);
}

function water(key: SettlementLawKey, sum: SumOf<'water'>, law: Law): number[] {
  const { 'období od': from, náklad: cost, byty } = sum;
  const time = yearOf(from);
  const spaces = byty.map((flat, at) =>
    space(at + 1, 50, {
      recipients: [recipient(`r${at + 1}`, { ...time, living: 'osoby' in flat ? flat.osoby : 1 })],
    }),
  );
  const guideline = key.replace('guideline-', '') as DividingRule['guideline'];
  const rule = {
    ...RULE,
    meter_kind: 'cold-water',
    without_meter: 'guideline',
    guideline,
  } as const;
  const uses = usesOf(byty.map((flat) => ('náměr' in flat ? flat.náměr : undefined)));
  return divided({ rule, from, spaces, cost, uses }, law);
}

/** Heat and hot water of one source as they are proposed for a house, and what each brings. */
function source({ 'období od': from, náklad: total }: SumOf<'source'>, law: Law): number[] {
  const place = { billing_place_id: 1, name: 'Zdroj', houses: [], isOfParts: false, divided: 0 };
  const services = ['TEPLO', 'TV'].map((code, at) => ({ service_id: at + 1, code, name: code }));
  const rules = usualRules({
    places: [{ ...place, kind: 'heat-and-hot-water' }],
    houses: [],
    services,
    rules: [],
    law,
    from,
  });
  const percents = services.map(
    ({ service_id }) =>
      rules.find((rule) => rule.service_id === service_id)?.costs[0]?.percent ?? 0,
  );
  const document = {
    billing_document_id: 1,
    number: 'F',
    kind: 'invoice',
    period_from: from,
    period_to: yearOf(from).to,
    total,
    divided_by: 'days',
    quantity: null,
    measured_unit: '',
    line_quantity: null,
    corrects: '',
    part: total,
  } as const;
  const parts = { billing_place_id: 1, parts: [document], uncovered_days: 0 };
  return sharedCosts(
    { billing_place_id: 1, name: 'Zdroj', supplier_info: '' },
    parts,
    percents.map((percent) => ({ billing_place_id: 1, percent: String(percent) })),
  ).map(({ amount }) => amount);
}

/** The day on which the term ends. */
function term(key: SettlementLawKey, { 'období od': from, den }: SumOf<'term'>, law: Law): string {
  const settled = { ...NOT_SENT, period_from: from, period_to: den };
  const told = termsBy(law)({ ...settled, delivered_on: den }, den);
  const days: Readonly<Partial<Record<SettlementLawKey, string | null>>> = {
    'deliver-months': deliverUntil(law, settled),
    'pay-months': told.pay_until,
    'objection-days': told.closed_after,
    'answer-days': answerUntil(told, den),
  };
  return days[key] ?? 'není známo';
}

function penalty(sum: SumOf<'penalty'>, law: Law): number | string {
  const until = sum['doručit do'];
  const guard = guardOf(until, sum.příjemců, penaltyPerDay(law, until), sum.dnes);
  return guard.penalty ?? 'není známo';
}

const supplies = {
  'tax-heat': 'heat',
  'tax-water': 'cold-water',
  'tax-cleaning': 'cleaning',
  'tax-standard': 'heat',
} as const;

/** The tax of the base by the rate of the day, which the document of such a supply is not doubted for. */
function tax(key: keyof typeof supplies, { den, základ }: SumOf<'tax'>, law: Law): number | string {
  const tax_rate = lawOn(law, key, den);
  if (tax_rate === null) return 'není známo';
  const [doubt] = taxDoubts(supplies[key], [{ tax_rate }], den, law);
  return doubt ?? taxOf(základ, tax_rate);
}

const asks = (isFar: boolean | undefined) => (isFar === true ? 'ptá se' : 'neptá se');

function invoice(sum: SumOf<'invoice'>, law: Law): string {
  const amount = sum['fakturační měřidlo'];
  const percent = lawOn(law, 'invoice-difference', sum['období od']);
  if (percent === null) return 'není známo';
  const metered = { amount, measured: amount };
  const invoiced = { quantity: sum.faktura, line_quantity: null };
  return asks(invoicedDifference(invoiced, metered, percent)?.isFar);
}

function flats(sum: SumOf<'flats'>, law: Law): string {
  const amount = sum['fakturační měřidlo'];
  const percent = lawOn(law, 'flats-difference', sum['období od']);
  return percent === null ? 'není známo' : asks(isOver(amount - sum.byty, amount, percent));
}

function range(sum: SumOf<'range'>, law: Law): string {
  const doubt = heatShareDoubt(sum['základní složka'], law, sum['období od']);
  return doubt === null ? 'v rozpětí' : 'mimo rozpětí';
}

function shift({ 'období od': valid_from, posun: basic_shift }: SumOf<'shift'>, law: Law): string {
  const fault = shiftFault({ basic_by: 'heat', basic_shift, valid_from }, law);
  return fault === null ? 'lze' : 'nelze';
}

function inspection({ 'období od': from }: SumOf<'days'>, law: Law): string {
  const { to } = yearOf(from);
  const { inspection_days } = termsBy(law)({ ...NOT_SENT, period_from: from, period_to: to }, to);
  return inspection_days === null ? 'není známo' : `${inspection_days} dnů`;
}

type Engines = {
  readonly [K in SumKind]: (key: SettlementLawKey, sum: SumOf<K>, law: Law) => CameOut;
};
const engines: Engines = {
  heat,
  water,
  term,
  source: (_key, sum, law) => source(sum, law),
  range: (_key, sum, law) => range(sum, law),
  shift: (_key, sum, law) => shift(sum, law),
  days: (_key, sum, law) => inspection(sum, law),
  penalty: (_key, sum, law) => penalty(sum, law),
  tax: (key, sum, law) => tax(key as keyof typeof supplies, sum, law),
  invoice: (_key, sum, law) => invoice(sum, law),
  flats: (_key, sum, law) => flats(sum, law),
};

/** What the portal comes to of a sum of the value by the rows of the law; why it came to nothing as a sentence. */
export function comesOut(key: SettlementLawKey, sum: Sum, law: Law): CameOut {
  try {
    return (engines[kindOf(key)] as (key: SettlementLawKey, sum: Sum, law: Law) => CameOut)(
      key,
      sum,
      law,
    );
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
}

/** On which day it is decided which row holds for the sum. */
export function decidedOn(sum: Sum): string {
  if ('období od' in sum) return sum['období od'];
  return 'doručit do' in sum ? shiftDays(sum['doručit do'], 1) : sum.den;
}
