import { expect, test } from 'vitest';
import { z } from 'zod';
import { day, id, longText, moment, optionalEmail, text } from '#contract/fields.ts';
import { choice } from './choice.ts';
import { dayOf } from './day.ts';
import { digits } from './digits.ts';
import { momentOf } from './moment.ts';
import { money } from './money.ts';
import { areaOf, decimal, whole } from './number.ts';
import { person, reference } from './reference.ts';
import { cellOf } from '#contract/record-file.ts';
import { phone, zip } from './contact.ts';
import { email, line, lines } from './text.ts';
import { orNone, type Value } from './value.ts';
import { yesNo } from './yes-no.ts';
import { zipsOf } from './zips.ts';

const way = choice(z.enum(['post', 'email']), { post: ['pošta'], email: ['e-mail'] }, 'post');

const kinds: readonly (readonly [value: Value, stored: unknown, written: string])[] = [
  [line(text(20)), 'Byt 7', 'Byt 7'],
  [email(optionalEmail(50)), 'jan@example.cz', 'jan@example.cz'],
  [phone(20), '777 123 456', '777 123 456'],
  [lines(longText(20)), 'Vchod\nz ulice', 'Vchod\nz ulice'],
  [digits(text(10)), '0012345678', '0012345678'],
  [zip(), '170 00', '170 00'],
  [zipsOf(z.array(text(10))), ['110 00', '120 00'], '110 00, 120 00'],
  [whole(z.int()), 1_250_000, '1\u00a0250\u00a0000'],
  [decimal(z.number(), 4), 0.0525, '0,0525'],
  [areaOf(z.number()), 1064.3, '1\u00a0064,3'],
  [money(z.int()), 123_450, '1\u00a0234,5'],
  [dayOf(day), '2024-02-29', '29. 2. 2024'],
  [momentOf(moment), '2024-02-29T08:15:00.000Z', '2024-02-29T08:15:00.000Z'],
  [yesNo, true, 'ano'],
  [yesNo, false, 'ne'],
  [way, 'email', 'e-mail'],
];

test.each(kinds)('%o is written so that its cell reads it back', (value, stored, written) => {
  expect(value.text(stored)).toBe(written);
  expect(value.cell(written)).toEqual({ value: stored });
  expect(value.write.parse(stored)).toEqual(stored);
  expect(value.read.parse(stored)).toEqual(stored);
});

test.each(kinds)('%o that is missing is an empty text, null and no fault', (value) => {
  const maybe = orNone(value);
  expect([maybe.text(null), maybe.empty]).toEqual(['', null]);
  expect([maybe.read.parse(null), maybe.write.parse(null)]).toEqual([null, null]);
  expect(value.write.safeParse(null).success).toBe(false);
});

test('a postal code of a cell takes its Czech look; several are parted by anything that is no digit', () => {
  expect(cellOf(zip())('17000')).toEqual({ value: '170 00' });
  expect(cellOf(zip())('D-01067')).toEqual({ value: 'D-01067' });
  expect(zipsOf(z.array(text(10))).cell('11000 120 00;130 00 / 1400')).toEqual({
    value: ['11000', '120 00', '130 00', '1400'],
  });
});

test('a crown of a cell is a hundred hellers, and less than a heller is left to the rule', () => {
  const { cell, write } = money(z.int('Zadejte celé haléře'));
  expect([cell('19,99 Kč'), cell('-3'), cell('kolik?')]).toEqual([
    { value: 1999 },
    { value: -300 },
    { fault: 'Zadejte číselnou hodnotu' },
  ]);
  const reading = cell('0,005');
  expect('value' in reading && write.safeParse(reading.value).success).toBe(false);
});

test('a record has to be chosen, by its own sentence', () => {
  expect(reference('Vyberte dům').write.safeParse(null).error?.issues[0]?.message).toBe(
    'Vyberte dům',
  );
  expect(person.write.safeParse(0).error?.issues[0]?.message).toBe('Vyberte osobu z adresáře');
  expect(reference('Vyberte dům').write.parse('12')).toBe(id.parse(12));
});
