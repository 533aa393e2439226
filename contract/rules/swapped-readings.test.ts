import { describe, expect, test } from 'vitest';
import {
  readingsSince,
  swapFault,
  type SwappedDevice,
  type SwappedReading,
} from './swapped-readings.ts';

const TODAY = '2026-01-15';
const device = (meter_id: number, more: Partial<SwappedDevice> = {}): SwappedDevice => ({
  meter_id,
  serial_number: `V${meter_id}`,
  measured_unit: 'm3',
  digits: 3,
  decimals: 1,
  mounted_on: '2024-01-01',
  removed_on: null,
  scale_month: null,
  ...more,
});
let made = 0;
const reading = (
  meter_id: number,
  read_on: string,
  state: number | null,
  more: Partial<SwappedReading> = {},
): SwappedReading => ({
  meter_reading_id: (made += 1),
  meter_id,
  read_on,
  state,
  overflowed: false,
  reading_kind: 'current',
  source: 'entry',
  status: state === null ? 'no-access' : 'ok',
  estimate_method: '',
  ...more,
});
const edge = { reading_kind: 'start' } as const;

/** The fault when all readings of both since the day change places. */
function fault(
  readings: readonly SwappedReading[],
  since: string,
  other: Partial<SwappedDevice> = {},
) {
  const ids = readingsSince(readings, since).map(({ meter_reading_id }) => meter_reading_id);
  const devices = [device(1), device(2, other)] as const;
  return swapFault({ devices, readings }, new Set(ids), TODAY);
}

describe('readings that change places', () => {
  const swapped = [
    reading(1, '2024-01-01', 0, edge),
    reading(2, '2024-01-01', 700, edge),
    reading(1, '2024-06-30', 720),
    reading(2, '2024-06-30', 15, { status: 'backflow' }),
    reading(1, '2024-12-31', null),
  ];

  test('are all since the day but the first and last states', () => {
    expect(readingsSince(swapped, '2024-01-01')).toHaveLength(3);
    expect(readingsSince(swapped, '2024-07-01')).toHaveLength(1);
  });

  test('may when each follows from what stays', () => {
    expect(fault(swapped, '2024-02-01')).toBeNull();
  });

  test('may not when one of them would be lower than what stays before it', () => {
    const kept = [...swapped, reading(2, '2024-03-31', 710)];
    // The 710 of March would come behind the 0 of the first meter, and 15 of June behind it.
    const gone = swapFault(
      { devices: [device(1), device(2)], readings: kept },
      new Set([kept[3]?.meter_reading_id ?? 0, kept[5]?.meter_reading_id ?? 0]),
      TODAY,
    );
    expect(gone).toMatch(/^Odečet ze dne 30\. 6\. 2024 by u měřidla V1 neseděl: k tomuto dni/u);
  });

  test('may not when what stays behind them would be lower', () => {
    const one = [
      reading(1, '2024-01-01', 0, edge),
      reading(2, '2024-01-01', 0, edge),
      reading(1, '2024-06-30', 90),
      reading(2, '2024-12-31', 40),
    ];
    const moved = new Set([one[2]?.meter_reading_id ?? 0]);
    const gone = swapFault({ devices: [device(1), device(2)], readings: one }, moved, TODAY);
    expect(gone).toMatch(/^Odečet ze dne 31\. 12\. 2024 by u měřidla V2 neseděl: Stav je nižší/u);
  });

  test('may not where the counter or the time of the other does not bear them', () => {
    const one = [reading(1, '2024-06-30', 12.5)];
    expect(fault(one, '2024-01-01', { decimals: 0 })).toContain('nemá desetinná místa');
    expect(fault(one, '2024-01-01', { removed_on: '2024-05-31' })).toContain('demontováno už');
    expect(fault(one, '2024-01-01', { digits: 1 })).toContain('nejvýše 1 číslici');
  });

  test('may not when there are none, or in another unit', () => {
    expect(fault(swapped, '2025-01-01')).toContain('žádné z obou měřidel nemá běžný odečet');
    expect(fault(swapped, '2024-02-01', { measured_unit: 'kWh' })).toContain('různých jednotkách');
  });
});
