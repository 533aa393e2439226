import { z } from 'zod';
import { moment, momentOrEmpty } from './fields.ts';

/** What is done with an import token (specification, section 4); prolonged, it lives as long as a new one. */
export const importTokenAction = z.enum(['create', 'prolong', 'delete']);
export type ImportTokenAction = z.infer<typeof importTokenAction>;

/** One call that was made by an import token. */
const importTokenCall = z.object({
  at: moment,
  /** Method and address. */
  called: z.string(),
  /** Network address it came from. */
  address: z.string(),
  /** Name of the fault; empty for a call that went well. */
  refusal: z.string(),
});

/** How an import token stands, without the token. */
export const importTokenState = z.object({
  /** Empty when none is assigned. */
  expires: momentOrEmpty,
  last_used: momentOrEmpty,
  /** In whose name records are imported by it. */
  user_name: z.string(),
  /** The newest calls, also those of a token that was removed. */
  calls: z.array(importTokenCall),
});
export type ImportTokenState = z.infer<typeof importTokenState>;
