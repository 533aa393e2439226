import { describe, expect, test } from 'vitest';
import { keptView, namedView, viewName } from './named-view.ts';

describe('an address that names a saved view', () => {
  test('names it for its list alone', () => {
    const search = { filter: 'flats', saved: viewName('spaces', 12) };
    expect(namedView(search, 'spaces')).toBe(12);
    expect(namedView(search, 'space')).toBeUndefined();
    expect(namedView(search, 'buildings')).toBeUndefined();
  });

  test.each([undefined, 12, '', 'spaces', 'spaces.', 'spaces.0', 'spaces.x', 'spaces.1.2'])(
    'that was cut or spoilt names none: %j',
    (saved) => expect(namedView({ saved }, 'spaces')).toBeUndefined(),
  );

  test('keeps it over steps of its screen, and nothing else', () => {
    expect(keptView({ filter: 'flats', saved: 'spaces.12' })).toEqual({ saved: 'spaces.12' });
    expect(keptView({ filter: 'flats', saved: 12 })).toEqual({});
    expect(keptView({})).toEqual({});
  });
});
