/** A stream of numbers that is the same for the same seed. */
export interface Random {
  /** Whole number from min to max, both included. */
  int(min: number, max: number): number;
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
  /** One of the items; throws a RangeError when there are none. */
  pick<T>(items: readonly T[]): T;
  /** Decimal digits as text. */
  digits(count: number): string;
}

/** Creates the stream of a seed (mulberry32). */
export function createRandom(seed: number): Random {
  const next = mulberry32(seed);
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new RangeError('Nothing to pick from');
      return item;
    },
    digits: (count) => Array.from({ length: count }, () => int(0, 9)).join(''),
  };
}

/** The seed that belongs to a name. */
export function seedOf(name: string): number {
  const letters = Array.from({ length: name.length }, (_, index) => name.charCodeAt(index));
  return letters.reduce((seed, letter) => Math.imul(seed, 31) + letter, 20_250_120);
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
