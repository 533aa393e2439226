import { expect, test } from 'vitest';
import { sampleUser } from '#tests/web/sample-session.ts';
import { initialsOf } from './Initials.tsx';

test.each([
  ['Jana', 'Nováková', 'JN'],
  ['čeněk', 'žižka', 'ČŽ'],
  ['', 'Chalupa', 'C'],
  ['  ', '', 'J'],
])('initials of %s %s are %s', (first_name, last_name, initials) => {
  expect(initialsOf(sampleUser({ first_name, last_name }))).toBe(initials);
});
