import { describe, expect, test } from 'vitest';
import { decoded, encoded, unwritable } from './code-page.ts';

const czech = 'Příliš žluťoučký kůň úpěl ďábelské ódy PŘÍLIŠ ŽLUŤOUČKÝ KŮŇ ÚPĚL ĎÁBELSKÉ ÓDY';

describe.each(['windows-1250', 'cp852'] as const)('the code page %s', (page) => {
  test('writes and reads all Czech letters, a byte each', () => {
    expect(unwritable(czech, page)).toEqual([]);
    const bytes = encoded(czech, page);
    expect(bytes).toHaveLength(czech.length);
    expect(decoded(bytes, page)).toBe(czech);
  });

  test('tells characters that it has not, each once', () => {
    expect(unwritable('Byt Ж1 Ж😀', page)).toEqual(['Ж', '😀']);
    expect(unwritable('Byt\t12', page)).toEqual(['\t']);
    expect(() => encoded('Ж', page)).toThrow(RangeError);
  });
});

test('the code pages differ where they should', () => {
  expect([...encoded('ěščřž', 'windows-1250')]).toEqual([0xec, 0x9a, 0xe8, 0xf8, 0x9e]);
  expect([...encoded('ěščřž', 'cp852')]).toEqual([0xd8, 0xe7, 0x9f, 0xfd, 0xa7]);
  expect(unwritable('€', 'windows-1250')).toEqual([]);
  expect(unwritable('€', 'cp852')).toEqual(['€']);
});
