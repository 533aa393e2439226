import { expect, test } from 'vitest';
import { withOwnType } from './useSpaceChoices.ts';

const types = [{ id: 1, name: 'Byt' }];
const own = (pasport_type_id: number, pasport_type_name: string) => ({
  pasport_type_id,
  pasport_type_name,
});

test('the type of a space stays among the choices when it is hidden', () => {
  expect(withOwnType(types, own(2, 'Dílna'))).toEqual([
    ...types,
    { id: 2, name: 'Dílna (skrytý)' },
  ]);
  expect(withOwnType(types, own(1, 'Byt'))).toBe(types);
  expect(withOwnType(types, undefined)).toBe(types);
  expect(withOwnType([], own(2, 'Dílna'))).toEqual([]);
});
