import { expect, test } from 'vitest';
import fc from 'fast-check';
import { storedLog } from './stored-log.ts';

const record = {
  timestamp: Date.UTC(2025, 0, 20, 10, 30),
  dateTime: '20. 1. 2025 11:30',
  level: 'ERROR',
  uid: 'jana@example.cz',
  file_name: 'call.ts',
  function: 'call',
  line_number: 12,
  messages: ['Chyba při volání API odeslání logů'],
  unit_name: 'Lipová 12',
  app_version: '2025.01.20.01',
  request_id: 'req-1',
};

test('a record is kept with its moment in UTC', () => {
  expect(storedLog(record)).toEqual({
    logged: '2025-01-20T10:30:00.000Z',
    level: 'ERROR',
    uid: 'jana@example.cz',
    file_name: 'call.ts',
    function_name: 'call',
    line_number: 12,
    messages: ['Chyba při volání API odeslání logů'],
    unit_name: 'Lipová 12',
    app_version: '2025.01.20.01',
    request_id: 'req-1',
  });
});

test.each([
  ['tabs and newlines stay', 'a\tb\nc', 'a\tb\nc'],
  ['a carriage return goes', 'ok\r\n2025-01-20 admin signed in', 'ok\n2025-01-20 admin signed in'],
  ['colours of a terminal go', '\u001b[31mred\u009b0m', '[31mred0m'],
  ['zero, bell and delete go', 'a\u0000b\u0007c\u007fd', 'abcd'],
  ['line ends of Unicode go', 'a\u2028b\u2029c\u0085d', 'abcd'],
  ['half of a pair is marked', 'a\ud83db', 'a\ufffdb'],
  ['a turn of the direction of writing is marked', 'a\u202egpj.exe\u2069', 'a\ufffdgpj.exe\ufffd'],
  ['a whole pair stays', 'a😀b', 'a😀b'],
  ['markup stays as text', '<script>alert(1)</script>', '<script>alert(1)</script>'],
])('%s', (_title, given, kept) => {
  const texts = { level: given, uid: given, file_name: given, function: given, messages: [given] };
  expect(storedLog({ ...record, ...texts })).toMatchObject({
    level: kept,
    uid: kept,
    file_name: kept,
    function_name: kept,
    messages: [kept],
  });
});

test('no text ever keeps a character that acts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const [kept = ''] = storedLog({ ...record, messages: [text] }).messages;
      expect(kept).not.toMatch(/[^\P{Cc}\n\t]/u);
      expect(kept).not.toMatch(/\p{Cs}|\p{Bidi_Control}/u);
    }),
  );
});

test.each([0, -1, 8_640_000_000_000_000, Date.UTC(1999, 11, 31), Date.UTC(2100, 0, 1)])(
  'a clock that says %d is not believed',
  (timestamp) => {
    expect(storedLog({ ...record, timestamp }).logged).toBeNull();
  },
);

test('of all messages of a record together so much is kept', () => {
  const messages = Array.from({ length: 20 }, () => 'x'.repeat(4000));
  const kept = storedLog({ ...record, messages }).messages;
  expect(kept.map(({ length }) => length)).toEqual([
    ...Array.from({ length: 4 }, () => 4000),
    ...Array.from({ length: 16 }, () => 1),
  ]);
  expect(kept.join('')).toHaveLength(16_016);
});
