import { describe, expect, it } from 'vitest';
import type { HouseShare } from '#contract/pasports/house-shares.ts';
import { newShares, readShare, typedOfList, typedOfPaste, usualDenominator } from './new-shares.ts';

const space = (id: number, numerator: number | null, denominator: number | null): HouseShare => ({
  pasport_space_id: id,
  pasport_id: id,
  unit_id: 1,
  building_id: 1,
  building_name: 'Lipová 12',
  space_number: String(id),
  land_registry_unit: `8412/${id}`,
  pasport_type_name: 'Byt',
  is_flat: true,
  common_share_numerator: numerator,
  common_share_denominator: denominator,
  owners: [],
});
const house = [space(1, 1, 4), space(2, 1, 4), space(3, 1, 2), space(4, null, null)];
const read = (typed: Record<number, string>, incomplete = false) =>
  newShares(house, typed, { denominator: '4', incomplete });
const share = (numerator: number | null, denominator: number | null) => ({
  common_share_numerator: numerator,
  common_share_denominator: denominator,
});

describe('new shares as they are typed', () => {
  it('are fractions, or parts of the common denominator; a dash is none', () => {
    expect(readShare('1 200/6 000', '')).toEqual(share(1200, 6000));
    expect(readShare('5250', '176 200')).toEqual(share(5250, 176_200));
    expect(readShare('–', '')).toEqual(share(null, null));
    for (const text of ['', 'x', '1/0', '0/5', '1/2/3', '1', '3000000000/3000000001'])
      expect(readShare(text, '')).toBeNull();
  });

  it('change only spaces whose share is another, with the one that was seen', () => {
    expect(read({ 1: '1/4', 2: ' ' })).toMatchObject({ changes: [], faults: {}, whole: null });
    expect(read({ 1: '2', 2: '-' }).changes).toEqual([
      { pasport_id: 1, former_numerator: 1, former_denominator: 4, ...share(2, 4) },
      { pasport_id: 2, former_numerator: 1, former_denominator: 4, ...share(null, null) },
    ]);
  });

  it('say what is wrong with one of them, and with all together', () => {
    expect(read({ 1: 'půl', 2: '5' }).faults).toEqual({
      1: 'Zadejte zlomek, například 5250/176200',
      2: 'Podíl nesmí být větší než celek',
    });
    expect(read({ 1: '1/8' }).whole).toBe('Podíly netvoří celek: chybí 1/8.');
    expect(read({ 1: '1/8' }, true).whole).toBeNull();
    expect(read({ 4: '1/8' }, true).whole).toBe('Podíly přesahují celek o 1/8.');
  });

  it('start with the denominator that most spaces have', () => {
    expect(usualDenominator(house)).toBe('4');
    expect(usualDenominator([space(4, null, null)])).toBe('');
  });
});

describe('new shares that are pasted', () => {
  it('go to the spaces that the lines name', () => {
    expect(typedOfPaste(house, 3, '8412/2\t1/8\n8412/1\t3/8\n')).toEqual({ 1: '3/8', 2: '1/8' });
    expect(typedOfList(house, '8412/1 3/8\n8412/9 1/8')).toEqual({ 1: '3/8' });
  });

  it('else fill the rows from the one on, as many as there are', () => {
    expect(typedOfPaste(house, 2, '10\n20\r\n30\n40\n')).toEqual({ 2: '10', 3: '20', 4: '30' });
    expect(typedOfPaste(house, 1, 'a\t1\n\nc\t3')).toEqual({ 1: '1', 3: '3' });
  });
});
