import { z } from 'zod';

/** A fault of one field: its path in the body (dot separated) and the Czech sentence. */
export const fieldError = z
  .object({ field: z.string(), message: z.string() })
  .meta({ id: 'FieldError' });
export type FieldError = z.infer<typeof fieldError>;

/** The wire's form of a fault (specification, section 7). */
export const errorBody = z.object({
  errorCode: z.number().int(),
  errorMsg: z.string(),
  /** Faults of single fields, when the body did not pass. */
  fields: z.array(fieldError).optional(),
  /** The record as it stands now, when a save met a newer version. */
  current: z.unknown().optional(),
  /** The number of the event for the operator's log. */
  requestId: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

export const errorReply = z.object({ error: errorBody }).meta({ id: 'ErrorReply' });

/** The wire's form of a success. */
export function resultReply<R extends z.ZodType>(result: R) {
  return z.object({ result });
}

/** A list on the wire: rows in result.values. */
export function listOf<R extends z.ZodType>(row: R) {
  return z.object({ values: z.array(row) });
}
