/** In the long run before a release everything is tried on everything. */
const isLong = process.env['KASTELAN_FUZZ'] !== undefined;

/**
 * Values to be tried on the one that stands at the place: all of them in the long run, otherwise the next
 * few in turn. Over many places each value is tried many times, and on the same place always the same.
 */
export function inTurn<Value>(values: readonly Value[], few: number, place: number): Value[] {
  if (isLong) return [...values];
  const from = (place * few) % values.length;
  return [...values, ...values].slice(from, from + few);
}
