import { describe, expect, test } from 'vitest';
import { encoded } from '#server/files/code-page.ts';
import { gpcFile, gpcLines, type MadeMovement } from '#tests/statement-files.ts';
import { fromInner } from './gpc-account.ts';
import type { DialectOf } from './gpc.ts';
import { openBankFile, readBankFile } from './read-bank-file.ts';

const unknown: DialectOf = () => undefined;
const savings: DialectOf = () => ({ undo: 'savings' });

const read = (text: string | Buffer, dialectOf = unknown) =>
  readBankFile(openBankFile(Buffer.from(text)), dialectOf);

const faultOf = (text: string | Buffer, dialectOf = unknown) => {
  try {
    read(text, dialectOf);
  } catch (error) {
    return (error as Error).message.replaceAll('\u00a0', ' ');
  }
  return 'bez chyby';
};

// A head and an entry whose fields were counted by hand, 128 characters each.
const HEAD =
  '0740000001265098001SVJ Zkušební        31122400000000100000+00000000445000+000000000000000000000003450000001310125              ';
const ENTRY =
  '0750000001265098001000019200014539900000000000010000003450002000000001200080003080000000000150125NAJEM 01/25         00203150125';

describe('a statement of GPC', () => {
  test('is read by its positions', () => {
    expect([HEAD.length, ENTRY.length]).toEqual([128, 128]);
    expect(read(`${HEAD}\r\n${ENTRY}\r\n`)).toEqual([
      {
        format: 'gpc',
        account: { account_number: '1265098001', bank_code: '' },
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
            counter_name: 'NAJEM 01/25',
            variable_symbol: '12',
            constant_symbol: '308',
            specific_symbol: '',
            message: '',
            kind_text: '',
            is_reversal: false,
          },
        ],
      },
    ]);
  });

  test('may be one of several in a file, and its lines may end in any way', () => {
    const second = gpcLines({
      number: '2',
      from: '2025-02-01',
      to: '2025-02-28',
      opening: 445_000,
    });
    const lines = [...gpcLines(), ...second.slice(0, 1)];
    expect(faultOf(lines.join('\n'))).toContain('Pohyby nedávají konečný zůstatek');
    const both = read([...gpcLines(), ...second].join('\n'));
    expect(both.map(({ number, opening }) => [number, opening])).toEqual([
      ['1', 100_000],
      ['2', 445_000],
    ]);
  });

  test('that lacks movements which make nothing together is not whole', () => {
    const movements = [1000, 200, -200].map((amount, at) => ({
      id: String(at),
      day: '2025-01-15',
      amount,
    }));
    const lines = gpcLines({ movements });
    expect(read(lines.join('\n'))[0]?.movements).toHaveLength(3);
    expect(faultOf(lines.slice(0, 2).join('\n'))).toContain(
      'pohyby nedávají obrat výpisu: přišlo 10,00 Kč, podle hlavičky 12,00 Kč',
    );
  });

  test('tells a balance below nothing, and a turnover with its sign behind', () => {
    const movements = [{ day: '2025-01-15', amount: -345_000 }];
    const [statement] = read(gpcFile({ opening: 100_000, movements }));
    expect(statement).toMatchObject({ opening: 100_000, closing: -245_000 });
    expect(statement?.movements[0]?.amount).toBe(-345_000);
  });

  test('goes on with messages: 079 without a space, 076 without its day, and a long name of Česká spořitelna', () => {
    const [head = '', entry = ''] = gpcLines({
      movements: [{ day: '2025-01-15', amount: 345_000 }],
    });
    const attached = ['078Nájem za led', '079en 2025', '076volný text'];
    expect(read([head, entry, ...attached].join('\r\n'))[0]?.movements[0]?.message).toBe(
      'Nájem za leden 2025 volný text',
    );
    const dated = `076${' '.repeat(26)}150125Novák Jan`;
    expect(read([head, entry, dated].join('\r\n'))[0]?.movements[0]?.message).toBe('Novák Jan');
    const extended = `${entry.padEnd(128)}${'Nájem '.padEnd(35)}${'a služby'.padEnd(205)}${'Nováková Žofie'.padEnd(35)}`;
    expect(read([head, extended].join('\r\n'))[0]?.movements[0]).toMatchObject({
      counter_name: 'Nováková Žofie',
    });
  });
});

describe('codes that undo a payment', () => {
  const movement = (amount: number, code: string): MadeMovement => ({
    day: '2025-01-15',
    amount,
    code,
  });
  const told = (made: MadeMovement, dialectOf: DialectOf) => {
    const [entry] = read(gpcFile({ movements: [made] }), dialectOf)[0]?.movements ?? [];
    return [entry?.amount, entry?.is_reversal];
  };

  test('are 4 of a debit and 5 of a credit', () => {
    expect(told(movement(1000, '4'), unknown)).toEqual([1000, true]);
    expect(told(movement(-1000, '5'), unknown)).toEqual([-1000, true]);
  });

  test('are 3 of a debit and 4 of a credit at Česká spořitelna, where the other meaning breaks the sums', () => {
    expect(told(movement(1000, '3'), savings)).toEqual([1000, true]);
    expect(told(movement(-1000, '4'), savings)).toEqual([-1000, true]);
    expect(faultOf(gpcFile({ movements: [movement(-1000, '4')] }))).toContain('nedávají');
    expect(faultOf(gpcFile({ movements: [movement(-1000, '5')] }), savings)).toContain(
      'kód účtování „5“ neznáme',
    );
  });
});

describe('accounts in the inner order of a bank', () => {
  test.each([
    ['9394200015000019', '0000192000145399'],
    ['1009126508000000', '0000001265098001'],
    ['9150000004178124', '1781240000004159'],
    ['1025072758034278', '0342780727558021'],
  ])('%s is %s', (inner, usual) => expect(fromInner(inner)).toBe(usual));

  test('are known by the account of the unit, and counter-accounts with them', () => {
    const text = `${HEAD}\r\n${ENTRY}\r\n`
      .replaceAll('0000001265098001', '1009126508000000')
      .replace('0000192000145399', '9394200015000019');
    const ours: DialectOf = (sixteen) =>
      sixteen === '0000001265098001' ? { undo: 'common' } : undefined;
    const [statement] = read(text, ours);
    expect(statement?.account?.account_number).toBe('1265098001');
    expect(statement?.movements[0]?.counter_account).toBe('19-2000145399/0800');
    expect(read(text)[0]?.account?.account_number).toBe('100912-6508000000');
  });
});

test.each(['windows-1250', 'cp852'] as const)('letters of %s are read', (page) => {
  const [statement] = read(encoded(gpcFile(), page));
  expect(statement?.movements[0]).toMatchObject({
    counter_name: 'Nováková Žofie',
    message: 'Nájem 01/25',
  });
});

test('letters of UTF-8 do not move positions, and DOS may end the file by its own sign', () => {
  const [statement] = read(`\uFEFF${gpcFile()}\u001a`);
  expect(statement?.movements[0]?.counter_name).toBe('Nováková Žofie');
});

describe('a file that is not whole or not right is refused with its reason', () => {
  const [head = '', entry = ''] = gpcLines();

  test.each([
    ['', 'Soubor je prázdný.'],
    ['ahoj', 'Soubor není výpis, který známe'],
    [entry, 'Řádek 1: výpis GPC má začínat záznamem 074'],
    [`${head}\r\n${entry.slice(0, 90)}`, 'Řádek 2: má jen 90 znaků ze 128'],
    [head, 'Pohyby nedávají konečný zůstatek: 1 000,00 Kč a 0 pohybů'],
    [head.replace('00000000445000+', '00000000445100+'), 'Řádek 1: počáteční zůstatek s obraty'],
    [`${head}\r\n${entry}\r\n071xx`, 'Řádek 3: záznam GPC nemůže začínat „071“'],
    [head.replace('00000000100000', '0000000010000x'), 'Řádek 1: na pozicích 46–59 má být částka'],
    [head.replace('311224', '321224'), 'Řádek 1: na pozicích 40–45 má být den'],
    [
      `${head}\r\n${entry.replace('0000001265098001', '0000001265098002')}`,
      'Řádek 2: pohyb je z jiného účtu',
    ],
    [`${head.slice(0, 19)}${head.slice(20)}`, 'Řádek 1: na pozicích 40–45 má být den'],
  ])('%#', (text, sentence) => expect(faultOf(text)).toContain(sentence));

  test('a picture', () => {
    expect(faultOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x00, 0x01]))).toContain(
      'Soubor není text',
    );
  });
});

test('fifty thousand movements are read', { timeout: 120_000 }, () => {
  const movements = Array.from({ length: 50_000 }, (_, at) => ({
    id: String(at),
    day: '2025-01-15',
    amount: 100 + at,
  }));
  expect(read(gpcFile({ movements }))[0]?.movements).toHaveLength(50_000);
  const more = [...movements, ...movements];
  expect(faultOf(gpcFile({ movements: more }))).toContain('rozdělte ho');
});
