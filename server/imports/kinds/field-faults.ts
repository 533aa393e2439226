import type { z } from 'zod';
import type { RowFault } from '../columns/read-rows.ts';

/**
 * What the form has against values that a row does not say as they are, but which follow from its
 * words: parts of a name, a street and its numbers. Each fault is told at the column they come from.
 */
export function fieldFaults(
  fields: Readonly<Record<string, z.ZodType>>,
  values: object,
  column: string,
): RowFault[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const judged = fields[name]?.safeParse(value);
    const message = judged?.error?.issues[0]?.message;
    return message === undefined ? [] : [{ field: column, message }];
  });
}
