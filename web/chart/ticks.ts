const STEPS = [1, 2, 5, 10];

/**
 * Round values for an axis: multiples of 1, 2 or 5 times a power of ten, evenly apart, from at or under
 * `low` to at or over `high`, at least two and no more than `most` of them.
 */
export function niceTicks(low: number, high: number, most = 6): number[] {
  const [from, to] = low === high ? widened(low) : [low, high];
  const roughly = (to - from) / Math.max(1, most - 1);
  const power = 10 ** Math.floor(Math.log10(roughly));
  // Both ends are rounded outwards, so a step that only just fits may need the next larger one.
  for (const factor of [...STEPS, ...STEPS.map((step) => step * 10)]) {
    const step = factor * power;
    const first = Math.floor(whole(from / step));
    const last = Math.ceil(whole(to / step));
    if (last - first < most) {
      return Array.from({ length: last - first + 1 }, (_, at) => exact((first + at) * step));
    }
  }
  return [exact(from), exact(to)];
}

/** How many decimals tell the ticks of an axis apart. */
export function tickDecimals(ticks: readonly number[]): number {
  return Math.max(0, ...ticks.map((tick) => String(tick).split('.')[1]?.length ?? 0));
}

function widened(value: number): [number, number] {
  return value === 0 ? [0, 1] : [value - Math.abs(value) / 10, value + Math.abs(value) / 10];
}

// Products and quotients of binary fractions miss round numbers by a hair.
function exact(value: number): number {
  return Number(value.toPrecision(12)) + 0;
}

function whole(value: number): number {
  const rounded = Math.round(value);
  return Math.abs(value - rounded) < 1e-9 ? rounded : value;
}
