import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rowSearch } from './row-search.ts';

const rows = ['Čtvrť u Řeky', 'Cihelna', 'Žižkov'].map((name) => ({ name, city: 'Brno' }));
const textsOf = vi.fn((row: { name: string; city: string }) => [row.name, row.city]);
const named = (found: readonly { name: string }[]) => found.map(({ name }) => name);

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('search in rows', () => {
  test('ignores case, diacritics and white space around', () => {
    const { find } = rowSearch(textsOf);
    expect(named(find(rows, ' reky '))).toEqual(['Čtvrť u Řeky']);
    expect(named(find(rows, 'ŽIŽ'))).toEqual(['Žižkov']);
    expect(find(rows, '  ')).toBe(rows);
  });

  test('finds what says each word, in whatever text and order, where nothing says all as it stands', () => {
    const { find } = rowSearch(textsOf);
    expect(named(find(rows, 'brno reky'))).toEqual(['Čtvrť u Řeky']);
    expect(find(rows, 'reky praha')).toEqual([]);
    expect(named(find(rows, 'brno'))).toHaveLength(3);
  });

  test('finds a space by its house and number without what the portal writes between them', () => {
    const spaces = ['Lipová 12 · 5', 'Lipová 12 · 15', 'Lipová 12 · 50', 'Lipová 14 · 5'];
    const { find } = rowSearch(({ name }: { name: string }) => [`${name}, Novák`]);
    const of = (text: string) =>
      named(
        find(
          spaces.map((name) => ({ name })),
          text,
        ),
      );
    expect(of('lipova 12 5')).toEqual(['Lipová 12 · 5']);
    expect(of('12/5 nov')).toEqual(['Lipová 12 · 5']);
    expect(of('lip 14')).toEqual(['Lipová 14 · 5']);
    expect(of('vak 5')).toEqual([]);
    expect(of('lipova 12')).toHaveLength(3);
  });

  test('reads each row once, however much is typed', () => {
    const { find } = rowSearch(textsOf);
    for (const search of ['c', 'ci', 'cih']) find(rows, search);
    expect(textsOf).toHaveBeenCalledTimes(3);
  });

  test('is prepared bit by bit, so that the first key finds everything read', () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ name: `Dům ${index}`, city: '' }));
    const { find, prepare } = rowSearch(textsOf);
    prepare(many);
    expect(textsOf).not.toHaveBeenCalled();
    vi.advanceTimersToNextTimer();
    expect(textsOf).toHaveBeenCalledTimes(200);
    vi.runAllTimers();
    find(many, 'dum');
    expect(textsOf).toHaveBeenCalledTimes(500);
  });

  test('stops preparing rows that have gone', () => {
    const { prepare } = rowSearch(textsOf);
    prepare(rows)();
    vi.runAllTimers();
    expect(textsOf).not.toHaveBeenCalled();
  });
});
