import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { MOST_BANK_FILE_BYTES } from '#contract/money/bank-statements.ts';
import { camtFile, fioFile, gpcFile } from '#tests/statement-files.ts';
import { openBankFile, readBankFile } from './read-bank-file.ts';
import { symbolsIn } from './symbols.ts';

// Files that are small to send and great to read. None may hold a process: a bound of time would depend on
// the machine, so each is as large as a file may be, and what grows with its square would not end at all.

const MOST = MOST_BANK_FILE_BYTES - 1000;

const faultOf = (text: string) => {
  try {
    readBankFile(openBankFile(Buffer.from(text)), () => undefined);
  } catch (error) {
    expect(error).toMatchObject({ code: 'bank-file' });
    return (error as Error).message;
  }
  return 'bez chyby';
};
const row = (cell: string) => `Datum;Částka;Zpráva\n1.1.2025;${cell}\n`;
const camt = camtFile();

describe('a file that is a trap', () => {
  test.each([
    ['spaces behind VS', camt.replace('Nájem', `VS${' '.repeat(MOST / 2)}x`), 'bez chyby'],
    ['spaces within an amount', row(`1${' '.repeat(99_000)}x;`), 'není částka'],
    ['an amount of digits', row(`${'1'.repeat(99_000)};`), 'není částka'],
    ['spaces within a day', `Datum;Částka\n1.1.2025${' '.repeat(99_000)}x;1\n`, 'není datum'],
    ['a line of one cell', row(`1;${'a b '.repeat(MOST / 4)}`), 'Řádek 2: je delší'],
    ['a line of delimiters', row(`1${';'.repeat(MOST)}`), 'Řádek 2: je delší'],
    ['a quotation mark without an end', row(`1;"${'a\n'.repeat(MOST / 2)}`), 'uvozovky'],
    ['lines of nothing', '\n'.repeat(MOST), 'přes 100000 řádků'],
    ['letters', 'a'.repeat(MOST), 'je delší'],
    ['elements', `<a>${'<b/>'.repeat(MOST / 4)}</a>`, 'příliš mnoho prvků'],
    ['depth', `${'<a>'.repeat(MOST / 7)}${'</a>'.repeat(MOST / 7)}`, 'příliš mnoho prvků'],
    ['attributes', `<a${' b="1"'.repeat(MOST / 6)}></a>`, 'není celý nebo je poškozený'],
    ['references', `<a>${'&amp;'.repeat(MOST / 5)}</a>`, 'není výpis camt.053'],
    [
      'definitions',
      `<!DOCTYPE a [<!ENTITY a "ha">${'bcdefghij'
        .split('')
        .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`)
        .join('')}]><a>&j;</a>`,
      'vlastní definice',
    ],
    ['brackets', `{"a":${'['.repeat(MOST / 2)}${']'.repeat(MOST / 2)}}`, 'není výpis Fio banky'],
    ['heads', '074\n'.repeat(MOST / 4), 'Řádek 1: má jen 3 znaků'],
    ['one line of GPC', `074${'0'.repeat(MOST)}`, 'Řádek 1: na pozicích'],
  ])('of %s is refused or read in time', { timeout: 60_000 }, (_name, text, sentence) => {
    const fault = faultOf(text);
    expect(fault).toContain(sentence);
    // What the file says is not told back in its whole length.
    expect(fault.length).toBeLessThan(500);
  });

  test('a movement beyond sixty thousand is refused in each format', { timeout: 60_000 }, () => {
    const movements = Array.from({ length: 60_001 }, () => ({ day: '2025-01-15', amount: 100 }));
    expect(faultOf(gpcFile({ movements }))).toContain('přes 60000 pohybů');
    const lines = Array.from({ length: 60_001 }, () => '15.1.2025;1,00;a');
    expect(faultOf(`Datum;Částka;Zpráva\n${lines.join('\n')}\n`)).toContain('přes 60000 pohybů');
    const least = fioFile({ movements: [] }).replace(
      '{"transaction":[]}',
      `{"transaction":[${Array.from({ length: 60_001 }, () => '{"column0":{"value":"2025-01-15"},"column1":{"value":0}}').join()}]}`,
    );
    expect(faultOf(least)).toContain('přes 60000 pohybů');
  });
});

// An expression over megabytes needs a stack only where the engine gave its quick way up, as it does in a process
// that is short of memory; such a file then ended by a fault of the server.
test('a long text of XML is read also where expressions are not made quick', () => {
  const script = `
    import { readXml } from '${new URL('../../files/xml.ts', import.meta.url).href}';
    const long = (count, part) => readXml('<a>' + part.repeat(count) + '</a>').text.length;
    console.log(long(1_600_000, '&amp;'), long(8_000_000, 'x'), long(1, '<![CDATA[' + 'x'.repeat(8_000_000) + ']]>'));
  `;
  const { stdout } = spawnSync(
    process.execPath,
    ['--no-regexp-optimization', '--import', 'tsx', '--input-type=module', '-e', script],
    { encoding: 'utf8', timeout: 60_000 },
  );
  expect(stdout.trim()).toBe('1600000 8000000 8000000');
});

test('a symbol with more zeros in front than ten digits have is read', () => {
  expect(symbolsIn(['VS0000000000012'])).toMatchObject({ variable_symbol: '12' });
  expect(symbolsIn(['VS:00000000000'])).toMatchObject({ variable_symbol: '' });
  expect(symbolsIn(['VS 12345678901'])).toMatchObject({ variable_symbol: '' });
});
