/** Told of a floor area that is larger than the total one; odd houses have such spaces. */
export function floorAreaDoubt(
  value: unknown,
  { total_area }: Readonly<Record<string, unknown>>,
): string | null {
  const isOver =
    typeof value === 'number' &&
    typeof total_area === 'number' &&
    total_area > 0 &&
    value > total_area;
  return isOver ? 'Je větší než celková plocha' : null;
}
