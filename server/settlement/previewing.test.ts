import { describe, expect, test } from 'vitest';
import { keepingTexts, previewText } from '#contract/settlement/preview-text.ts';
import type { FrozenSpace } from '#contract/settlement/frozen.ts';
import {
  HEAT,
  recipient,
  service,
  settlement,
  space,
  type WrittenService,
} from '#tests/settlement-house.ts';
import { previewed } from './previewing.ts';

/** 100,000 Kč. */
const COST = 10_000_000;

function shown(
  spaces: readonly FrozenSpace[],
  written: Omit<WrittenService, 'cost'>,
  { cost = COST, chosen = [] }: { cost?: number | null; chosen?: readonly number[] } = {},
) {
  const settled = settlement(spaces, [service({ cost: 0, ...written })]);
  const told = previewed(settled, { cost, spaces: chosen });
  if (told === undefined) throw new Error('Nothing was shown.');
  const texts = told.spaces.map((one) =>
    previewText(one, told).map((text) => text.replaceAll('\u00A0', ' ')),
  );
  return { told, texts, ids: told.spaces.map(({ pasport_id }) => pasport_id) };
}

const areas = (...sizes: readonly (number | null)[]) =>
  sizes.map((area, at) => space(at + 1, area));

describe('a rule shown on three spaces', () => {
  // 62.4 / 1,480.2 = 4.2156… %.
  test('is shown on the smallest, the middle and the largest by its key, with its numbers', () => {
    const { ids, texts } = shown(areas(350, 62.4, 417.8, 300, 350), {});
    expect(ids).toEqual([2, 1, 3]);
    expect(texts[0]).toEqual([
      'Celý náklad se dělí podle podlahové plochy: 62,4 z 1 480,2 m² = 4,22 %, tedy 4 215,65 Kč.',
      'Dohromady 4 215,65 Kč, 4,22 % nákladu.',
    ]);
  });

  test('or on those that are chosen, one or two where there are no more', () => {
    const flats = areas(10, 20, 30, 40);
    expect(shown(flats, {}, { chosen: [3, 4] }).ids).toEqual([3, 4]);
    expect(shown(flats, {}, { chosen: [99] }).ids).toEqual([1, 2, 4]);
    expect(shown(areas(20, 10), {}).ids).toEqual([2, 1]);
    expect(shown(areas(10), {}).ids).toEqual([1]);
    expect(shown(areas(10, 10, 10), { rule: { key: 'unit' } }).ids).toEqual([1, 2, 3]);
  });

  // Half by areas of 40, 60 and 100 m², half by 100, 300 and 600: 10,000 + 5,000, 15,000 + 15,000, 25,000 + 30,000.
  // The mean of 1 m² is 500 Kč; the first has 375 Kč, which is less than 80 % of it, and bears 400 Kč instead.
  test('tells both components, and what the correction to a limit adds', () => {
    const rule = { ...HEAT, lower_limit: '80' };
    const uses = { r1: '100', r2: '300', r3: '600' };
    const { texts, told } = shown(areas(40, 60, 100), { rule, uses });
    expect(texts[0]).toEqual([
      'Základní složka (50 % nákladu) se dělí podle započitatelné podlahové plochy: 40 z 200 m² = 20 %, tedy 10 000 Kč.',
      'Spotřební složka (50 % nákladu) se dělí podle náměrů měřidel: 100 z 1 000 m³ = 10 %, tedy 5 000 Kč.',
      'Náklad na 1 m² vychází pod dolní mezí 80 % průměru domu, upraví se na ni; korekce přidala 1 000 Kč.',
      'Dohromady 16 000 Kč, 16 % nákladu.',
    ]);
    expect(texts[1]?.at(-2)).toMatch(/^Korekce ubrala .* Kč, protože jiné prostory/);
    expect(told.spaces.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(COST);
    const plain = shown(areas(40, 60, 100), { rule: HEAT, uses });
    expect(plain.told.spaces.map(({ amount }) => amount)).toEqual([
      1_500_000, 3_000_000, 5_500_000,
    ]);
    expect(plain.texts[0]).toHaveLength(3);
  });

  // The mean of 1 m² is 500 Kč: 100 m² without a meter bear a half, the rest is divided 30 to 70.
  test('tells how a space without a meter is reckoned', () => {
    const rule = { key: 'meter', meter_kind: 'cold-water', without_meter: 'area' } as const;
    const { texts, ids } = shown(areas(50, 50, 100), { rule, uses: { r1: '30', r2: '70' } });
    expect(ids).toEqual([1, 2, 3]);
    expect(texts).toEqual([
      [
        'Celý náklad se dělí podle náměrů měřidel: na takové prostory z toho připadá 50 %, 30 z 100 m³ = 30 %, tedy 15 000 Kč.',
        'Dohromady 15 000 Kč, 15 % nákladu.',
      ],
      [expect.stringContaining('70 z 100 m³ = 70 %'), 'Dohromady 35 000 Kč, 35 % nákladu.'],
      [
        'Celý náklad se dělí u prostorů bez měřidla průměrem na 1 m² podlahové plochy: na takové prostory z toho připadá 50 %, 100 m² z 100 m² = 100 %, tedy 50 000 Kč.',
        'Dohromady 50 000 Kč, 50 % nákladu.',
      ],
    ]);
  });

  test('tells a disconnected space, which bears the basic component alone', () => {
    const marks = { 1: 'disconnected' } as const;
    const rule = { ...HEAT, lower_limit: null, upper_limit: null };
    const { texts } = shown(areas(50, 50), { rule, marks, uses: { r2: '7' } }, { chosen: [1] });
    expect(texts[0]?.[0]).toContain('Prostor je odpojen');
    expect(texts[0]?.slice(1)).toEqual([
      expect.stringMatching(/^Základní složka \(50 % nákladu\).* = 50 %, tedy 25 000 Kč\.$/),
      'Dohromady 25 000 Kč, 25 % nákladu.',
    ]);
  });

  test('without a cost tells shares, which are the same of any', () => {
    const { texts, told } = shown(areas(25, 75), {}, { cost: null });
    expect(told.spaces.map(({ amount, correction }) => [amount, correction])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(texts[0]).toEqual([
      'Celý náklad se dělí podle podlahové plochy: 25 z 100 m² = 25 %.',
      'Dohromady 25 % nákladu.',
    ]);
    const rule = { key: 'fixed' } as const;
    const fixed = shown(areas(1, 1), { rule, fixed: { 1: 100, 2: 300 } }, { cost: null });
    expect(fixed.texts[0]).toEqual([
      'Celý náklad se dělí podle pevných částek: částka prostoru byla určena předem = 25 %.',
      'Dohromady 25 % nákladu.',
    ]);
  });
});

describe('what is not known is said and is no zero', () => {
  const water = { key: 'meter', meter_kind: 'cold-water' } as const;

  test.each([
    ['an area', areas(null, 10), {}, 'Plocha chybí.', 'Chybí plocha, podíl nebo počet osob'],
    [
      'a number of persons',
      [space(1, 9, { recipients: [recipient('r1', { living: null })] }), space(2, 9)],
      { rule: { key: 'persons' } },
      'Počet osob chybí.',
      'Chybí plocha, podíl nebo počet osob',
    ],
    [
      'a reading',
      areas(5, 10),
      { rule: water, uses: { r1: null, r2: '3' } },
      'Spotřeba není známa, chybí odečet.',
      'Chybí odečet',
    ],
    [
      'a meter',
      areas(5, 10),
      { rule: water, uses: { r2: '3' } },
      'Bez měřidla, a pravidlo neříká, co pak.',
      'Prostory bez měřidla, o kterých pravidlo nerozhoduje',
    ],
  ] as const)('%s', (_what, spaces, written, own, keeping) => {
    const { told, texts, ids } = shown(spaces, written);
    expect(texts[ids.indexOf(1)]).toEqual([own]);
    expect(texts[ids.indexOf(2)]).toEqual([
      expect.stringMatching(/^Podle .*: \d+ .*; podíl nelze spočítat, dokud se nedoplní/),
    ]);
    expect(keepingTexts(told)).toEqual([`${keeping}: Dům 1, Byt 1`]);
    const many = { flags: Array.from({ length: 9 }, () => told.flags).flat() };
    expect(keepingTexts(many)[0]).toMatch(/ a\sdalší \(celkem 9\)$/);
    expect(told.spaces.map(({ amount }) => amount)).toEqual([null, null]);
  });
});
