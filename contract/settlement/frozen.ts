import { z } from 'zod';
import { day } from '#contract/fields.ts';
import { meterKind } from '#contract/metering/meter-words.ts';

// What a settlement is counted from, frozen: everything that the count reads, and nothing else. It is stored with
// the result, so that the same count comes out of it in ten years. Money in hellers; decimals as exact text.

/** An exact decimal as text: '62.5'. */
const decimal = z.string().regex(/^-?\d{1,15}(\.\d{1,9})?$/);

/** By what a cost is divided. */
export const divisionKey = z.enum([
  'area',
  'countable_area',
  'heated_area',
  'total_area',
  'persons',
  'meter',
  'unit',
  'fixed',
  'share',
  'formula',
]);
export type DivisionKey = z.infer<typeof divisionKey>;

/** What is done with spaces that have no meter where the rest is divided by meters. */
export const withoutMeter = z.enum([
  /** Nothing is decided: the count is stopped by them. */
  'undecided',
  /** The mean of 1 m² (vyhláška 269/2015 Sb., § 3 odst. 6). */
  'area',
  /** As refused installation (vyhláška 269/2015 Sb., annex 2). */
  'refused',
  /** Their part by numbers of persons, the rest by meters. */
  'persons',
  /** By guideline numbers of water beside those that have meters. */
  'guideline',
  /** Guideline numbers for all of them (zákon 67/2013 Sb., § 5 odst. 2). */
  'guideline-all',
  /** They bear the basic component only. */
  'nothing',
]);
export type WithoutMeter = z.infer<typeof withoutMeter>;

/** What is special about a space in a rule. */
export const spaceMark = z.enum(['exempt', 'refused', 'impossible', 'disconnected']);
export type SpaceMark = z.infer<typeof spaceMark>;

/** How what is not measured is divided among those who follow one another in a space. */
export const timeWeight = z.enum(['days', 'climate']);

/** What of a supply of heat a service is: its statement tells more (vyhláška č. 269/2015 Sb., § 6). */
export const heatSupply = z.enum(['heat', 'hot-water']);
export type HeatSupply = z.infer<typeof heatSupply>;

/** A rule as it stands for the period: how one service is divided, all shares resolved. */
export const frozenRule = z.object({
  billing_rule_id: z.int(),
  service_id: z.int(),
  service_name: z.string(),
  /** What of a supply of heat it is; null of others, and of counts made before that was told. */
  supply: heatSupply.nullable().default(null),
  /** Per cent of the cost that is divided by `basic_key`; 0 for one component alone. */
  basic_share: decimal,
  basic_key: divisionKey,
  key: divisionKey,
  /** Of which meters, where the key is a meter. */
  meter_kind: meterKind.nullable(),
  /** Where the key is a formula, over the names of `formula.ts`. */
  formula: z.string(),
  without_meter: withoutMeter,
  /** Per cent of the mean cost of 1 m² of countable area; null where nothing is corrected. */
  lower_limit: decimal.nullable(),
  upper_limit: decimal.nullable(),
  /** X of annex 2: how many times the mean is borne by who refuses. */
  refused_factor: decimal,
  /** m³ of a person and year. */
  guideline: decimal,
  time_weight: timeWeight,
  /** To how many hellers parts are rounded: 1 or 100. */
  rounding: z.union([z.literal(1), z.literal(100)]),
  /** A space that nobody lives in counts as so many persons. */
  vacant_persons: z.int(),
});
export type FrozenRule = z.infer<typeof frozenRule>;

/** How many persons live there in a time, both days included; null where nobody has recorded it. */
export const frozenPersons = z.object({ from: day, to: day, count: z.int().nullable() });

/** One who bears a space for a time. */
export const frozenRecipient = z.object({
  /** Unique in the settlement, and the same whenever it is counted. */
  key: z.string(),
  /** Whoever represents the party first; none where the unit bears it. */
  people: z.array(z.object({ address_id: z.int(), full_name: z.string() })),
  name: z.string(),
  payer: z.enum(['owner', 'member', 'tenant', 'unit']),
  from: day,
  to: day,
  persons: z.array(frozenPersons),
});
export type FrozenRecipient = z.infer<typeof frozenRecipient>;

/** A space with those who bore it, who follow one another without a gap; areas are null where none is recorded. */
export const frozenSpace = z.object({
  pasport_id: z.int(),
  name: z.string(),
  building_id: z.int(),
  building_name: z.string(),
  total_area: decimal.nullable(),
  area: decimal.nullable(),
  heated_area: decimal.nullable(),
  countable_area: decimal.nullable(),
  /** Of the common parts, as two whole numbers. */
  share: z.tuple([z.string(), z.string()]).nullable(),
  recipients: z.array(frozenRecipient).min(1),
});
export type FrozenSpace = z.infer<typeof frozenSpace>;

/** A document or its part that falls into the period. */
export const frozenDocument = z.object({
  billing_document_id: z.int(),
  number: z.string(),
  kind: z.string(),
  period_from: day,
  period_to: day,
  /** The whole of the document, and what of it falls into the period. */
  total: z.int(),
  part: z.int(),
  /** Of the whole document: '412.5' and 'GJ'; counts stored before statements were issued have none. */
  quantity: decimal.nullable().default(null),
  quantity_unit: z.string().default(''),
});

/** What a billing place brings to a service. */
export const frozenCost = z.object({
  billing_place_id: z.int(),
  name: z.string(),
  /** What its supplier says of sources and emissions of heat; empty where nothing. */
  supplier_info: z.string().default(''),
  /** Per cent of the place's cost that belongs to the service. */
  percent: decimal,
  documents: z.array(frozenDocument),
  amount: z.int(),
});
export type FrozenCost = z.infer<typeof frozenCost>;

/** What a recipient used by the meters of the rule; null where it is not known. */
export const frozenUse = z.object({
  recipient: z.string(),
  amount: decimal.nullable(),
  /** What of it was divided because nothing was read on the day. */
  divided_by: z.array(z.string()),
  estimated: z.boolean(),
  /** States between which it lies. */
  readings: z.array(
    z.object({
      meter_id: z.int(),
      serial_number: z.string(),
      from_on: day.nullable(),
      from_state: decimal.nullable(),
      to_on: day.nullable(),
      to_state: decimal.nullable(),
    }),
  ),
});
export type FrozenUse = z.infer<typeof frozenUse>;

/** A service: its rule, what it cost and what was used of it. */
export const frozenService = z.object({
  rule: frozenRule,
  costs: z.array(frozenCost),
  /** All of it, in hellers. */
  cost: z.int(),
  /** In what the meters tell: 'm³'; empty where the key is no meter. */
  measured_unit: z.string(),
  uses: z.array(frozenUse),
  /** Spaces that have a meter of the rule's kind. */
  metered: z.array(z.int()),
  marks: z.array(z.object({ pasport_id: z.int(), mark: spaceMark, reason: z.string() })),
  /** Amounts of single spaces where the key is fixed, in hellers. */
  fixed: z.array(z.object({ pasport_id: z.int(), amount: z.int() })),
});
export type FrozenService = z.infer<typeof frozenService>;

/** All that a settlement is counted from. Spaces stand in their stored order, by which ties in rounding go. */
export const frozenSettlement = z.object({
  format: z.literal(1),
  from: day,
  to: day,
  spaces: z.array(frozenSpace),
  services: z.array(frozenService),
});
export type FrozenSettlement = z.infer<typeof frozenSettlement>;
