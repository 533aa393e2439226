/** The ids with the one of the place moved by a step. */
export function movedIds(ids: readonly number[], at: number, step: 1 | -1): number[] {
  const moved = [...ids];
  const [one] = moved.splice(at, 1);
  if (one !== undefined) moved.splice(at + step, 0, one);
  return moved;
}
