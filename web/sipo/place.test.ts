import { expect, test } from 'vitest';
import { readSipoPlace } from './place.ts';

test('the place of SIPO is read from the address, without what makes no sense', () => {
  const place = { tab: 'changes', period: '2026-01', filter: 'new', open: 3 };
  expect(readSipoPlace({ ...place, unit: 1 })).toEqual(place);
  const nothing = { tab: undefined, period: undefined, filter: undefined, open: undefined };
  expect(readSipoPlace({ tab: 1, period: '2026-13', filter: {}, open: 'x' })).toEqual(nothing);
});
