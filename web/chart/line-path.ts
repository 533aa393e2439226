/** A point of the drawing, in its pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * So few of the spots that the eye sees no difference: of those in one column of pixels the first, the
 * highest, the lowest and the last. Spots stand from left to right.
 */
export function thinned(spots: readonly Spot[]): Spot[] {
  const drawn: Spot[] = [];
  for (let from = 0; from < spots.length;) {
    const column = Math.floor(spots[from]?.x ?? 0);
    let to = from;
    while (to < spots.length && Math.floor(spots[to]?.x ?? 0) === column) to += 1;
    drawn.push(...telling(spots.slice(from, to)));
    from = to;
  }
  return drawn;
}

function telling(column: readonly Spot[]): readonly Spot[] {
  if (column.length <= 4) return column;
  const heights = column.map(({ y }) => y);
  const places = [
    0,
    heights.indexOf(Math.min(...heights)),
    heights.indexOf(Math.max(...heights)),
    column.length - 1,
  ];
  return column.filter((_spot, at) => places.includes(at));
}

/** Path of a line through the spots; a stepped one keeps its height until the next spot. */
export function linePath(spots: readonly Spot[], stepped: boolean): string {
  return spots
    .map(({ x, y }, at) => {
      if (at === 0) return `M${tenth(x)} ${tenth(y)}`;
      return stepped ? `H${tenth(x)}V${tenth(y)}` : `L${tenth(x)} ${tenth(y)}`;
    })
    .join('');
}

function tenth(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
