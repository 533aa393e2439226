import { expect, test } from 'vitest';
import { mentionPlace } from '#contract/mention-place.ts';
import type { Mention } from '#contract/personal-data.ts';
import { addressOf, byText, placeText } from './mention-words.ts';

const mention: Mention = {
  record_type: 'pasport_spaces',
  record_id: 5,
  parent_id: null,
  field: 'comment',
  name: '',
  space_number: '7',
  building_name: 'Lipová 1',
  space_id: 5,
  building_id: null,
  by: ['last_name', 'phone'],
  excerpt: 'klíče má Kanárková',
};
const house = { space_number: '', space_id: null, building_id: 3 };

test('a mention is told with its place and by what it was found', () => {
  expect(placeText(mention)).toBe('Prostor: prostor 7, Lipová 1 – Poznámka');
  expect(placeText({ ...mention, ...house, record_type: 'pasport_buildings' })).toBe(
    'Dům: Lipová 1 – Poznámka',
  );
  expect(byText(mention)).toBe('příjmení nebo název, telefon');
});

test.each([
  [{}, '/pasports?unit=2&space=5&tab=basic'],
  [{ record_type: 'pasport_tenants', record_id: 9 }, '/pasports?unit=2&space=5&tab=tenants&row=9'],
  [{ ...house, record_type: 'pasport_buildings', record_id: 3 }, '/buildings?unit=2&building=3'],
  [
    { ...house, record_type: 'pasport_floors', record_id: 8 },
    '/buildings?unit=2&building=3&tab=floors&row=8',
  ],
  [
    { record_type: 'revision_reports', record_id: 9, parent_id: 4, space_id: null },
    '/auxiliaries/revisiontypes?unit=2&type=0&device=4&tab=reports&report=9',
  ],
  [{ record_type: 'addresses', record_id: 9, space_id: null }, '/address/9?unit=2'],
  [
    { record_type: 'address_orders', record_id: 9, parent_id: 4, space_id: null },
    '/address/4?unit=2&tab=orders&order=9',
  ],
  [{ record_type: 'import_rows', record_id: 1, parent_id: 4, space_id: null }, null],
] as const)('the way to the text of %j is %s', (over, address) => {
  expect(addressOf(2, { ...mention, ...over })).toBe(address);
});

test('every kind of places has a name', () => {
  for (const record_type of mentionPlace.options)
    expect(placeText({ ...mention, record_type })).toMatch(/^\p{Lu}/u);
});
