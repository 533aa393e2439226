import { czechNumber } from '#contract/czech/figures.ts';
import { measuredUnit, measuredUnitValue } from '#contract/metering/meter-words.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { exact, roundedTo } from './exact.ts';
import type { DivisionKey } from './frozen.ts';

// Numbers and words of an explanation. What is exact is told rounded, as people read it.

/** A written fraction as a number to be told. */
export const figureOf = (fraction: string): number => exact(fraction).toNumber();

/** Hellers as crowns, without decimals where there are none: 12 480 Kč, 9 981,41 Kč. */
export function crowns(hellers: string | number): string {
  const value = roundedTo(exact(String(hellers)), 0n);
  const isWhole = value.n % 100n === 0n;
  return `${czechNumber(value.toNumber() / 100, isWhole ? 0 : 2)}\u00A0Kč`;
}

/** A price of one, which may be less than a heller: 625 Kč, 55,7621 Kč. */
export function priceText(hellers: string): string {
  const value = figureOf(hellers) / 100;
  return `${czechNumber(value, Number.isInteger(value) ? 0 : 2, 4)}\u00A0Kč`;
}

/** A unit as people write it: 'm³' of 'm3'; what is no unit of ours as it stands. */
export function unitText(unit: string): string {
  const { data } = measuredUnit.safeParse(unit);
  return data === undefined ? unit : measuredUnitValue.text(data);
}

/** 50 %, 33,33 % */
export const percentText = (percent: string): string =>
  `${czechNumber(figureOf(percent), 0, 2)}\u00A0%`;

/** By what a cost is divided, behind "podle". */
export const keyGenitive: Readonly<Record<DivisionKey, string>> = {
  area: 'podlahové plochy',
  countable_area: 'započitatelné podlahové plochy',
  heated_area: 'vytápěné plochy',
  total_area: 'celkové plochy',
  persons: 'počtu osob a měsíců',
  meter: 'náměrů měřidel',
  unit: 'počtu prostorů',
  fixed: 'pevných částek',
  share: 'podílů na společných částech',
  formula: 'vzorce',
};

/** One of what the key counts, behind "1": '1 m²', '1 dílek'. */
export const oneOf = (key: DivisionKey, unit: string): string => `1\u00A0${unitWord(key, unit, 1)}`;

/** How much of a key of how much: '60 z 240 m²', '24 z 264 osoboměsíců'. */
export function quantityOfAll(key: DivisionKey, unit: string, own: string, all: string): string {
  if (key === 'share') return `podíl ${own} ze součtu podílů ${all}`;
  const [one, sum] = [figureOf(own), figureOf(all)].map((figure) => czechNumber(figure, 0, 2));
  return `${one}\u00A0z\u00A0${sum}\u00A0${unitWord(key, unit, 5)}`.trimEnd();
}

/** How much of a key: '60 m²', '24 osoboměsíců'; a share alone. */
export function quantityText(key: DivisionKey, unit: string, own: string): string {
  if (key === 'share') return own;
  const figure = figureOf(own);
  const told = Number(figure.toFixed(2));
  return `${czechNumber(figure, 0, 2)}\u00A0${unitWord(key, unit, told)}`.trimEnd();
}

function unitWord(key: DivisionKey, unit: string, count: number): string {
  if (key === 'persons')
    return czechPlural(count, 'osoboměsíc', 'osoboměsíce', 'osoboměsíců', 'osoboměsíce');
  if (key === 'unit') return czechPlural(count, 'prostor', 'prostory', 'prostorů', 'prostoru');
  if (key === 'meter')
    return unit.startsWith('díl') ? czechPlural(count, 'dílek', 'dílky', 'dílků', 'dílku') : unit;
  if (key === 'formula') return czechPlural(count, 'díl', 'díly', 'dílů', 'dílu');
  return key === 'fixed' || key === 'share' ? '' : 'm²';
}
