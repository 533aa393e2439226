import { z } from 'zod';

/** What was made strict: it is asked for again by each application that a process makes. */
const made = new WeakMap<z.ZodType, z.ZodType>();

/**
 * The same schema, which refuses what it does not describe: fields of objects, of objects within
 * them and in their lists. It refuses by zod's issue `unrecognized_keys`.
 */
export function strict<S extends z.ZodType>(schema: S): S {
  const strictly = made.get(schema) ?? closed(schema);
  made.set(schema, strictly);
  return strictly as S;
}

function inner({ def }: z.ZodOptional | z.ZodNullable | z.ZodDefault): z.ZodType {
  return closed(def.innerType as z.ZodType);
}

function closed(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([name, field]) => [name, closed(field)]);
    return schema.clone({
      ...schema.def,
      shape: Object.fromEntries(fields) as z.ZodRawShape,
      catchall: z.never(),
    });
  }
  if (schema instanceof z.ZodArray)
    return schema.clone({ ...schema.def, element: closed(schema.element as z.ZodType) });
  if (schema instanceof z.ZodOptional)
    return schema.clone({ ...schema.def, innerType: inner(schema) });
  if (schema instanceof z.ZodNullable)
    return schema.clone({ ...schema.def, innerType: inner(schema) });
  if (schema instanceof z.ZodDefault)
    return schema.clone({ ...schema.def, innerType: inner(schema) });
  return schema;
}
