import { expect, test } from 'vitest';
import { soughtNames } from './sought-name.ts';

const found = (of: Partial<Parameters<typeof soughtNames>[0]>, sought: string) =>
  soughtNames({
    address_type: 'person',
    full_name: 'Novák Jan',
    title_before: 'Ing.',
    title_after: 'Ph.D.',
    ...of,
  }).some((text) => text.toLowerCase().includes(sought.toLowerCase()));

test.each([
  'Novák',
  'Jan Novák',
  'Novák Jan',
  'Ing. Novák',
  'Ing Novák',
  'Ing. Jan Novák',
  'Novák Ph.D.',
  'Novák PhD',
  'Ing. Novák, Ph.D.',
  'Jan Novák, Ph.D.',
  'Ing. Jan Novák Ph.D.',
])('a person is found by %s', (sought) => {
  expect(found({}, sought)).toBe(true);
});

test('nobody is found by a title that he does not have', () => {
  expect(found({}, 'Mgr. Novák')).toBe(false);
  expect(found({ title_before: '' }, 'Ing. Novák')).toBe(false);
});

test('a firm is found by its name as it stands', () => {
  const firm = { address_type: 'supplier', full_name: 'Výtahy Šplhoun', title_before: '' };
  expect(found(firm, 'Výtahy Šplhoun')).toBe(true);
  expect(found(firm, 'Šplhoun Výtahy')).toBe(false);
});
