/** The list with one item moved to another place; a place beyond an end stands for that end. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (item === undefined) return items;
  const others = items.filter((_, index) => index !== from);
  const at = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, at), item, ...others.slice(at)];
}

/** Items in the wanted order of their ids; what the order does not know stands behind, as it was. */
export function inOrder<T>(
  items: readonly T[],
  wanted: readonly number[] | null,
  idOf: (item: T) => number,
): readonly T[] {
  if (wanted === null) return items;
  const places = new Map(wanted.map((id, place) => [id, place]));
  const placeOf = (item: T) => places.get(idOf(item)) ?? wanted.length;
  return items.toSorted((left, right) => placeOf(left) - placeOf(right));
}
