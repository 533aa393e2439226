import { z } from 'zod';

/**
 * What is odd about a value that passes, as a sentence beside its field: it stops nobody, because people
 * live abroad and houses are odd. The other fields of the record are known to it.
 */
export type Doubt = (value: unknown, record: Readonly<Record<string, unknown>>) => string | null;

// A copy of the schema, such as one with a description, has its doubt too.
const doubts = z.registry<{ readonly doubt: Doubt }>();

/** The schema, of whose values the doubt is told where they are written. */
export function doubted<S extends z.ZodType>(schema: S, doubt: Doubt): S {
  doubts.add(schema, { doubt });
  return schema;
}

/** The schema of a field that may be missing, without that. */
function bare(schema: z.ZodType): z.ZodType {
  const { def } = schema as { def: { innerType?: z.ZodType } };
  return def.innerType === undefined ? schema : bare(def.innerType);
}

/** What is odd about a field of the values; undefined for nothing. */
export function doubtOf(
  schema: z.ZodType,
  name: string,
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  const shape = 'shape' in schema ? (schema.shape as Record<string, z.ZodType>) : {};
  const field = shape[name];
  return (field && doubts.get(bare(field))?.doubt(values[name], values)) ?? undefined;
}
