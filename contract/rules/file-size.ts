import { czechNumber } from '#contract/czech/figures.ts';

const KILO = 1024;
/** Bytes of one MB, as limits of files and computers of people count it. */
export const MEGABYTE = KILO * KILO;

const units = [
  ['kB', KILO, 0],
  ['MB', MEGABYTE, 1],
  ['GB', MEGABYTE * KILO, 1],
] as const;

function inWords(bytes: number, round: (value: number) => number): string {
  const [name, unit, places] = units.findLast(([, least]) => bytes >= least) ?? units[0];
  const size = round((bytes / unit) * 10 ** places) / 10 ** places;
  return `${czechNumber(size, 0, places)}\u00A0${name}`;
}

/** Size of a file in bytes, rounded up: 12 kB, 1,4 MB. */
export const sizeText = (bytes: number): string => inWords(bytes, Math.ceil);

/** Room for files in bytes, rounded down, so that what is promised fits in. */
export const roomText = (bytes: number): string => inWords(bytes, Math.floor);
