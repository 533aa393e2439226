import { describe, expect, test } from 'vitest';
import {
  HEAT,
  recipient,
  service,
  settlement,
  space,
  type WrittenService,
} from '#tests/settlement-house.ts';
import { count } from './count.ts';
import { explained } from './explained.ts';
import { explainedText } from './explained-text.ts';
import type { FrozenSpace } from './frozen.ts';

const house = [space(1, 60), space(2, 60), space(3, 40), space(4, 80)];
const readings = { r1: '1200', r2: '90', r3: '500', r4: '900' };

function explainedOf(spaces: readonly FrozenSpace[], written: WrittenService, key: string) {
  const frozen = settlement(spaces, [service(written)]);
  return explained(frozen, count(frozen), { service_id: 1, recipient: key });
}

function told(spaces: readonly FrozenSpace[], written: WrittenService, key: string) {
  const found = explainedOf(spaces, written, key);
  return found === null ? null : explainedText(found).map((one) => one.replaceAll('\u00A0', ' '));
}

const heat = { rule: HEAT, cost: 30_000_000, uses: readings };

describe('heat of the first vector', () => {
  test('is told to who is under the lower limit', () =>
    expect(told(house, heat, 'r2')).toEqual([
      'Za službu „Teplo“ platíte 52 500 Kč.',
      'Náklad domu je 300 000 Kč.',
      'Základní složka je 50 % nákladu domu (150 000 Kč) a dělí se podle započitatelné podlahové plochy: 60 z 240 m², 1 m² po 625 Kč, tedy 37 500 Kč.',
      'Spotřební složka je 50 % nákladu domu (150 000 Kč) a dělí se podle náměrů měřidel: 90 z 2 690 m³, 1 m³ po 55,7621 Kč, tedy 5 018,59 Kč.',
      'Korekce přidala 9 981,41 Kč, protože náklad prostoru na 1 m² je pod dolní mezí 70 % průměru domu (průměr je 1 250 Kč na 1 m²).',
      'Dohromady je to po zaokrouhlení na haléře 52 500 Kč.',
    ]));

  test('is told to who bears what was moved', () =>
    expect(told(house, heat, 'r1')?.slice(-2)).toEqual([
      'Korekce ubrala 4 606,81 Kč, protože u jiných prostorů byl náklad upraven na mez a zbytek se rozdělil znovu.',
      'Dohromady je to po zaokrouhlení na haléře 99 807,69 Kč.',
    ]));

  test('is data whose numbers make the sum', () => {
    const found = explainedOf(house, heat, 'r1');
    expect(found).toMatchObject({
      pasport_id: 1,
      space_name: 'Byt 1',
      days: 365,
      space_days: 365,
      parts: [
        { percent: '50', component: '15000000', price: '62500', space_amount: '3750000' },
        { quantity: '2690', space_quantity: '1200', price: '1500000/269' },
      ],
      limits: { mean: '125000', limited: null },
      amount: 9_980_769,
    });
  });

  test('is not told where there are no sums, or nobody such', () => {
    expect(told(house, { ...heat, uses: { ...readings, r1: null } }, 'r2')).toBeNull();
    expect(told(house, heat, 'r9')).toBeNull();
  });
});

describe('what is told', () => {
  const meters = { key: 'meter', basic_key: 'countable_area', service_name: 'Teplá voda' } as const;
  const marks = { 1: 'refused', 3: 'impossible' } as const;
  const annex2 = { rule: meters, cost: 12_000_000, uses: { r2: '10', r4: '30' }, marks };

  test.each([
    [
      'r1',
      'Celý náklad se dělí u prostorů, kde instalace nebo odečet měřidla nebyly umožněny, 3násobkem průměru na 1 m² započitatelné podlahové plochy: na takové prostory z toho připadá 60 000 Kč, 3 × 60 m², 1 m² po 333,3333 Kč, tedy 60 000 Kč.',
    ],
    [
      'r3',
      'Celý náklad se dělí u prostorů bez měřidla průměrem na 1 m² započitatelné podlahové plochy: na takové prostory z toho připadá 13 333,33 Kč, 40 m², 1 m² po 333,3333 Kč, tedy 13 333,33 Kč.',
    ],
    [
      'r2',
      'Celý náklad se dělí podle náměrů měřidel: na takové prostory z toho připadá 46 666,67 Kč, 10 z 40 m³, 1 m³ po 1 166,6667 Kč, tedy 11 666,67 Kč.',
    ],
  ])('of annex 2 to %s', (key, sentence) => expect(told(house, annex2, key)?.[2]).toBe(sentence));

  const flat = space(1, 50, {
    recipients: [
      recipient('r1', { to: '2025-06-30', living: 2 }),
      recipient('r1b', { from: '2025-07-01', living: 1 }),
    ],
    share: ['1', '3'],
  });
  const other = space(2, 100, { share: ['2', '3'] });
  const one = (rule: WrittenService['rule'], uses?: WrittenService['uses']) =>
    told([flat, other], { rule, cost: 7_300_000, ...(uses === undefined ? {} : { uses }) }, 'r1');

  test('of the time that somebody bore a flat', () => {
    expect(one({})?.slice(2)).toEqual([
      'Celý náklad se dělí podle podlahové plochy: 50 z 150 m², 1 m² po 486,6667 Kč, tedy 24 333,33 Kč.',
      'Podle dnů (181 z 365) z toho připadá na Vás 12 066,67 Kč.',
      // 12 066,66501 and 12 266,66499 of 24 333,33: the larger remainder gets the heller.
      'Dohromady je to po zaokrouhlení na haléře 12 066,67 Kč.',
    ]);
    expect(one({ time_weight: 'climate' })?.[3]).toBe(
      'Podle klimatické náročnosti měsíců (60 %) z toho připadá na Vás 14 600 Kč.',
    );
  });

  test('of persons, uses, shares and formulas', () => {
    expect(one({ key: 'persons' })?.slice(2, 4)).toEqual([
      'Celý náklad se dělí podle počtu osob a měsíců: 18 z 30 osoboměsíců, 1 osoboměsíc po 2 433,3333 Kč, tedy 43 800 Kč.',
      'Podle počtu osob a měsíců (66,67 %) z toho připadá na Vás 29 200 Kč.',
    ]);
    const uses = { r1: '3', r1b: '1', r2: '6' };
    expect(one({ key: 'meter' }, uses)?.[3]).toBe(
      'Podle Vaší spotřeby (3 z 4 m³) z toho připadá na Vás 21 900 Kč.',
    );
    expect(one({ key: 'share' })?.[2]).toBe(
      'Celý náklad se dělí podle podílů na společných částech: podíl 1/3 ze součtu podílů 1, tedy 24 333,33 Kč.',
    );
    expect(one({ key: 'formula', formula: 'osoby' })?.[3]).toBe(
      'Podle vzorce (66,67 %) z toho připadá na Vás 29 200 Kč.',
    );
    expect(one({ key: 'unit' })?.[2]).toBe(
      'Celý náklad se dělí podle počtu prostorů: 1 z 2 prostorů, 1 prostor po 36 500 Kč, tedy 36 500 Kč.',
    );
  });

  test('of who pays nothing, is freed or cut off, and of money that came back', () => {
    const freed = { rule: { service_name: 'Výtah' }, cost: 1000, marks: { 1: 'exempt' } as const };
    expect(told(house, freed, 'r1')).toEqual([
      'Za službu „Výtah“ neplatíte nic.',
      'Prostor je z této služby vyňat a nic z ní nenese.',
    ]);
    const cut = { ...heat, marks: { 1: 'disconnected' } as const };
    expect(told(house, cut, 'r1')?.[2]).toBe('Prostor je odpojen, nese proto jen základní složku.');
    expect(told(house, { cost: -24_000 }, 'r1')).toEqual([
      'Za službu „Služba“ se Vám vrací 60 Kč.',
      'Dodavatelé domu vrátili 240 Kč.',
      'Celý náklad se dělí podle podlahové plochy: 60 z 240 m², 1 m² po \u22121 Kč, tedy \u221260 Kč.',
      'Dohromady je to po zaokrouhlení na haléře \u221260 Kč.',
    ]);
    const fixed = { rule: { key: 'fixed' } as const, cost: 500, fixed: { 1: 100, 2: 400 } };
    expect(told(house, fixed, 'r2')?.[2]).toBe(
      'Celý náklad se dělí podle pevných částek: částka prostoru byla určena předem, tedy 4 Kč.',
    );
  });
});
