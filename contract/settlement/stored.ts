import { z } from 'zod';
import { day } from '#contract/fields.ts';
import { countedSettlement } from './counted.ts';
import { comparedCount } from './differences.ts';
import { frozenSettlement } from './frozen.ts';
import { statementPaper, statementPayment } from './statement-paper.ts';

/** What a recipient was claimed for a service in the period and has paid of it, in hellers. */
export const frozenAdvance = z.object({
  recipient: z.string(),
  service_id: z.int(),
  claimed: z.int(),
  paid: z.int(),
});
export type FrozenAdvance = z.infer<typeof frozenAdvance>;

/** All inputs of a count as they are stored with it: what is divided, and what was paid up to the end of a day. */
export const storedInputs = z.object({
  settlement: frozenSettlement,
  advances: z.array(frozenAdvance),
  advances_on: day,
});
export type StoredInputs = z.infer<typeof storedInputs>;

/** What a count came to, as it is stored with it; counts made before years were compared are not. */
export const storedResult = countedSettlement.extend({
  compared: comparedCount.nullable().default(null),
});
export type StoredResult = z.infer<typeof storedResult>;

/** A statement as it is stored when it is issued; the code that pays it follows from the day on which it is read. */
export const storedStatement = statementPaper
  .omit({ settlement_statement_id: true, is_superseded: true })
  .extend({
    payment: statementPayment.omit({ spayd: true, lacking: true }),
  });
export type StoredStatement = z.infer<typeof storedStatement>;
