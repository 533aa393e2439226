import { expect, test } from 'vitest';
import {
  differenceNotes,
  differenceRows,
  differenceText,
  toldTogether,
} from './difference-text.ts';
import {
  differenceReason,
  notCompared,
  type DifferenceCause,
  type SettlementDifference,
} from './differences.ts';

const difference = (
  causes: Partial<Record<DifferenceCause, number>>,
  more: Partial<SettlementDifference> = {},
): SettlementDifference => ({
  reason: null,
  former: 1_000_000,
  causes: Object.entries(causes).map(([cause, amount]) => ({
    cause: cause as DifferenceCause,
    amount,
  })),
  unit_price: { former: 60_000, now: 65_050, unit: 'GJ' },
  degree_days: { former: 3000, now: 3300 },
  ...more,
});
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const said = (of: SettlementDifference) => plain(differenceText(of));

test('says how much more and why, without what did nothing', () => {
  const all = difference({ price: 190_000, weather: 60_000, rule: 0, 'own-use': -19_000 });
  expect(said(all)).toBe(
    'Proti předchozímu období o 2 310 Kč více: vyšší cena +1 900 Kč, chladnější počasí +600 Kč, Vaše spotřeba −190 Kč.',
  );
  expect(differenceNotes(all).map(plain)).toEqual([
    'Cena za 1 GJ se změnila z 600 Kč na 650,50 Kč.',
    'Denostupňů bylo 3 300 proti 3 000.',
  ]);
  const water = difference({ price: 1 }, { unit_price: { former: 1, now: 2, unit: 'm3' } });
  expect(differenceNotes(water).join('')).toContain('m³');
  expect(
    differenceRows(all).map(({ name, from, to, text }) => [name, from, to, plain(text)]),
  ).toEqual([
    ['Předchozí období', 0, 1_000_000, '10 000 Kč'],
    ['Vyšší cena', 1_000_000, 1_190_000, '+1 900 Kč'],
    ['Chladnější počasí', 1_190_000, 1_250_000, '+600 Kč'],
    ['Vaše spotřeba', 1_250_000, 1_231_000, '−190 Kč'],
    ['Toto období', 0, 1_231_000, '12 310 Kč'],
  ]);
});

test('says less, the same, and what evened out', () => {
  const warm = { unit_price: null, degree_days: { former: 3300, now: 3000 } };
  expect(said(difference({ price: -100, weather: -50, 'own-use': 25 }, warm))).toBe(
    'Proti předchozímu období o 1,25 Kč méně: nižší náklad domu −1 Kč, teplejší počasí −0,50 Kč, Vaše spotřeba proti domu +0,25 Kč.',
  );
  expect(said(difference({ price: 0 }))).toBe('Stejně jako v předchozím období.');
  expect(differenceNotes(difference({ price: 0, weather: 0 }))).toEqual([]);
  expect(said(difference({ 'house-use': 100, persons: -100 }))).toBe(
    'Stejně jako v předchozím období, změny se vyrovnaly: spotřeba domu +1 Kč, počty osob −1 Kč.',
  );
  expect(said(difference({ price: 1, rule: 100, days: -1 }, { unit_price: null }))).toBe(
    'Proti předchozímu období o 1 Kč více: vyšší náklad domu +0,01 Kč, způsob dělení a plochy +1 Kč, délka užívání −0,01 Kč.',
  );
});

test.each(differenceReason.options)('%s has its sentence and no rows', (reason) => {
  expect(said(notCompared(reason))).toMatch(
    /^S předchozím obdobím se částka neporovnává: [^.]{15,}\.$/u,
  );
  expect(differenceRows(notCompared(reason))).toEqual([]);
});

test('what holds of all services is told once', () => {
  const one = { difference: notCompared('space-new') };
  const all = toldTogether([one, { difference: null }, one]);
  expect(all.services.map((each) => each.difference)).toEqual([null, null, null]);
  expect(plain(all.together)).toBe(
    'S předchozím obdobím se částky neporovnávají: v předchozím období se prostor nevyúčtoval.',
  );
  const moved = { difference: difference({ price: 1 }) };
  const mixed = toldTogether([one, moved]);
  expect(mixed.services).toEqual([one, moved]);
  expect(plain(mixed.together)).toContain('v tomto pořadí se v něm vymění cena, počasí');
  const other = { difference: notCompared('service-new') };
  expect(toldTogether([one, other])).toEqual({ services: [one, other], together: '' });
  expect(toldTogether([{ difference: difference({ price: 0 }) }]).together).toBe('');
  expect(toldTogether([{ difference: null }]).together).toBe('');
});
