import { describe, expect, test } from 'vitest';
import { fingerprint, headline } from './fingerprint.ts';

const log = {
  level: 'ERROR',
  uid: 'jana@example.cz',
  file_name: 'call.ts',
  function_name: 'report',
  line_number: 12,
  messages: ['60000500: Nastala chyba', '/v1/units/12/spaces/7'],
  unit_name: '',
  app_version: '',
  request_id: '',
};

describe('a fingerprint', () => {
  test('is the same whatever the user, the unit, the version and the number of the event', () => {
    const other = { uid: 'petr@example.cz', unit_name: 'B', app_version: '2', request_id: 'r-2' };
    expect(fingerprint({ ...log, ...other })).toBe(fingerprint(log));
  });

  test.each([
    ['numbers', ['60000500: Nastala chyba', '/v1/units/9/spaces/123']],
    ['a directive to send at once', ['SendLogs', ...log.messages]],
    [
      'lines of a stack',
      [log.messages[0] ?? '', '/v1/units/3/spaces/4\n  at x (main-Bx3kD9aZ.js:1:2)'],
    ],
  ])('does not see %s', (_title, messages) => {
    expect(fingerprint({ ...log, messages })).toBe(fingerprint(log));
  });

  test.each([
    ['3f2504e0-4f89-11d3-9a0c-0305e82c3301', 'a81bc81b-dead-4e5d-abff-90865d1e13b1'],
    ['request 5d41402abc4b2a76', 'request 7d793037a0760186'],
    ['in UnitsTab-Bx3kD9aZ.js', 'in UnitsTab-C_9s-x1Q.js'],
  ])('takes %s for %s', (one, other) => {
    const of = (text: string) => fingerprint({ ...log, messages: [text] });
    expect(of(one)).toBe(of(other));
  });

  test.each([
    { level: 'WARN' },
    { file_name: 'query.ts' },
    { function_name: 'call' },
    { line_number: 13 },
    { messages: ['60000500: Nastala jiná chyba', '/v1/units/12/spaces/7'] },
    { messages: ['60000500: Nastala chyba', '/v1/sipo/12'] },
  ])('differs with %j', (other) => {
    expect(fingerprint({ ...log, ...other })).not.toBe(fingerprint(log));
  });

  test('of a file survives a new build', () => {
    const of = (file_name: string) => fingerprint({ ...log, file_name });
    expect(of('main-Bx3kD9aZ.js')).toBe(of('main-AAAAAAAA.js'));
    expect(of('main-Bx3kD9aZ.js')).not.toBe(of('Units-Bx3kD9aZ.js'));
  });
});

describe('the line of a list', () => {
  test('is the whole message in one line, without the directive', () => {
    const messages = ['SendLogs', 'Chyba při\n  volání API', '', '/v1/units'];
    expect(headline({ messages })).toBe('Chyba při volání API · /v1/units');
  });

  test('is at most five hundred characters long', () => {
    const line = headline({ messages: ['x'.repeat(4000), 'y'] });
    expect([line.length, line.at(-1)]).toEqual([500, '…']);
    expect(headline({ messages: [] })).toBe('');
  });
});
