import { ApiError } from '#web/lib/api-error.ts';

/** What the server has against a field; undefined when it is content with it. */
export function refusedField(error: unknown, field: string): string | undefined {
  const fields = error instanceof ApiError ? error.fields : [];
  return fields.find((fault) => fault.field === field)?.message;
}

/** A fault that belongs to no field of a form. */
export function otherFault(error: unknown): unknown {
  return error instanceof ApiError && error.fields.length > 0 ? null : error;
}
