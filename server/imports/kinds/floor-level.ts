import { bareKey } from '#contract/rules/text-key.ts';

const patterns: readonly (readonly [RegExp, (count: number) => number])[] = [
  [/^(\d{1,2})(?:np|nadzemnipodlazi|podlazi)?$/, (count) => count],
  [/^(\d{1,2})(?:pp|podzemnipodlazi|s|suteren)$/, (count) => -count],
  // The first storey of Czechs is the one above the ground floor.
  [/^(\d{1,2})(?:patro|p)$/, (count) => count + 1],
];

// With what people shorten.
const GROUND = new Set(['prizemi', 'priz', 'zvyseneprizemi']);
const CELLAR = new Set(['suteren', 'sut', 'sklep']);

/** Which floor a text names: 1 is the ground floor, −1 the first one under it; undefined for none. */
export function floorLevel(text: string): number | undefined {
  const key = bareKey(text);
  if (GROUND.has(key)) return 1;
  if (CELLAR.has(key)) return -1;
  for (const [pattern, level] of patterns) {
    const [, digits] = pattern.exec(key) ?? [];
    const count = Number(digits ?? 0);
    if (count > 0) return /^\s*[-−]/.test(text) ? -count : level(count);
  }
  return undefined;
}

/** A new floor as the portal names it: 2NP, 1PP. */
export function floorNames(level: number): { code: string; name: string } {
  const count = Math.abs(level);
  return level < 0
    ? { code: `${count}PP`, name: `${count}. podzemní podlaží` }
    : { code: `${count}NP`, name: `${count}. nadzemní podlaží` };
}
