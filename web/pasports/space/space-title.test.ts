import { expect, it } from 'vitest';
import { spaceTitle } from './space-title.ts';

it('a space is called by its name, and its number is always said', () => {
  const titleOf = (pasport_name: string, space_number: string) =>
    spaceTitle({ pasport_name, space_number, pasport_type_name: 'Byt' });
  expect(titleOf('Byt 12', '12')).toBe('Byt 12');
  expect(titleOf('12', '12')).toBe('Byt 12');
  expect(titleOf('Prodejna pečiva', 'O1')).toBe('Prodejna pečiva (č. O1)');
  expect(titleOf('Byt 121', '12')).toBe('Byt 121 (č. 12)');
});
