import { describe, expect, test } from 'vitest';
import { ownNotice, registerNotice } from './register-notice.ts';

const company = { ico: '45274649', obchodniJmeno: 'ČEZ, a. s.', dic: 'CZ45274649' };
const member = { ico: '49240901', obchodniJmeno: 'Raiffeisenbank a.s.', dicSkDph: 'CZ699003154' };

const TODAY = '2025-01-20';

describe('a company taken over from the register', () => {
  test('asks for a look and a save', () => {
    expect(registerNotice(company, TODAY)).toEqual({
      kind: 'done',
      text: 'Údaje byly převzaty z registru ARES. Zkontrolujte je a uložte.',
    });
  });

  test('that has been dissolved is shown as such', () => {
    expect(registerNotice({ ...company, datumZaniku: '2021-06-30' }, TODAY)).toEqual({
      kind: 'warning',
      text: 'Firma podle registru ARES zanikla 30.\u00a06.\u00a02021. Údaje byly převzaty, zkontrolujte je.',
    });
  });

  test('that belongs to a VAT group tells whose tax ID was taken', () => {
    expect(registerNotice(member, TODAY).text).toContain('člen');
    expect(registerNotice(member, TODAY).text).toContain('DIČ skupiny CZ699003154');
  });

  test('without a tax ID says so', () => {
    const { ico, obchodniJmeno } = company;
    expect(registerNotice({ ico, obchodniJmeno }, TODAY).text).toContain(
      'DIČ firma v registru nemá',
    );
  });

  test.each([
    ['2025-01-20', 'zanikla 20.\u00a01.\u00a02025'],
    ['2025-01-21', 'zanikne 21.\u00a01.\u00a02025'],
  ])('with its end on %s is told that it %s', (datumZaniku, words) => {
    const { kind, text } = registerNotice({ ...company, datumZaniku }, TODAY);
    expect([kind, text]).toEqual([
      'warning',
      `Firma podle registru ARES ${words}. Údaje byly převzaty, zkontrolujte je.`,
    ]);
  });

  test('that is insolvent is shown as such, and no other', () => {
    const of = (stavZdrojeIr: string) =>
      registerNotice({ ...company, seznamRegistraci: { stavZdrojeIr } }, TODAY);
    expect(of('AKTIVNI')).toEqual({
      kind: 'warning',
      text: 'Firma je v insolvenčním rejstříku. Údaje byly převzaty, zkontrolujte je.',
    });
    expect([of('NEEXISTUJICI').kind, of('HISTORICKY').kind]).toEqual(['done', 'done']);
  });

  test('whose seat is only a text has it told, and the address stays', () => {
    const { text } = registerNotice(
      { ...company, sidlo: { textovaAdresa: 'Předměřice nad Labem, okres Hradec Králové' } },
      TODAY,
    );
    expect(text).toContain('vyplněná adresa zůstala: Předměřice nad Labem, okres Hradec Králové.');
  });
});

test('a company that registers itself is told its name, its end and its insolvency', () => {
  const { ico, obchodniJmeno } = company;
  expect(ownNotice({ ico, obchodniJmeno }, TODAY)).toEqual({
    kind: 'done',
    text: 'Název byl převzat z registru ARES: ČEZ, a. s.',
  });
  expect(ownNotice({ ico, obchodniJmeno, datumZaniku: '2020-01-01' }, TODAY).kind).toBe('warning');
});
