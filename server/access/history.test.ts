import { expect, test } from 'vitest';
import { loggedText } from './history.sql.ts';

test('a logged number is told as Czechs write it, and a text as it was written', () => {
  expect([70.25, -0.5, 12, '1.5', '-2', true, null].map(loggedText)).toEqual([
    '70,25',
    '\u22120,5',
    '12',
    '1.5',
    '-2',
    'true',
    '',
  ]);
});
