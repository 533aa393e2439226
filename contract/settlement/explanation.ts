import { z } from 'zod';
import { day } from '#contract/fields.ts';
import { countedBy, countedSplit, fraction } from './counted.ts';
import { divisionKey, frozenCost, spaceMark } from './frozen.ts';

// How what one recipient bears of one service came about, as data. Amounts are exact hellers as fractions in
// text unless they are whole; `before` of all parts, `correction` of all and `rounding` make `amount`.

/** One part of it: a component, its pot, what of it the space bears and what of that the recipient. */
export const explainedPart = z.object({
  part: z.enum(['basic', 'rest']),
  by: countedBy,
  /** What is counted in the pot. */
  key: divisionKey,
  /** Per cent of the service's cost that the component is, and its amount. */
  percent: fraction,
  component: fraction,
  /** What of the component the pot is, and the quantity of all in it, each as many times as it counts. */
  pot: fraction,
  quantity: fraction,
  /** Hellers for one of the quantity. */
  price: fraction,
  /** Of the space: its quantity, how many times it counts, and what that makes before the correction. */
  space_quantity: fraction,
  factor: fraction,
  space_amount: fraction,
  /** Of the recipient: what part of the space's, by what that was found, and his quantity. */
  portion: fraction,
  split: countedSplit,
  own_quantity: fraction,
  before: fraction,
  correction: fraction,
});
export type ExplainedPart = z.infer<typeof explainedPart>;

/** All of it. */
export const explanation = z.object({
  service_id: z.int(),
  service_name: z.string(),
  recipient: z.string(),
  pasport_id: z.int(),
  space_name: z.string(),
  /** The days that the recipient bears, of those of the space. */
  from: day,
  to: day,
  days: z.int(),
  space_days: z.int(),
  mark: spaceMark.nullable(),
  reason: z.string(),
  /** In hellers. */
  cost: z.int(),
  costs: z.array(frozenCost),
  /** In what meters tell: 'm³'. */
  measured_unit: z.string(),
  parts: z.array(explainedPart),
  /** Where costs were held within limits: at which this one ended, in per cent of the mean of 1 m² in hellers. */
  limits: z
    .object({
      mean: fraction,
      limited: z.enum(['lower', 'upper']).nullable(),
      percent: fraction.nullable(),
      round: z.int().nullable(),
      correction: fraction,
    })
    .nullable(),
  /** To so many hellers it is rounded, and what that has added. */
  step: z.int(),
  rounding: fraction,
  /** In hellers. */
  amount: z.int(),
});
export type Explanation = z.infer<typeof explanation>;
