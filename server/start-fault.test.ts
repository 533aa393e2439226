import { describe, expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { faultSentence } from './start-fault.ts';

const coded = (code: string, more: object = {}) =>
  Object.assign(new Error('důvod'), { code, ...more });

describe('a fault of the start', () => {
  test.each([
    [
      new ConfigError('Nastavení PORT není správné: musí být číslo.'),
      'Nastavení PORT není správné: musí být číslo.',
    ],
    [
      coded('EADDRINUSE', { port: 3000 }),
      'Port 3000 je už obsazený; nastavte jiný proměnnou PORT.',
    ],
    [coded('ECONNREFUSED'), 'Databáze z nastavení DATABASE_URL neodpovídá.'],
    [coded('28P01'), 'Databáze z nastavení DATABASE_URL přihlášení odmítla: důvod.'],
  ])('that is expected is one sentence (%s)', (error, sentence) => {
    expect(faultSentence(error)).toBe(sentence);
  });

  test('that is not expected is left to be shown whole', () => {
    expect(faultSentence(new TypeError('x is not a function'))).toBeUndefined();
    expect(faultSentence('text')).toBeUndefined();
  });
});
