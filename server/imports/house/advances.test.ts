import { describe, expect, test } from 'vitest';
import { advances } from './advances.ts';

describe('a column of a sheet', () => {
  test.each([
    ['Teplo', ['800', '', '1 250,50']],
    ['Záloha na vodu', ['250', '250 Kč', '#REF!']],
    ['Fond oprav', ['1500,-']],
  ])('%s with %j is of advances', (heading, cells) => {
    expect(advances.isOne(heading, cells)).toBe(true);
  });

  test.each([
    ['Teplo', []],
    ['Teplo', ['', '#REF!']],
    ['Teplo', ['800', 'dle měřidla']],
    ['', ['800']],
    ['Zálohy celkem', ['1050']],
    ['Poř. č.', ['1', '2']],
    ['Nedoplatek 2025', ['100']],
    ['Plocha sklepa', ['3']],
  ])('%s with %j is not', (heading, cells) => {
    expect(advances.isOne(heading, cells)).toBe(false);
  });

  test.each([
    ['Záloha na teplo (Kč)', 'Teplo'],
    ['záloha za úklid', 'Úklid'],
    ['Výtah Kč/měs.', 'Výtah'],
    ['Fond oprav', 'Fond oprav'],
    ['Záloha', 'Záloha'],
  ])('%s is of the service %s', (heading, service_name) => {
    expect(advances.reader(heading)('800,50')).toEqual({
      value: { service_name, monthly_advance: 80_050 },
    });
  });

  test('may say what is no amount, which is told', () => {
    expect(advances.reader('Teplo')('dle měřidla')).toEqual({ fault: 'Zadejte číselnou hodnotu' });
    expect(advances.reader('Teplo')('-1')).toHaveProperty('fault');
  });
});
