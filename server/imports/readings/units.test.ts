import { describe, expect, test } from 'vitest';
import { converted, unitInHeading } from './units.ts';

describe('a state in another unit', () => {
  // 1 kWh = 0.0036 GJ, 1 GJ = 277.777… kWh; the counter has so many decimals.
  test.each([
    [4165.8, 'kWh', 'GJ', 3, 14.997],
    [1, 'GJ', 'kWh', 2, 277.78],
    [1.5, 'MWh', 'kWh', 0, 1500],
    [3600, 'kWh', 'GJ', 2, 12.96],
    [999_999_999, 'kWh', 'MWh', 3, 999_999.999],
    [12.5, 'm3', 'm3', 3, 12.5],
  ] as const)('%s %s is counted over to %s', (state, from, measured_unit, decimals, counted) => {
    expect(converted(state, from, { measured_unit, decimals })).toBe(counted);
  });

  test('of what measures something else is none', () => {
    expect(converted(1, 'GJ', { measured_unit: 'm3', decimals: 3 })).toBeNull();
    expect(converted(1, 'units', { measured_unit: 'kWh', decimals: 0 })).toBeNull();
  });
});

test.each([
  ['Stav (GJ)', 'GJ'],
  ['Stav [m³]', 'm3'],
  ['stav kWh', 'kWh'],
  ['Stav', undefined],
  ['Stav (konečný)', undefined],
  ['Stav k 31. 12. 2025 (GJ)', 'GJ'],
])('%s says the unit %s', (heading, unit) => expect(unitInHeading(heading)).toBe(unit));
