import { describe, expect, test } from 'vitest';
import { addressFields } from '#contract/address-record.ts';
import { changeAddresses } from '#contract/addresses.ts';
import { errors } from '#contract/errors.ts';
import { spaceFields } from '#contract/pasports/space-record.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { judgedValue, previewOf, refusedIn, textNext, textNow, UNFILLED } from './bulk-change.ts';
import type { BulkField, BulkKind } from './bulk-kind.ts';
import { mailAddress, recipientsOf } from './mail.ts';

interface Row {
  readonly id: number;
  readonly version: number;
  readonly contact_preference: string;
  readonly email: string;
  readonly floor: number | null;
}

const row = (id: number, more: Partial<Row> = {}): Row => ({
  id,
  version: 1,
  contact_preference: 'post',
  email: '',
  floor: null,
  ...more,
});
const preference: BulkField<Row> = {
  name: 'contact_preference',
  described: addressFields.contact_preference,
};
const floor: BulkField<Row> = {
  name: 'floor',
  described: spaceFields.pasport_floor_id,
  choices: [{ id: 7, name: '2. NP' }],
  none: 'Bez podlaží',
};

describe('a change of many', () => {
  test('changes only the rows that are not so yet', () => {
    const rows = [row(1), row(2, { contact_preference: 'email' }), row(3)];
    const { changing, alreadySo } = previewOf(rows, preference, 'email');
    expect(changing.map(({ id }) => id)).toEqual([1, 3]);
    expect(alreadySo).toBe(1);
  });

  test('is told in the words of people, before and after', () => {
    expect(textNow(preference, row(1))).toBe('pošta');
    expect(textNext(preference, 'data_box')).toBe('datová schránka');
    expect(textNext(floor, 7)).toBe('2. NP');
    expect(textNext(floor, null)).toBe('Bez podlaží');
    const note = { name: 'email', described: addressFields.note };
    expect([textNow(note, row(1)), textNext(note, '')]).toEqual([UNFILLED, UNFILLED]);
  });

  test('is judged by the rule of the field', () => {
    expect(judgedValue(preference, 'email')).toEqual({ value: 'email' });
    expect(judgedValue(preference, 'holub')).toHaveProperty('fault');
    const type: BulkField<Row> = { name: 'type', described: spaceFields.pasport_type_id };
    expect(judgedValue(type, null)).toEqual({ fault: 'Vyberte typ prostoru' });
  });

  test('that is refused names each record that stood in the way, and its field', () => {
    const kind: BulkKind<Row> = {
      call: changeAddresses,
      stale: [],
      idOf: ({ id }) => id,
      nameOf: ({ id }) => `Osoba ${id}`,
      fields: [preference],
      hiding: {
        name: 'hidden',
        described: addressFields.hidden,
        isHidden: () => false,
        hide: '',
        show: '',
      },
    };
    const refused = (errorCode: number, current: unknown) =>
      refusedIn(new ApiError({ kind: 'api', message: '', url: '', errorCode, current }), kind, [
        row(1),
        row(2),
      ]);
    const records = [
      { id: 2, field: '', message: 'Mezitím ho změnil někdo jiný.' },
      { id: 1, field: 'contact_preference', message: 'Nejde to' },
    ];
    expect(refused(errors['records-refused'].errorCode, { records })).toEqual([
      { id: 2, name: 'Osoba 2', reason: 'Mezitím ho změnil někdo jiný.' },
      { id: 1, name: 'Osoba 1', reason: 'Upřednostňovaný kontakt: Nejde to' },
    ]);
    expect(refused(errors['not-found'].errorCode, { records })).toEqual([]);
    expect(refusedIn(new Error('x'), kind, [])).toEqual([]);
  });
});

describe('a letter to many', () => {
  const emailOf = ({ email }: Row) => email;

  test('goes to each address once, and tells who has none', () => {
    const rows = [
      row(1, { email: 'jana@example.cz' }),
      row(2, { email: 'Jana@Example.cz ' }),
      row(3),
    ];
    const { emails, without } = recipientsOf(rows, emailOf);
    expect(emails).toEqual(['jana@example.cz']);
    expect(without.map(({ id }) => id)).toEqual([3]);
  });

  test('hides the addressees from one another, and is opened only where none would be cut', () => {
    expect(mailAddress(['a+b@example.cz', 'c@example.cz'])).toBe(
      'mailto:?bcc=a%2Bb%40example.cz,c%40example.cz',
    );
    expect(mailAddress(Array(200).fill('nekdo@example.cz'))).toBeUndefined();
  });
});
