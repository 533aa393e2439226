export type FormValues = Record<string, unknown>;

/** Names of the fields whose values differ. */
export function changedFields<V extends FormValues>(before: V, after: V): (keyof V & string)[] {
  return Object.keys(after).filter((field) => !isSame(before[field], after[field]));
}

/** The fields of these names only. */
export function pick<V extends FormValues>(
  values: V,
  fields: readonly (keyof V & string)[],
): Partial<V> {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<V>;
}

/** The values with those of a record over them; what the record does not carry stays. */
export function overlaid<V extends FormValues>(values: V, record: unknown): V {
  if (typeof record !== 'object' || record === null) return values;
  const source = record as Record<string, unknown>;
  return {
    ...values,
    ...pick(
      source as V,
      Object.keys(values).filter((field) => source[field] !== undefined),
    ),
  };
}

function isSame(left: unknown, right: unknown): boolean {
  return (
    Object.is(left, right) ||
    (typeof left === 'object' && JSON.stringify(left) === JSON.stringify(right))
  );
}
