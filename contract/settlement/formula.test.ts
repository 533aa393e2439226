import { describe, expect, test } from 'vitest';
import { exact, fractionText } from './exact.ts';
import { formulaValue, readFormula } from './formula.ts';
import type { FormulaName } from './formula-words.ts';

const given = new Map<FormulaName, ReturnType<typeof exact>>([
  ['area', exact('62.5')],
  ['countable_area', exact('60')],
  ['heated_area', exact('50')],
  ['total_area', exact('70')],
  ['persons', exact('24')],
  ['share', exact('1/9')],
  ['use', exact('12.345')],
  ['unit', exact('1')],
  ['months', exact('12')],
]);

/** What a formula comes to: an exact number, or the kind of its fault with its place. */
function said(text: string): string {
  const read = readFormula(text);
  if ('fault' in read) return `${read.fault.kind} ${read.fault.at}`;
  const found = formulaValue(read.value, given);
  return 'fault' in found ? `${found.fault.kind} ${found.fault.at}` : fractionText(found.value);
}

function faultOf(text: string): string | null {
  const read = readFormula(text);
  return 'fault' in read ? read.fault.message : null;
}

const WORDS = [
  'plocha',
  'podlahová_plocha',
  'započitatelná_plocha',
  'vytápěná_plocha',
  'celková_plocha',
  'osoby',
  'podíl',
  'spotřeba',
  'jednotka',
  'měsíce',
];

describe('a formula', () => {
  test.each([
    ['0,1+0,2', '3/10'],
    ['0.1 + 0.2', '3/10'],
    ['1 + 2 * 3', '7'],
    ['(1 + 2) × 3', '9'],
    ['10 − 4 − 3', '3'],
    ['24 / 4 / 2', '3'],
    ['24 : 4 ÷ 2 · 5', '15'],
    ['-2 * -3', '6'],
    ['--2', '2'],
    ['-2 + 5', '3'],
    ['-2 * 3 + 1', '-5'],
    ['2 - -2', '4'],
    ['plocha', '125/2'],
    ['PODLAHOVÁ_plocha', '125/2'],
    ['Započitatelná_plocha', '60'],
    ['vytápěná_plocha + celková_plocha', '120'],
    ['osoby / měsíce', '2'],
    ['podíl * 9', '1'],
    ['spotřeba', '2469/200'],
    ['jednotka', '1'],
    ['nejmenší(plocha; 50)', '50'],
    ['min(3; 1; 2)', '1'],
    ['max(3; 4; 2)', '4'],
    ['nejvetsi(plocha; celkova_plocha)', '70'],
    ['zaokrouhli(2,5)', '3'],
    ['zaokrouhli(-2,5)', '-3'],
    ['zaokrouhli(2,49)', '2'],
    ['round(12,345; 2)', '247/20'],
    ['zaokrouhli(osoby / 5; 1)', '24/5'],
    ['když(osoby > 20; 1; 2)', '1'],
    ['kdyz(osoby < 24; 1; 2)', '2'],
    ['if(osoby >= 24; 1; 2)', '1'],
    ['if(osoby ≤ 23; 1; 2)', '2'],
    ['if(osoby = 24; 1; 2)', '1'],
    ['if(osoby <> 24; 1; 2)', '2'],
    ['if(osoby != 23; 1; 2)', '1'],
    ['kdyz(plocha > 100; 1 / 0; 2)', '2'],
    ['plocha * osoby / 12', '125'],
    ['plocha + 10', '145/2'],
  ])('%s is %s', (text, value) => expect(said(text)).toBe(value));

  test.each([
    ['', 'empty 0'],
    ['  ', 'empty 0'],
    ['1/0', 'division-by-zero 1'],
    ['plocha / (osoby - 24)', 'division-by-zero 7'],
    ['constructor', 'unknown-name 0'],
    ['__proto__', 'unknown-name 0'],
    ['toString', 'unknown-name 0'],
    ['toString()', 'unknown-name 0'],
    ['1 + hasOwnProperty', 'unknown-name 4'],
    ['plocha.constructor', 'unexpected 6'],
    ['plocha[0]', 'unexpected 6'],
    ['`1`', 'unexpected 0'],
    ['"1"', 'unexpected 0'],
    ['2**9999', 'unexpected 2'],
    ['1e999', 'unexpected 1'],
    ['1 2', 'unexpected 2'],
    ['1 +', 'unexpected 3'],
    ['1,5,2', 'unexpected 3'],
    ['min(1, 2)', 'unexpected 5'],
    ['min', 'unknown-name 0'],
    ['(1', 'unexpected 2'],
    ['1)', 'unexpected 1'],
    ['1;2', 'unexpected 1'],
    ['()', 'unexpected 1'],
    ['min()', 'unexpected 4'],
    ['min(1)', 'arguments 0'],
    ['kdyz(1 < 2; 3)', 'arguments 0'],
    ['kdyz(1 < 2; 3; 4; 5)', 'arguments 0'],
    ['zaokrouhli(1; 2; 3)', 'arguments 0'],
    ['zaokrouhli(1; osoby)', 'arguments 0'],
    ['zaokrouhli(1; 7)', 'arguments 0'],
    ['zaokrouhli(1; 0,5)', 'arguments 0'],
    ['('.repeat(100), 'too-deep 50'],
    ['-'.repeat(100), 'too-deep 50'],
    [`${'('.repeat(50)}1${')'.repeat(50)}`, '1'],
    [`1${'+1'.repeat(249)}`, '250'],
    [`1${'+1'.repeat(250)}`, 'too-long 500'],
  ])('%s is %s', (text, fault) => expect(said(text)).toBe(fault));

  test('of the longest numbers is counted at once', () => {
    expect(said(`${'9'.repeat(249)}*${'9'.repeat(249)}`)).toHaveLength(498);
    expect(said(Array.from({ length: 124 }, () => '1/7').join('+'))).toBe('124/7');
  });

  test.each([
    ['plocha + osoby', 'Nelze sčítat ani odčítat různé jednotky: m² a osoboměsíce'],
    ['kdyz(plocha > osoby; 1; 2)', 'Nelze porovnávat různé jednotky: m² a osoboměsíce'],
    [
      'kdyz(osoby > 1; plocha; osoby)',
      'Funkce „kdyz“ nemůže spojit různé jednotky: m² a osoboměsíce',
    ],
    ['max(plocha; mesice)', 'Funkce „max“ nemůže spojit různé jednotky: m² a měsíce'],
    ['plocha + jednotka', 'Nelze sčítat ani odčítat různé jednotky: m² a číslo bez jednotky'],
    [
      'spotreba / plocha + 1 / plocha',
      'Nelze sčítat ani odčítat různé jednotky: spotřeba/m² a 1/m²',
    ],
    ['plocha * plocha + plocha', 'Nelze sčítat ani odčítat různé jednotky: m²·m² a m²'],
    ['plocha > 50', 'Porovnání patří jen do podmínky funkce „kdyz“'],
    ['1 < 2 < 3', 'Porovnání patří jen do podmínky funkce „kdyz“'],
    ['kdyz(plocha; 1; 2)', 'První hodnotou funkce „kdyz“ má být porovnání'],
    ['-(1 < 2)', 'Porovnání patří jen do podmínky funkce „kdyz“'],
    ['1, 2', 'Hodnoty v závorce oddělujte středníkem, čárka patří jen do čísla'],
    ['pes', 'Veličinu „pes“ vzorec nezná'],
    ['sin(1)', 'Funkci „sin“ vzorec nezná'],
    ['kdyz', 'Za funkcí „kdyz“ má být závorka'],
    ['2 ^ 3', 'Znak „^“ do vzorce nepatří'],
  ])('%s says: %s', (text, message) => expect(faultOf(text)).toBe(message));

  test('tells what it asks for and in what it comes out', () => {
    const read = readFormula('plocha * osoby / mesice');
    expect(read).toMatchObject({ value: { unit: [1, 1, -1, 0] } });
    expect('value' in read && [...read.value.names]).toEqual(['area', 'persons', 'months']);
    expect(readFormula('2 + 3')).toMatchObject({ value: { unit: [0, 0, 0, 0] } });
    for (const word of WORDS) expect(faultOf(word)).toBeNull();
  });
});
