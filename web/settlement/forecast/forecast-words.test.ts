import { expect, test } from 'vitest';
import type { ForecastRecipient, ForecastService } from '#contract/settlement/forecasts.ts';
import { basisText, isForecast, lackingTexts } from './forecast-words.ts';

const heat: ForecastService = {
  billing_rule_id: 1,
  service_name: 'Teplo',
  house_name: '',
  so_far: 10_000_000,
  until: '2026-06-30',
  expected: 16_666_667,
  former: null,
  basis: 'degree-days',
  uses: [
    { source: 'readings-former', spaces: 12 },
    { source: 'mean', spaces: 2 },
  ],
  flags: [],
};
const row = (fields: Partial<ForecastRecipient>): ForecastRecipient => ({
  key: '1/2026-01-01',
  pasport_id: 1,
  space_name: '1',
  building_name: 'Lipová 12',
  name: 'Jan Novák',
  payer: 'owner',
  cost: 100,
  advance: 50,
  balance: 50,
  raise: null,
  ...fields,
});

test('what a forecast stands on, in words', () => {
  expect(basisText(heat).replaceAll('\u00A0', ' ')).toBe(
    'doklady do 30. 6. 2026; zbytek podle denostupňů; spotřeba: 12 prostorů podle letošních odečtů, zbytek jako loni; 2 prostory podle průměru ostatních',
  );
  expect(basisText({ ...heat, uses: [] })).not.toContain('spotřeba');
});

test('what is not known is told by its service and space', () => {
  const unknown = { ...heat, expected: null, basis: 'unknown' as const };
  const flagged = { ...heat, flags: [{ flag: 'use-unknown' as const, space_name: '7' }] };
  expect(lackingTexts([heat])).toEqual([]);
  expect(lackingTexts([unknown, flagged])).toEqual([
    'Teplo: bez dokladu i bez loňského vyúčtování není z čeho odhadnout.',
    'Teplo: Chybí odečet, prostor 7.',
  ]);
});

test('a balance that is not known, or is the unit’s own, is nobody’s debt', () => {
  expect(isForecast('owes', row({}))).toBe(true);
  expect(isForecast('owes', row({ payer: 'unit' }))).toBe(false);
  expect(isForecast('owes', row({ balance: null }))).toBe(false);
  expect(isForecast('overpays', row({ balance: -1 }))).toBe(true);
});
