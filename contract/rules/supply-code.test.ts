import { describe, expect, it } from 'vitest';
import {
  eanCheckDigit,
  eicCheckCharacter,
  formatSupplyCode,
  supplyCodeDoubt,
} from './supply-code.ts';

describe('the check digit of an EAN', () => {
  it('is what is missing to a ten of the sum with weights 3 and 1', () => {
    // 8·3+5+9·3+1+8·3+2+4·3+0+0·3+0+0·3+0+0·3+0+0·3+0+1·3 = 24+5+27+1+24+2+12+3 = 98
    expect(eanCheckDigit('85918240000000001')).toBe(2);
    // 98 without the last 1·3 is 95, with 2·3 it is 101, with 5·3 it is 110.
    expect(eanCheckDigit('85918240000000002')).toBe(9);
    expect(eanCheckDigit('85918240000000005')).toBe(0);
  });

  it('belongs to seventeen digits', () => {
    expect(() => eanCheckDigit('859182400000000')).toThrow(RangeError);
  });
});

describe('the check character of an EIC', () => {
  it('is 36 less the sum with weights 16 to 2, without one, by 37', () => {
    // 1·16 + X(33)·14 + 1·13 + 1·10 + A(10)·9 + 1·8 + 1·5 + A(10)·4 + 4·3 + 5·2 = 666; 665 mod 37 = 36; 0
    expect(eicCheckCharacter('10X1001A1001A45')).toBe('0');
    // 2·16 + 7·15 + Z(35)·14 + G(16)·13 + 6·12 + 1·2 = 909; 908 mod 37 = 20; 36 − 20 = 16, G
    expect(eicCheckCharacter('27ZG60000000001')).toBe('G');
    // A hyphen is 36: 2·16 + 7·15 + 35·14 + 16·13 + 36·12 + 1·2 = 1269; 1268 mod 37 = 10; 26, Q
    expect(eicCheckCharacter('27ZG-0000000001')).toBe('Q');
  });

  it('belongs to fifteen characters of its own alphabet', () => {
    expect(() => eicCheckCharacter('27ZG6')).toThrow(RangeError);
    expect(() => eicCheckCharacter('27ZG6000000000č')).toThrow(RangeError);
  });
});

describe('the number of a supply', () => {
  it('is kept without spaces and in capitals where it is an EAN or an EIC', () => {
    expect(formatSupplyCode('859182400 000000012')).toBe('859182400000000012');
    expect(formatSupplyCode('27zg 6000 0000 001g')).toBe('27ZG60000000001G');
    expect(formatSupplyCode('SML 12/b')).toBe('SML 12/b');
  });

  it('of electricity is doubted where it is no EAN, or its last digit is another', () => {
    const electricity = { kind: 'electricity' };
    expect(supplyCodeDoubt('859182400000000012', electricity)).toBeNull();
    expect(supplyCodeDoubt(' 859182400 000000012 ', electricity)).toBeNull();
    expect(supplyCodeDoubt('859182400000000013', electricity)).toBe(
      'Poslední číslice EAN nesouhlasí (má být 2); zkontrolujte ho na vyúčtování',
    );
    expect(supplyCodeDoubt('4711', electricity)).toBe('EAN elektřiny má 18 číslic');
  });

  it('of gas is doubted where it is no EIC, or its last character is another', () => {
    const gas = { kind: 'gas' };
    expect(supplyCodeDoubt('27ZG60000000001G', gas)).toBeNull();
    expect(supplyCodeDoubt('27ZG60000000001H', gas)).toBe(
      'Poslední znak EIC nesouhlasí (má být G); zkontrolujte ho na vyúčtování',
    );
    expect(supplyCodeDoubt('4711', gas)).toBe('EIC plynu má 16 znaků, například 27ZG…');
  });

  it('of other kinds, and none, is doubted never', () => {
    expect(supplyCodeDoubt('4711', { kind: 'heat' })).toBeNull();
    expect(supplyCodeDoubt('', { kind: 'gas' })).toBeNull();
    expect(supplyCodeDoubt(null, { kind: 'electricity' })).toBeNull();
  });
});
