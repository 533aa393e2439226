import { describe, expect, test } from 'vitest';
import {
  changeRecord,
  changeText,
  coverText,
  fileNames,
  type FileSettings,
} from './change-file.ts';

const settings: FileSettings = {
  organisation_number: '999999',
  change_indication: 'full',
  decimal_mark: 'dot',
  original_checked: false,
};
const line = {
  sipo: '1234567897',
  fee_code: '210',
  amount: 345_000,
  former_amount: null,
  document_text: 'Byt 12',
};

describe('a record of the change file', () => {
  test('has 70 characters, each field in its place', () => {
    const record = changeRecord(line, settings, '2026-01');
    expect(record).toBe('  01202611234567897999999      210  3450.00         Byt 12            ');
    expect(record).toHaveLength(70);
  });

  test('tells the former prescription to a post that checks it', () => {
    const changed = {
      sipo: '9876543213',
      fee_code: '210',
      amount: 360_000,
      former_amount: 345_000,
      document_text: 'Byt 7',
    };
    const checked = { ...settings, change_indication: 'changes', original_checked: true } as const;
    const record = changeRecord(changed, checked, '2026-02');
    expect(record).toBe('  02202629876543213999999      210  3600.00  3450.00Byt 7             ');
    expect(record).toHaveLength(70);
    const unchecked = { ...checked, original_checked: false };
    expect(changeRecord(changed, unchecked, '2026-02').slice(43, 52)).toBe(' '.repeat(9));
    const whole = { ...checked, change_indication: 'full' } as const;
    expect(changeRecord(changed, whole, '2026-02').slice(43, 52)).toBe(' '.repeat(9));
    expect(changeRecord(line, checked, '2026-02').slice(43, 52)).toBe(' '.repeat(9));
  });

  test('aligns a short fee code to the right and writes a comma to who wants it', () => {
    const record = changeRecord(
      { ...line, fee_code: '7' },
      { ...settings, decimal_mark: 'comma' },
      '2026-12',
    );
    expect(record.slice(31, 43)).toBe('  7  3450,00');
    expect(record.slice(2, 8)).toBe('122026');
  });

  test('has room for the greatest prescription and for the longest text, for no more', () => {
    const greatest = { ...line, amount: 99_999_900, document_text: 'Byt 12, Lipová 123' };
    const record = changeRecord(greatest, settings, '2026-01');
    expect(record).toHaveLength(70);
    expect(record.slice(34)).toBe('999999.00         Byt 12, Lipová 123');
    const over = (change: object) => () =>
      changeRecord({ ...line, ...change }, settings, '2026-01');
    expect(over({ amount: 100_000_000 })).toThrow(RangeError);
    expect(over({ amount: 345_050 })).toThrow(RangeError);
    expect(over({ document_text: 'x'.repeat(19) })).toThrow(RangeError);
    expect(over({ sipo: '123456789' })).toThrow(RangeError);
  });

  test.each(['Byt\n12', 'Byt 12\r', 'Byt\t12', 'Byt\u0085', 'Byt\u2028', 'Byt\u202e21', 'Byt\0'])(
    'refuses a character that would tear it, or is not seen: %j',
    (document_text) =>
      expect(() => changeRecord({ ...line, document_text }, settings, '2026-01')).toThrow(
        RangeError,
      ),
  );

  test('is as long as the post reads it, whatever the settings hold', () => {
    const wrong = { ...settings, organisation_number: '99999' };
    expect(() => changeRecord(line, wrong, '2026-01')).toThrow(RangeError);
    expect(() => coverText(1, wrong, { period: '2026-01', day: '2025-12-10' })).toThrow(RangeError);
  });
});

test('records of the change file end with CR LF, the last one too', () => {
  const text = changeText([line, { ...line, sipo: '9876543213' }], settings, '2026-01');
  expect(text.split('\r\n').map(({ length }) => length)).toEqual([70, 70, 0]);
});

test('the cover has 28 characters: organisation, period, count, day', () => {
  expect(coverText(1, settings, { period: '2026-01', day: '2025-12-10' })).toBe(
    '999999012026       110122025\r\n',
  );
  const cover = coverText(110, settings, { period: '2026-01', day: '2025-12-20' });
  expect(cover).toBe('999999012026     11020122025\r\n');
  expect(cover.trimEnd()).toHaveLength(28);
});

test('the files are named by the organisation', () => {
  expect(fileNames('999999')).toEqual({
    change_file_name: 'ZM999999.TXT',
    cover_file_name: 'OP999999.TXT',
  });
});
