import { expect, test } from 'vitest';
import { withShares, wholeFault } from './new-shares.ts';

const space = (pasport_id: number, numerator: number | null, denominator: number | null) => ({
  pasport_id,
  common_share_numerator: numerator,
  common_share_denominator: denominator,
  owners: [],
});
const share = (common_share_numerator: number, common_share_denominator: number) => ({
  common_share_numerator,
  common_share_denominator,
});

test('new shares make the whole, or are said to be short of it', () => {
  const house = [space(1, 1, 3), space(2, 2, 3), space(3, null, null)];
  expect(wholeFault(house, false)).toBeNull();
  const changed = withShares(house, new Map([[2, share(1, 2)]]));
  expect(wholeFault(changed, false)).toBe('Podíly netvoří celek: chybí 1/6.');
  expect(wholeFault(changed, true)).toBeNull();
});

test('new shares are never over the whole', () => {
  const house = withShares([space(1, 1, 3), space(2, 2, 3)], new Map([[1, share(1, 2)]]));
  for (const incomplete of [false, true])
    expect(wholeFault(house, incomplete)).toBe('Podíly přesahují celek o 1/6.');
});
