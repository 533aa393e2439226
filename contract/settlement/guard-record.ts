import { z } from 'zod';
import { day, hellers } from '#contract/fields.ts';

/** How a term stands: it has passed, it comes soon, or there is time. */
export const guardState = z.enum(['late', 'soon', 'ahead']);
export type GuardState = z.infer<typeof guardState>;

/** A term by which something is owed to recipients, and the penalty that runs (zákon č. 67/2013 Sb., § 13). */
export const settlementGuard = z
  .object({
    state: guardState,
    until: day,
    /** Days to the term; less than nothing when it has passed. */
    days: z.int(),
    /** How many recipients wait; null where it is not known yet. */
    recipients: z.int().nullable(),
    /** The penalty for a started day and a recipient; null where the law's row is not known. */
    per_day: hellers.nullable(),
    /** What it makes today; null where it is not known of how many, or how much. */
    penalty: hellers.nullable(),
  })
  .meta({ id: 'SettlementGuard' });
export type SettlementGuard = z.infer<typeof settlementGuard>;

/** A settlement that nobody has opened though its period is over and its term is near or has passed. */
export const unopenedSettlement = z
  .object({
    /** The house; null of the whole unit. */
    building_id: z.int().nullable(),
    building_name: z.string(),
    period_from: day,
    period_to: day,
    guard: settlementGuard,
  })
  .meta({ id: 'UnopenedSettlement' });
export type UnopenedSettlement = z.infer<typeof unopenedSettlement>;
