import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareCzech, foldText, matchesSearch } from './search.ts';

const alphabetical =
  'Aš Ášova Cena čaj Čáp ďábel Dana Hora hrad Hradec chata Cheb Chodov Igor Ruda Řím Sever Šumava Uhlí Ústí zebra Zlín žába Žižka';

describe('folded text', () => {
  test('has neither diacritics nor capitals', () => {
    expect(foldText('Příliš žluťoučký kůň úpěl ďábelské ódy')).toBe(
      'prilis zlutoucky kun upel dabelske ody',
    );
  });

  test('is the same when folded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});

describe('folded letters', () => {
  const slowly = (text: string) =>
    text.replaceAll('\u00a0', ' ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

  test('take a space that no line breaks for one that people type', () => {
    expect(foldText('20.\u00a011.\u00a02026')).toBe('20. 11. 2026');
    expect(foldText('Łódź\u00a01')).toBe('łodz 1');
  });

  test('are the same one by one as in texts of any language', () => {
    const text = fc.string({
      unit: fc.oneof(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
        fc.integer({ min: 0, max: 0x24f }).map((code) => String.fromCharCode(code)),
        fc.constantFrom('ř', 'r\u030c', '\u030c', 'ß', 'İ', 'ı', 'ŉ', 'Σ', 'ﬁ', '각'),
      ),
    });
    fc.assert(
      fc.property(text, (one) => {
        expect(foldText(one)).toBe(slowly(one));
      }),
    );
    const all = Array.from({ length: 0x250 }, (_, code) => String.fromCharCode(code));
    expect(all.map(foldText)).toEqual(all.map(slowly));
  });
});

describe('search', () => {
  test.each([
    ['zizk', ['Žižkova 12']],
    ['ŽIŽK', ['zizkova 12']],
    ['  lip ', ['SVJ', 'Sdružení Lípová']],
    ['', ['cokoli']],
    ['  ', []],
  ])('finds %j in %j', (needle, texts) => {
    expect(matchesSearch(needle, ...texts)).toBe(true);
  });

  test('does not find what no text holds', () => {
    expect(matchesSearch('brno', 'Praha', 'Ostrava')).toBe(false);
    expect(matchesSearch('ab', 'a', 'b')).toBe(false);
    expect(matchesSearch('a', null, undefined, '')).toBe(false);
  });

  test('takes no character of the search for a pattern', () => {
    expect(matchesSearch('.*', 'Praha')).toBe(false);
    expect(matchesSearch('%', 'Praha')).toBe(false);
  });
});

describe('Czech order', () => {
  test('keeps č, ř, š, ž after their plain letters and ch after h', () => {
    const words = alphabetical.split(' ');
    expect(words.toReversed().toSorted(compareCzech)).toEqual(words);
  });

  test('puts numbers by size', () => {
    const numbers = ['2', '2/2', '2/11', '2a', '12/3', '12/21', 'Byt 9', 'Byt 10'];
    expect(numbers.toReversed().toSorted(compareCzech)).toEqual(numbers);
  });
});
