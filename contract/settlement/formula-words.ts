import { keyOf } from '#contract/rules/text-key.ts';

// Words of formulas. Nothing else can be named in one: what is written is looked up here and nowhere else.

/** What a formula knows of a space. */
export type FormulaName =
  | 'area'
  | 'countable_area'
  | 'heated_area'
  | 'total_area'
  | 'persons'
  | 'share'
  | 'use'
  | 'unit'
  | 'months';

export type FormulaCall = 'min' | 'max' | 'round' | 'if';

/** Units that quantities are made of, by the place of their power: m², person-months, months, what meters tell. */
export type Dimension = readonly [number, number, number, number];

export const NO_DIMENSION: Dimension = [0, 0, 0, 0];
const SQUARE_METRES: Dimension = [1, 0, 0, 0];

/** The words of what a formula knows, as they are written without diacritics, in the order of a help. */
const names: ReadonlyMap<string, FormulaName> = new Map([
  ['plocha', 'area'],
  ['podlahova_plocha', 'area'],
  ['zapocitatelna_plocha', 'countable_area'],
  ['vytapena_plocha', 'heated_area'],
  ['celkova_plocha', 'total_area'],
  ['osoby', 'persons'],
  ['podil', 'share'],
  ['spotreba', 'use'],
  ['jednotka', 'unit'],
  ['mesice', 'months'],
]);

/** What a formula can name, as people write it, with what it is; in the order of a help. */
export const formulaQuantities: readonly { readonly word: string; readonly said: string }[] = [
  { word: 'plocha', said: 'podlahová plocha v\u00A0m²' },
  { word: 'započitatelná_plocha', said: 'započitatelná plocha v\u00A0m²' },
  { word: 'vytápěná_plocha', said: 'vytápěná plocha v\u00A0m²' },
  { word: 'celková_plocha', said: 'celková plocha v\u00A0m²' },
  { word: 'osoby', said: 'osoby krát měsíce' },
  { word: 'podíl', said: 'spoluvlastnický podíl' },
  { word: 'spotřeba', said: 'co ukázala měřidla prostoru' },
  { word: 'jednotka', said: '1 za každý prostor' },
  { word: 'měsíce', said: 'měsíce, po které prostor někdo nesl' },
];

/** Functions, each with its values. */
export const formulaFunctions = [
  'nejmenší(a; b)',
  'největší(a; b)',
  'zaokrouhli(a; 2)',
  'když(a > b; c; d)',
] as const;

const calls: ReadonlyMap<string, FormulaCall> = new Map([
  ['nejmensi', 'min'],
  ['min', 'min'],
  ['nejvetsi', 'max'],
  ['max', 'max'],
  ['zaokrouhli', 'round'],
  ['round', 'round'],
  ['kdyz', 'if'],
  ['if', 'if'],
]);

/** In what each of them is; the share and the one space are plain numbers. */
export const dimensions: Readonly<Record<FormulaName, Dimension>> = {
  area: SQUARE_METRES,
  countable_area: SQUARE_METRES,
  heated_area: SQUARE_METRES,
  total_area: SQUARE_METRES,
  persons: [0, 1, 0, 0],
  share: NO_DIMENSION,
  use: [0, 0, 0, 1],
  unit: NO_DIMENSION,
  months: [0, 0, 1, 0],
};

/** What a written word names, with or without diacritics; null where it names nothing. */
export const formulaNamed = (word: string): FormulaName | null => names.get(keyOf(word)) ?? null;

/** The function that a written word calls; null where there is none. */
export const formulaCalled = (word: string): FormulaCall | null => calls.get(keyOf(word)) ?? null;

const dimensionWords = ['m²', 'osoboměsíce', 'měsíce', 'spotřeba'] as const;

/** A unit in words: 'm²·osoboměsíce', 'spotřeba/m²', 'číslo bez jednotky'. */
export function dimensionText(dimension: Dimension): string {
  const told = (sign: 1 | -1) =>
    dimension.flatMap((power, at) =>
      Array.from({ length: Math.max(0, power * sign) }, () => dimensionWords[at] ?? ''),
    );
  const [over, under] = [told(1), told(-1)];
  if (over.length + under.length === 0) return 'číslo bez jednotky';
  return [over.length === 0 ? '1' : over.join('·'), ...under].join('/');
}
