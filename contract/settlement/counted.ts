import { z } from 'zod';
import { divisionKey, spaceMark } from './frozen.ts';

// What a count of a settlement comes to, with what each sum follows from.

/** An exact number as a fraction in text: '62500/9', '4800'. */
export const fraction = z.string().regex(/^-?\d+(\/\d+)?$/);

/** Why a count needs a person. */
export const countFlag = z.enum([
  /** An area, a share or a number of persons is not recorded. */
  'quantity-unknown',
  /** A meter of the space was not read. */
  'use-unknown',
  /** There is no meter, and the rule does not say what then. */
  'meter-missing',
  /** Nothing by which the cost could be divided. */
  'nothing-to-divide-by',
  /** Fixed amounts do not make the cost. */
  'fixed-differs',
  /** After the correction nobody is left to bear the rest, or it is less than nothing. */
  'correction-impossible',
  /** A formula divides by zero or comes to less than nothing. */
  'formula-fault',
]);
export type CountFlag = z.infer<typeof countFlag>;

/** By what a pot of a component is divided. */
export const countedBy = z.enum([
  /** By the key of the component. */
  'key',
  /** The mean of 1 m²: no meter, or none that could be placed (vyhláška 269/2015 Sb., § 3 odst. 6). */
  'area',
  /** X times the mean of 1 m² (annex 2). */
  'refused',
  /** Person-months of those without meters. */
  'persons',
  /** Guideline numbers of water as if they were used. */
  'guideline',
]);
export type CountedBy = z.infer<typeof countedBy>;

/** By what a space's part is divided among its recipients; whole where there is one. */
export const countedSplit = z.enum(['whole', 'days', 'climate', 'persons', 'uses', 'formula']);
export type CountedSplit = z.infer<typeof countedSplit>;

/** A pot of a component: an amount of it over one quantity. Every component has one or more. */
export const countedPot = z.object({
  by: countedBy,
  /** What the quantity is of. */
  key: divisionKey,
  /** In hellers, exactly; the pots of a component make it. */
  amount: fraction,
  /** Of all spaces in the pot, each as many times as it counts: a price of one is the amount over it. */
  quantity: fraction,
});

/** A component of a service: what of it is divided by which quantity. */
export const countedComponent = z.object({
  part: z.enum(['basic', 'rest']),
  key: divisionKey,
  /** In hellers, exactly. */
  amount: fraction,
  /** Of all spaces, in the key's unit; of meters with guideline numbers that stand beside them. */
  quantity: fraction,
  pots: z.array(countedPot),
});
export type CountedComponent = z.infer<typeof countedComponent>;

/** What of a component falls to somebody. */
export const countedPart = z.object({
  part: z.enum(['basic', 'rest']),
  /** The pot of the component from which it is. */
  by: countedBy,
  /** In the unit of the pot's key; of a recipient what falls to him of the space's. */
  quantity: fraction,
  /** How many times the quantity counts: X of annex 2, else 1. */
  factor: fraction,
  /** In hellers, not rounded yet, behind corrections. */
  amount: fraction,
  /** What of the amount the correction to the limits has added, less than nothing where it took away. */
  correction: fraction,
  /** What part of the space's it is, and by what that was found; of a space 1 and whole. */
  portion: fraction,
  split: countedSplit,
});
export type CountedPart = z.infer<typeof countedPart>;

/** What of a service a space bears. */
export const countedSpace = z.object({
  pasport_id: z.int(),
  mark: spaceMark.nullable(),
  parts: z.array(countedPart),
  /** Before limits, and after them, in hellers exactly. */
  before: fraction,
  after: fraction,
  /** At which limit it ended, and in which round. */
  limited: z.enum(['lower', 'upper']).nullable(),
  round: z.int().nullable(),
  /** Rounded, in hellers. */
  amount: z.int(),
});
export type CountedSpace = z.infer<typeof countedSpace>;

/** What of a service one recipient bears. */
export const countedRecipient = z.object({
  key: z.string(),
  pasport_id: z.int(),
  parts: z.array(countedPart),
  amount: z.int(),
});
export type CountedRecipient = z.infer<typeof countedRecipient>;

/** A service counted. Where it is flagged, sums are none: nothing unknown looks good. */
export const countedService = z.object({
  service_id: z.int(),
  cost: z.int(),
  components: z.array(countedComponent),
  spaces: z.array(countedSpace),
  recipients: z.array(countedRecipient),
  /** The mean cost of 1 m² of countable area by which it was corrected, in hellers; null where nothing is. */
  mean: fraction.nullable(),
  /** How many times the limits were looked at, the last time in vain; 0 where nothing is corrected. */
  rounds: z.int(),
  flags: z.array(z.object({ flag: countFlag, pasport_id: z.int().nullable() })),
});
export type CountedService = z.infer<typeof countedService>;

/** A settlement counted. */
export const countedSettlement = z.object({
  services: z.array(countedService),
});
export type CountedSettlement = z.infer<typeof countedSettlement>;
