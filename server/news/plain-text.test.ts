import { describe, expect, test } from 'vitest';
import { excerptOf, plainText } from './plain-text.ts';

test.each([
  ['', ''],
  ['**tučně** a *šikmo* a [odkaz](https://example.cz)', 'tučně a šikmo a odkaz'],
  ['# Nadpis\n\ntext', 'Nadpis: text'],
  ['# Opravdu?\n\ntext', 'Opravdu? text'],
  ['- první\n- druhý\n  - vnořený', 'první druhý vnořený'],
  ['a\n\n|x|y|\n|-|-|\n|1|2|\n\nb', 'a b'],
  ['a\n\n```\nkód\n```\n\nb', 'a b'],
  ['a <b>c</b> <script>alert(1)</script>', 'a c alert(1)'],
  ['5 &lt; 6 &amp; 7', '5 < 6 & 7'],
  ['a  \nb\n\n---\n\n> c', 'a b c'],
  ['- [x] hotovo', 'hotovo'],
])('%j says %j', (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});

describe('the beginning of a text', () => {
  test('is the whole of a short one', () => {
    expect(excerptOf('Krátký **text**.')).toBe('Krátký text.');
  });

  test('is cut between words, to some two lines', () => {
    const cut = excerptOf('slovo '.repeat(100));
    expect(cut).toMatch(/^(?:slovo )+slovo…$/);
    expect(cut.length).toBeLessThanOrEqual(241);
  });

  test('of one long word is cut in it, never inside of a sign', () => {
    expect(excerptOf('🏠'.repeat(200))).toMatch(/^(?:🏠)+…$/u);
  });
});
