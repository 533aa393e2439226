import { formatNumber } from '#web/lib/czech.ts';

/** Size of a file: 12 kB, 1,4 MB. */
export function sizeText(bytes: number): string {
  const [size, unit, places] =
    bytes < 1_000_000 ? [Math.ceil(bytes / 1000), 'kB', 0] : [bytes / 1_000_000, 'MB', 1];
  return `${formatNumber(size, 0, places)}\u00a0${unit}`;
}
