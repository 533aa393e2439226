import { describe, expect, test } from 'vitest';
import { registerNotice } from './register-notice.ts';

const company = { ico: '45274649', obchodniJmeno: 'ČEZ, a. s.', dic: 'CZ45274649' };
const member = { ico: '49240901', obchodniJmeno: 'Raiffeisenbank a.s.', dicSkDph: 'CZ699003154' };

describe('a company taken over from the register', () => {
  test('asks for a look and a save', () => {
    expect(registerNotice(company)).toEqual({
      kind: 'done',
      text: 'Údaje byly převzaty z registru ARES. Zkontrolujte je a uložte.',
    });
  });

  test('that has been dissolved is shown as such', () => {
    expect(registerNotice({ ...company, datumZaniku: '2021-06-30' })).toEqual({
      kind: 'warning',
      text: 'Firma podle registru ARES zanikla 30. 6. 2021. Údaje byly převzaty, zkontrolujte je.',
    });
  });

  test('that belongs to a VAT group tells whose tax ID was taken', () => {
    expect(registerNotice(member).text).toContain('člen');
    expect(registerNotice(member).text).toContain('DIČ skupiny CZ699003154');
  });

  test('without a tax ID says so', () => {
    const { ico, obchodniJmeno } = company;
    expect(registerNotice({ ico, obchodniJmeno }).text).toContain('DIČ firma v registru nemá');
  });
});
