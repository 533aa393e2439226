import { describe, expect, test } from 'vitest';
import { camtFile } from '#tests/statement-files.ts';
import { openBankFile, readBankFile } from './read-bank-file.ts';
import { symbolsIn } from './symbols.ts';

const read = (text: string) => readBankFile(openBankFile(Buffer.from(text)), () => undefined);
const faultOf = (text: string) => {
  try {
    read(text);
  } catch (error) {
    return (error as Error).message;
  }
  return 'bez chyby';
};
const only = (text: string) => read(text)[0]?.movements ?? [];

const details = (amount: string, vs: string) =>
  `<TxDtls><Amt Ccy="CZK">${amount}</Amt><RmtInf><Ustrd>VS:${vs}</Ustrd></RmtInf></TxDtls>`;
const batch = (parts: string) =>
  camtFile({ movements: [{ day: '2025-01-15', amount: 30_000 }] }).replace(
    /<TxDtls>[^]*<\/TxDtls>/,
    parts,
  );

describe('a statement of camt.053', () => {
  test.each(['02', '03', '04', '05', '06', '07', '08'])('of the version %s is read', (version) => {
    expect(read(camtFile({}, version))).toEqual([
      {
        format: 'camt',
        account: { account_number: '1265098001', bank_code: '5500' },
        number: '1',
        from_on: '2025-01-01',
        to_on: '2025-01-31',
        opening: 100_000,
        closing: 445_000,
        movements: [
          {
            own_id: '1',
            booked_on: '2025-01-15',
            amount: 345_000,
            counter_account: '19-2000145399/0800',
            counter_name: 'Nováková Žofie',
            variable_symbol: '12',
            constant_symbol: '308',
            specific_symbol: '',
            message: 'Nájem 01/25',
            kind_text: '',
            is_reversal: false,
          },
        ],
      },
    ]);
  });

  test('may write its elements with a prefix, its state by a code, and the party a level deeper', () => {
    const text = camtFile()
      .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1n:')
      .replace('xmlns=', 'xmlns:n=')
      .replace('<n:Sts>BOOK</n:Sts>', '<n:Sts><n:Cd>BOOK</n:Cd></n:Sts>')
      .replace(/<n:Dbtr>(.*?)<\/n:Dbtr>/, '<n:Dbtr><n:Pty>$1</n:Pty></n:Dbtr>');
    expect(only(text)[0]).toMatchObject({ amount: 345_000, counter_name: 'Nováková Žofie' });
  });

  test('leaves out what is not booked yet', () => {
    const text = camtFile({ movements: [] });
    const pending =
      '<Ntry><Amt Ccy="CZK">5.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>PDNG</Sts></Ntry></Stmt>';
    expect(only(text.replace('</Stmt>', pending))).toEqual([]);
  });

  test('tells a reversal, which goes the way that it says', () => {
    const movements = [{ day: '2025-01-20', amount: -345_000, vs: '12' }];
    const text = camtFile({ movements }).replace('<Sts>', '<RvslInd>true</RvslInd><Sts>');
    expect(only(text)[0]).toMatchObject({ amount: -345_000, is_reversal: true });
  });

  test('tells payments of a batch apart where they make its sum, and else books the batch', () => {
    const whole = only(batch(details('100.00', '1') + details('200.00', '2')));
    expect(whole.map(({ amount, variable_symbol }) => [amount, variable_symbol])).toEqual([
      [10_000, '1'],
      [20_000, '2'],
    ]);
    const odd = only(batch(details('100.00', '1') + details('100.00', '2')));
    expect(odd.map(({ amount, variable_symbol }) => [amount, variable_symbol])).toEqual([
      [30_000, ''],
    ]);
  });
});

describe('the summary of a statement', () => {
  const both = [
    { day: '2025-01-15', amount: 345_000 },
    { day: '2025-01-16', amount: 100_000 },
    { day: '2025-01-17', amount: -50_000 },
  ];
  const total = (name: string, count: string, sum: string) =>
    `<${name}><NbOfNtries>${count}</NbOfNtries><Sum>${sum}</Sum></${name}>`;
  const right = [
    total('TtlNtries', '3', '4950.00'),
    total('TtlCdtNtries', '2', '4450.00'),
    total('TtlDbtNtries', '1', '500.00'),
  ].join('');
  const text = camtFile({ movements: both });
  const summed = (summary: string, of = text) =>
    of.replace('<Ntry>', `<TxsSummry>${summary}</TxsSummry><Ntry>`);

  test('is nowhere asked for, and holds where it is as the movements are', () => {
    expect(only(text)).toHaveLength(3);
    expect(only(summed(right))).toHaveLength(3);
    expect(only(summed(''))).toHaveLength(3);
    expect(only(summed('<TtlCdtNtries><NbOfNtries>2</NbOfNtries></TtlCdtNtries>'))).toHaveLength(3);
    expect(only(summed('<TtlCdtNtries><Sum>4450</Sum></TtlCdtNtries>'))).toHaveLength(3);
  });

  test('may tell of all what is left of both ways, and of what was sent with its sign', () => {
    expect(only(summed(total('TtlNtries', '3', '3950.00')))).toHaveLength(3);
    expect(only(summed(total('TtlDbtNtries', '1', '-500.00')))).toHaveLength(3);
  });

  test.each([
    ['TtlNtries', '4', '4950.00', 'počet všech pohybů má být 4, v souboru je 3'],
    ['TtlCdtNtries', '3', '4450.00', 'počet příchozích pohybů má být 3, v souboru je 2'],
    ['TtlDbtNtries', '0', '500.00', 'počet odchozích pohybů má být 0, v souboru je 1'],
    ['TtlDbtNtries', 'jeden', '500.00', 'počet odchozích pohybů má být jeden'],
    ['TtlNtries', '3', '4950.01', 'součet všech pohybů má být 4 950,01 Kč, v souboru je 4 950,00'],
    ['TtlCdtNtries', '2', '4449.99', 'součet příchozích pohybů má být 4 449,99 Kč'],
    ['TtlDbtNtries', '1', '0.00', 'součet odchozích pohybů má být 0,00 Kč'],
    ['TtlCdtNtries', '2', 'nic', 'Součet „nic“ v souhrnu výpisu camt.053 není číslo'],
  ])('refuses the file where it is not: %s %s %s', (name, count, sum, sentence) => {
    const fault = faultOf(summed(total(name, count, sum)));
    expect(fault.replaceAll('\u00a0', ' ')).toContain(sentence);
  });

  test('finds an entry that was cut out, though no balance tells of it', () => {
    const cut = text.replace(/<Bal>[^]*<\/Bal>/, '').replace(/<Ntry>[^]*?<\/Ntry>/, '');
    expect(only(cut)).toHaveLength(2);
    expect(faultOf(summed(right, cut))).toContain('počet všech pohybů má být 3');
  });

  test('may count the payments of a batch, or the batch', () => {
    const made = batch(details('100.00', '1') + details('200.00', '2'));
    expect(only(summed(total('TtlNtries', '1', '300.00'), made))).toHaveLength(2);
    expect(only(summed(total('TtlNtries', '2', '300.00'), made))).toHaveLength(2);
    expect(faultOf(summed(total('TtlNtries', '3', '300.00'), made))).toContain('má být 3');
  });

  test('is not compared where an entry is not booked yet', () => {
    const pending =
      '<Ntry><Amt Ccy="CZK">5.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>PDNG</Sts></Ntry></Stmt>';
    const made = text.replace('</Stmt>', pending);
    expect(only(summed(total('TtlNtries', '4', '4955.00'), made))).toHaveLength(3);
    expect(only(summed(right, made))).toHaveLength(3);
  });
});

describe('symbols', () => {
  test.each([
    ['/VS12/SS/KS0308', ['12', '308', '']],
    ['/VS/1234567890/SS/1234567890/KS/1234', ['1234567890', '1234', '1234567890']],
    ['VS:1234567890SS:1234567890KS:1234', ['1234567890', '1234', '1234567890']],
    ['/VS555/KS0309/SS12345', ['555', '309', '12345']],
    ['VS:000', ['', '', '']],
    ['nájem vs 12', ['12', '', '']],
    ['EVS12', ['', '', '']],
    ['VS12345678901', ['', '', '']],
  ])('of %s', (text, [variable_symbol, constant_symbol, specific_symbol]) => {
    expect(symbolsIn([text])).toEqual({ variable_symbol, constant_symbol, specific_symbol });
  });

  test('are of the first text that has them', () => {
    expect(symbolsIn(['VS:1', 'VS:2 SS:3'])).toMatchObject({
      variable_symbol: '1',
      specific_symbol: '3',
    });
  });
});

describe('a document that is not whole or not right is refused with its reason', () => {
  const text = camtFile();
  test.each([
    [text.slice(0, text.length / 2), 'Soubor XML není celý nebo je poškozený'],
    [text.slice(0, -'</Document>'.length), 'Soubor XML není celý'],
    ['<html><body>Odhlášeno</body></html>', 'Soubor XML není výpis camt.053'],
    [text.replaceAll('"CZK"', '"EUR"'), 'Výpis je v měně EUR'],
    [text.replace('>3450.00<', '>3450.01<'), 'Pohyby nedávají konečný zůstatek'],
    [text.replace('>3450.00<', '>tři<'), 'Částka „tři“'],
    [text.replace('2025-01-15', '2025-02-31'), 'den „2025-02-31“, který v kalendáři není'],
    [text.replace('<Dt>2025-01-15</Dt>', ''), 'nemá den zaúčtování'],
    [text.replace(/<Acct>.*<\/Acct>/, ''), 'neříká, ze kterého účtu je'],
  ])('%#', (wrong, sentence) => expect(faultOf(wrong)).toContain(sentence));

  test('a bomb is refused before anything in it grows', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><Document>&b;</Document>`;
    expect(faultOf(bomb)).toContain('vlastní definice');
    expect(faultOf('<a>'.repeat(100_000))).toContain('příliš mnoho prvků');
  });

  test('an unseen character of an entity does not come through', () => {
    const [movement] = only(text.replace('Nájem 01/25', 'Nájem&#0;&#x200b; 01/25'));
    expect(movement?.message).toBe('Nájem 01/25');
  });
});
