import { describe, expect, test } from 'vitest';
import { overWhole, shareFault, shareTogether } from './shares.ts';

const share = (
  share_numerator: number,
  share_denominator: number,
  valid_from = '2024-01-01',
  valid_to: string | null = null,
) => ({ share_numerator, share_denominator, valid_from, valid_to });

describe('shares of a whole', () => {
  test('may make up the whole exactly, whatever their denominators', () => {
    expect(overWhole(Array.from({ length: 6 }, () => share(1, 6)))).toBeNull();
    expect(overWhole([share(1, 3), share(1, 7), share(11, 21)])).toBeNull();
    expect(overWhole([share(1_999_999_999, 2_000_000_000), share(1, 2_000_000_000)])).toBeNull();
    expect(overWhole([])).toBeNull();
  });

  test('are over it by the smallest part too', () => {
    const shares = [share(1_999_999_999, 2_000_000_000), share(1, 1_999_999_999)];
    expect(overWhole(shares)?.sum).toBe('3999999998000000001/3999999998000000000');
  });

  test('are added up day by day', () => {
    const sold = share(1, 2, '2020-01-01', '2024-01-31');
    expect(overWhole([sold, share(1, 2), share(1, 2, '2024-02-01')])).toBeNull();
    expect(overWhole([sold, share(1, 2), share(1, 2, '2024-01-31')])).toEqual({
      day: '2024-01-31',
      sum: '3/2',
    });
  });

  test('tell the first day on which they are over the whole', () => {
    const shares = [
      share(2, 3),
      share(1, 1, '2030-05-01'),
      share(2, 3, '2026-02-01', '2026-02-28'),
    ];
    expect(overWhole(shares)).toEqual({ day: '2026-02-01', sum: '4/3' });
  });

  test('add up to one share in lowest terms', () => {
    expect(shareTogether([share(1, 6), share(1, 3)])).toEqual({
      share_numerator: 1,
      share_denominator: 2,
    });
    expect(shareTogether([share(1, 2), share(1, 2)])).toEqual({
      share_numerator: 1,
      share_denominator: 1,
    });
  });

  test('add up to none that is over the whole or that no field could hold', () => {
    expect(shareTogether([share(2, 3), share(1, 2)])).toBeNull();
    expect(shareTogether([share(1, 1_999_999_999), share(1, 1_999_999_997)])).toBeNull();
  });

  test('are held by a field up to two thousand million', () => {
    const most = share(1, 2_000_000_000);
    expect(shareTogether([most])).toEqual({
      share_numerator: 1,
      share_denominator: 2_000_000_000,
    });
    expect(shareTogether([share(1, 2_000_000_001)])).toBeNull();
  });

  test('are each at most the whole', () => {
    expect([shareFault(share(1, 1)), shareFault(share(2, 3))]).toEqual([null, null]);
    expect(shareFault(share(4, 3))).toBe('Podíl nesmí být větší než celek');
  });
});
