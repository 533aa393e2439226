import type { MeterKind } from '#contract/metering/meter-words.ts';

// What one meter measures can pass through another one only when it is the same, or is made of it.

/** Beside its own kind: hot water is made of cold, and allocators divide what a heat meter measures. */
const alsoThrough: Readonly<Partial<Record<MeterKind, MeterKind>>> = {
  'hot-water': 'cold-water',
  'heat-allocator': 'heat',
};

/** Whether a meter of the kind may stand behind a meter of the other kind. */
export const passesThrough = (kind: MeterKind, above: MeterKind): boolean =>
  kind === above || alsoThrough[kind] === above;
