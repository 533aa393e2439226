import { expect, test } from 'vitest';
import { addMessages } from './message-rows.ts';
import { MESSAGES } from './messages.ts';
import { createIds, createRecords, type Records } from './records.ts';

/** What the messages of the manager speak of: units, and houses with the spaces of those numbers. */
function ground(): Records {
  const records = createRecords(createIds({ units: 4, pasport_spaces: 70 }));
  records.add('client_users', { user_identity: 'spravce@example.cz' });
  const about = MESSAGES.flatMap((message) => message.about ?? []);
  for (const unit of new Set(about.map(({ unit: name }) => name))) {
    const unit_id = records.add('units', { name: unit });
    const own = about.filter((one) => one.unit === unit && one.house !== undefined);
    for (const house of new Set(own.map((one) => one.house ?? ''))) {
      const of = (pasport_name: string, parent_id: number | null) =>
        records.add('pasports', { unit_id, parent_id, pasport_name });
      const house_id = of(house, null);
      for (const number of [
        '1',
        ...own.flatMap((one) => (one.house === house ? (one.space ?? []) : [])),
      ])
        records.add('pasport_spaces', { pasport_id: of(number, house_id), space_number: number });
    }
  }
  return records;
}

test('a message leads to the space that it speaks of, in its unit', () => {
  const records = ground();
  addMessages(records, '2026-11-21');
  const links = records
    .of('client_user_messages')
    .map(({ message, link }) => ({ message, link }))
    .filter(({ message }) => message === 'Garáž 9 v ulici Lipová je od prvního dne měsíce volná.');
  const unit = records.of('units').find(({ name }) => name === 'SVJ Lipová 12–18');
  const space = records.of('pasport_spaces').find((row) => row['space_number'] === 'G9');
  const [told] = links;
  expect(links).toHaveLength(1);
  expect(new URL(told?.link as string, 'https://portal.invalid').searchParams).toEqual(
    new URLSearchParams([
      ['unit', JSON.stringify(unit?.['unit_id'])],
      ['tab', 'basic'],
      ['space', JSON.stringify(space?.['pasport_space_id'])],
    ]),
  );
});

test('a message about what is not there is a fault of the demo', () => {
  const records = createRecords(createIds({}));
  records.add('client_users', { user_identity: 'spravce@example.cz' });
  expect(() => addMessages(records, '2026-11-21')).toThrow('speaks of what is not there');
});

test('most of what the manager is told leads to a record', () => {
  const own = MESSAGES.filter(({ to }) => to === 'spravce@example.cz');
  expect(own.filter(({ about }) => about !== undefined).length).toBeGreaterThan(own.length / 2);
});
