import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { doubtOf } from '#contract/values/doubts.ts';
import { addressInput } from '#contract/addresses.ts';
import { spaceInput } from '#contract/pasports/spaces.ts';
import { unitInput } from '#contract/units.ts';
import { dataBox, phone, vatId, webAddress, zip } from './contact.ts';

const written = (schema: z.ZodType, value: string) => {
  const { data, error } = schema.safeParse(value);
  return error === undefined ? data : error.issues[0]?.message;
};

describe('telephone numbers', () => {
  test.each([
    ['777123456', '777 123 456'],
    ['777 12 34 56', '777 123 456'],
    ['+420777123456', '+420 777 123 456'],
    ['00420 777-123-456', '+420 777 123 456'],
    ['+421905123456', '+421 905 123 456'],
    ['+49 30 123456', '+4930123456'],
    ['777123456, 602111222', '777 123 456, 602 111 222'],
    ['777123456;602111222', '777 123 456, 602 111 222'],
    ['777123456602111222', '777 123 456, 602 111 222'],
    ['777 123 456 602 111 222', '777 123 456, 602 111 222'],
    ['777123456 nebo +420602111222', '777 123 456, +420 602 111 222'],
    ['222 333 444 kl. 12', '222 333 444 kl. 12'],
    ['', ''],
  ])('%j are kept as %j', (typed, kept) => {
    expect(written(phone(50).write, typed)).toBe(kept);
    expect(written(phone(50).write, kept)).toBe(kept);
  });

  test('fit as they are kept', () => {
    expect(written(phone(10).write, '777123456')).toBe('Zadejte nejvýše 10 znaků');
  });
});

test.each([
  [zip().write, '17000', '170 00'],
  [zip().write, 'SW1A 1AA', 'SW1A 1AA'],
  [vatId().write, 'cz 12345678', 'CZ12345678'],
  [dataBox().write, ' ABC2def ', 'abc2def'],
])('%# are kept in one look: %s', (schema, typed, kept) => {
  expect(written(schema, typed)).toBe(kept);
});

describe('an address of the web', () => {
  test.each(['', 'www.example.cz', 'https://example.cz/a?b=c', 'example.cz:8080/x', 'naše-svj.cz'])(
    'may be %j',
    (address) => expect(written(webAddress(200).write, address)).toBe(address),
  );

  test.each([
    'javascript:alert(1)',
    'JavaScript:1',
    ' javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'vbscript:x',
    'https://a@example.cz',
  ])('may not be %j, which could do harm', (address) => {
    expect(written(webAddress(200).write, address)).toBe(
      'Zadejte webovou adresu, například www.example.cz',
    );
  });
});

describe('what is odd stays and is told', () => {
  test.each([
    [
      unitInput,
      'phone',
      '12',
      'Nevypadá jako telefon: v Česku má devět číslic, ze zahraničí začíná +',
    ],
    [unitInput, 'phone', '777123456, +421905123456', undefined],
    [unitInput, 'zip', '1100', 'Nevypadá jako české PSČ: má pět číslic'],
    [unitInput, 'business_vat', 'CZ1', 'Nevypadá jako DIČ: v Česku začíná CZ a má 8 až 10 číslic'],
    [unitInput, 'business_vat', 'SK2020212345', undefined],
    [unitInput, 'internet', 'svj', 'Nevypadá jako webová adresa, například www.example.cz'],
    [addressInput, 'data_box', 'abc', 'Nevypadá jako datová schránka: má sedm písmen a číslic'],
    [addressInput, 'data_box', '', undefined],
    [addressInput, 'delivery_zip', '170 00', undefined],
  ])('%#: %s %j', (schema, field, value, sentence) => {
    expect(doubtOf(schema, field, { [field]: value })).toBe(sentence);
    const shape: Record<string, z.ZodType> = schema.shape;
    expect(shape[field]?.safeParse(value).success).toBe(true);
  });

  test('of a floor area by the total one', () => {
    const of = (floor_area: number, total_area: number) =>
      doubtOf(spaceInput, 'floor_area', { floor_area, total_area });
    expect([of(61, 64), of(64, 64), of(64, 0)]).toEqual([undefined, undefined, undefined]);
    expect(of(65, 64)).toBe('Je větší než celková plocha');
  });
});
