const SLICE = 500;

/** Maps the items in slices; others get their turn between them. */
export async function inSlices<T, R>(
  items: readonly T[],
  turn: () => Promise<void>,
  map: (item: T, at: number) => R,
): Promise<R[]> {
  const made: R[] = [];
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % SLICE === 0) await turn();
    made.push(map(item, at));
  }
  return made;
}
