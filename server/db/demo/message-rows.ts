import { shiftDays } from '#contract/czech/iso-date.ts';
import { MESSAGES, type MessageAbout } from './messages.ts';
import type { DemoTable, Records, Row } from './records.ts';
import { ID_COLUMNS } from './records.ts';

/** Adds the messages that wait for the users of the client, once all is there that they speak of. */
export function addMessages(records: Records, today: string): void {
  for (const user of records.of('client_users')) {
    const own = MESSAGES.filter(({ to }) => to === user['user_identity']);
    for (const [index, { text, about, daysAgo, confirmed }] of own.entries()) {
      const minute = String(59 - (index % 60)).padStart(2, '0');
      records.add('client_user_messages', {
        client_user_id: user['client_user_id'] ?? null,
        message: text,
        link: about === undefined ? '' : linkTo(records, about),
        created: `${shiftDays(today, -daysAgo)}T07:${minute}:00Z`,
        confirmed: confirmed ? `${shiftDays(today, 1 - daysAgo)}T09:00:00Z` : null,
      });
    }
  }
}

/** The address of what a message speaks of, in its unit. */
function linkTo(records: Records, { unit, house, space, path, query = '' }: MessageAbout): string {
  const unitId = idOf(records, 'units', ({ name }) => name === unit);
  const parts = [`unit=${unitId}`, ...(query === '' ? [] : [query])];
  if (house !== undefined) {
    const houseId = idOf(
      records,
      'pasports',
      (row) => row['unit_id'] === unitId && row['pasport_name'] === house,
    );
    parts.push(
      space === undefined ? `house=${houseId}` : `space=${spaceId(records, houseId, space)}`,
    );
  }
  return `${path}?${parts.join('&')}`;
}

/** The pasport_space_id of the space of that number in the house. */
function spaceId(records: Records, houseId: number, number: string): number {
  const pasports = records.of('pasports').filter((row) => row['parent_id'] === houseId);
  const within = new Set(pasports.map((row) => row['pasport_id']));
  return idOf(
    records,
    'pasport_spaces',
    (row) => row['space_number'] === number && within.has(row['pasport_id'] ?? null),
  );
}

/** The id of the first such row of the table. */
function idOf(records: Records, table: DemoTable, isIt: (row: Row) => boolean): number {
  const id = records.of(table).find(isIt)?.[ID_COLUMNS[table]];
  if (typeof id !== 'number') throw new Error('A message of the demo speaks of what is not there');
  return id;
}
