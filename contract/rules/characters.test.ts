import { describe, expect, test } from 'vitest';
import {
  manyLinesRule,
  ON_ONE_LINE,
  oneLineRule,
  plainLine,
  plainLines,
  UNSEEN_CHARACTER,
} from './characters.ts';

const between = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at));
const ends = ['\n', '\v', '\f', '\r', '\u0085', '\u2028', '\u2029'];
const unseen = [
  ...between(0x00, 0x1f),
  ...between(0x7f, 0x9f),
  ...between(0x202a, 0x202e),
  ...between(0x2066, 0x2069),
  '\u061c',
  '\u200e',
  '\u200f',
  '\ud83d',
  '\udc00',
];

describe('a text of one line', () => {
  test('has no end of a line, whichever it is', () => {
    for (const end of ends) expect(oneLineRule(`Byt${end}4`)).toBe(ON_ONE_LINE);
  });

  test('has no control character, no mark of direction and no half of a character', () => {
    for (const character of unseen.filter((one) => !ends.includes(one)))
      expect([character.codePointAt(0), oneLineRule(`Byt${character}4`)]).toEqual([
        character.codePointAt(0),
        UNSEEN_CHARACTER,
      ]);
  });

  test('may be of any letters, signs and pictures', () => {
    for (const text of ['Žižkov 12/3', 'čp. 7 – dvůr', 'Ł’ówka', '家', '👩‍🔧', 'שלום', ''])
      expect(oneLineRule(text)).toBeNull();
  });

  test('pasted from a sheet gets ordinary spaces, and loses marks that nobody sees', () => {
    expect(plainLine('\ufeffByt\u00a0č.\u202f4\u200b ne\u00adbyt ')).toBe('Byt č. 4 nebyt');
  });
});

describe('a text of several lines', () => {
  test('has lines and tabs, and nothing else that is not seen', () => {
    expect(manyLinesRule('První\n\tdruhý')).toBeNull();
    for (const character of [...unseen, '\u2028', '\u2029'].filter(
      (one) => one !== '\n' && one !== '\t',
    ))
      expect(manyLinesRule(`a${character}b`)).toBe(UNSEEN_CHARACTER);
  });

  test('ends its lines in one way and keeps spaces that hold words together', () => {
    expect(plainLines('a\r\nb\rc\u00a0d\u200b ')).toBe('a\nb\nc\u00a0d');
  });
});
