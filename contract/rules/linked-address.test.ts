import { expect, test } from 'vitest';
import { addressFields } from '#contract/address-record.ts';
import { blankOf } from '#contract/record.ts';
import { differingFields, isSharedAlways, SHARED_FIELDS, sharedOf } from './linked-address.ts';

const blank = blankOf(addressFields);

test('linked records share who it is and how it is reached, each unit keeps the rest', () => {
  const own = Object.keys(addressFields).filter(
    (field) => !SHARED_FIELDS.some((shared) => shared === field),
  );
  expect(own).toEqual(['sipo', 'note', 'hidden']);
  expect(Object.keys(sharedOf(blank))).toEqual([...SHARED_FIELDS]);
});

test('records differ in the fields that a person would see', () => {
  const other = { ...blank, phone: '602 222 333', city_id: 5, note: 'jen tady' };
  expect(differingFields(blank, other)).toEqual(['phone']);
  expect(differingFields(other, other)).toEqual([]);
});

test('firms say the same everywhere by themselves, persons only when somebody wishes', () => {
  expect(
    ['person', 'company', 'supplier', 'office'].map((address_type) =>
      isSharedAlways({ address_type }),
    ),
  ).toEqual([false, true, true, true]);
});
