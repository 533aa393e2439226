const SLICE = 500;

/** Maps the items in slices; others get their turn between them. */
export async function inSlices<T, R>(
  items: readonly T[],
  turn: () => Promise<void>,
  map: (item: T) => R,
): Promise<R[]> {
  const made: R[] = [];
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % SLICE === 0) await turn();
    made.push(map(item));
  }
  return made;
}

/** Items by a key; an item with an empty key is in no group. */
export function grouped<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === '') continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
