import type { z } from 'zod';

/** What the schema says of the value first; undefined of a right one. */
export function faultOf(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}
