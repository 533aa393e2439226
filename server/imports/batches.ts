/** Records that one statement reads or writes, so that none takes long. */
const BATCH = 1000;

/** The items in batches of a thousand. */
export function batches<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) =>
    items.slice(at * BATCH, (at + 1) * BATCH),
  );
}
