import { describe, expect, test } from 'vitest';
import { buildingSuggestions } from './building-suggestions.ts';

const named = (...names: string[]) => names.map((pasport_name) => ({ pasport_name }));
const namesOf = (found: readonly { pasport_name: string }[]) =>
  found.map(({ pasport_name }) => pasport_name);

describe('suggestions of buildings', () => {
  test('are matched by name without case and diacritics, in the order of the list', () => {
    const buildings = named('Na Stráni 5', 'Lipová 12', 'Stráň 1', 'Na STRANI 3');
    expect(namesOf(buildingSuggestions(buildings, ' stra'))).toEqual([
      'Na Stráni 5',
      'Stráň 1',
      'Na STRANI 3',
    ]);
  });

  test('are ten at most', () => {
    const buildings = named(...Array.from({ length: 30 }, (_, index) => `Lipová ${index + 1}`));
    const found = namesOf(buildingSuggestions(buildings, 'lipova'));
    expect(found).toHaveLength(10);
    expect(found.at(-1)).toBe('Lipová 10');
  });

  test('stay away until something is typed', () => {
    expect(buildingSuggestions(named('Lipová 12'), '  ')).toEqual([]);
  });
});
