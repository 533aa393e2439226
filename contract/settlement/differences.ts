import { z } from 'zod';
import { hellers } from '#contract/fields.ts';

// Why a cost is another one than a year before, as data. Sums in hellers; more than nothing is paid more.

/** What is exchanged, always in this order; each amount is what changed when it was exchanged. */
export const differenceCause = z.enum([
  /** What one of what the house used costs; where that is not known, what the house paid. */
  'price',
  /** Degree-days of the town, of heat by meters. */
  'weather',
  /** What the house used of it, and by that what one unit of meters costs. */
  'house-use',
  /** The rule with its key, marks, limits and meters, areas, shares, and which spaces there are. */
  'rule',
  /** How many people live in the space and in the house. */
  'persons',
  /** What the meters of the space told. */
  'own-use',
  /** How long the recipient bore the space and how long the period is. */
  'days',
]);
export type DifferenceCause = z.infer<typeof differenceCause>;

/** Why a cost is not compared. Nothing unknown is told as nothing. */
export const differenceReason = z.enum([
  /** No settlement of the same days of the year before is counted. */
  'no-former',
  /** It was counted anew since, so that it says something else now. */
  'former-recounted',
  'service-new',
  'space-new',
  /** Somebody else bore the space. */
  'recipient-new',
  /** He bore it more than once in a period. */
  'recipient-returned',
  /** In one of the years nothing was charged for the service. */
  'not-charged',
  /** Documents of what is measured are of a longer part of one of the years. */
  'documents-lacking',
  /** The service was divided among other houses. */
  'houses-differ',
  /** Meters told in another unit. */
  'unit-differs',
  /** A year cannot be counted with the inputs of the other. */
  'inputs-missing',
]);
export type DifferenceReason = z.infer<typeof differenceReason>;

/** The difference of one service of one recipient; its causes make what he bears less what he bore. */
export const settlementDifference = z
  .object({
    /** Null where it is compared; else nothing more is told. */
    reason: differenceReason.nullable(),
    /** What the same party bore in the same space the year before. */
    former: hellers.nullable(),
    /** In the order in which they were exchanged; what is not known of the service is not among them. */
    causes: z.array(z.object({ cause: differenceCause, amount: hellers })),
    /** What one unit cost the house in hellers; null where how much it used is not known. */
    unit_price: z.object({ former: z.number(), now: z.number(), unit: z.string() }).nullable(),
    /** Degree-days for 19 °C of both periods, where the weather is among causes. */
    degree_days: z.object({ former: z.number(), now: z.number() }).nullable(),
  })
  .meta({ id: 'SettlementDifference' });
export type SettlementDifference = z.infer<typeof settlementDifference>;

/** Whose difference it is, of which service. */
export const storedDifference = settlementDifference.extend({
  recipient: z.string(),
  service_id: z.int(),
});
export type StoredDifference = z.infer<typeof storedDifference>;

/** A count compared with the last count of the year before, as it is stored with it. */
export const comparedCount = z.object({
  /** Null where there was none. */
  settlement_count_id: z.int().nullable(),
  values: z.array(storedDifference),
});
export type ComparedCount = z.infer<typeof comparedCount>;

/** Nothing is compared, and why. */
export const notCompared = (reason: DifferenceReason): SettlementDifference => ({
  reason,
  former: null,
  causes: [],
  unit_price: null,
  degree_days: null,
});
