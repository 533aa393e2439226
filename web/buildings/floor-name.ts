/** The usual code and name of a floor: 1 is the ground floor (1. NP), -1 the first one under the ground. */
export function usualFloor(floor: number): { readonly code: string; readonly name: string } {
  if (!Number.isInteger(floor) || floor === 0) return { code: '', name: '' };
  const level = Math.abs(floor);
  const [short, long] = floor > 0 ? ['NP', 'nadzemní'] : ['PP', 'podzemní'];
  return { code: `${level}${short}`, name: `${level}. ${long} podlaží` };
}

/** The number of the floor that is probably entered next: above the highest one, the first when none is. */
export function nextFloor(floors: readonly { readonly floor: number }[]): number {
  const highest = Math.max(0, ...floors.map(({ floor }) => floor));
  return highest + 1;
}
