import { shiftDays } from '#contract/czech/iso-date.ts';
import { MESSAGES, type MessageAbout } from './messages.ts';
import type { Records, Row } from './records.ts';

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
  const { unit_id } = rowOf(records.of('units'), ({ name }) => name === unit);
  const building =
    house === undefined
      ? undefined
      : rowOf(
          records.of('pasports'),
          (row) => row['unit_id'] === unit_id && row['pasport_name'] === house,
        );
  const parts = [`unit=${String(unit_id)}`, ...(query === '' ? [] : [query])];
  if (building !== undefined && space === undefined)
    parts.push(`house=${String(building['pasport_id'])}`);
  if (space !== undefined) parts.push(`space=${String(spaceId(records, building, space))}`);
  return `${path}?${parts.join('&')}`;
}

/** The pasport_space_id of the space of that number in the house. */
function spaceId(records: Records, building: Row | undefined, number: string) {
  const within = new Set(
    records
      .of('pasports')
      .filter((row) => row['parent_id'] === building?.['pasport_id'])
      .map((row) => row['pasport_id']),
  );
  const found = rowOf(
    records.of('pasport_spaces'),
    (row) => row['space_number'] === number && within.has(row['pasport_id'] ?? null),
  );
  return found['pasport_space_id'];
}

function rowOf(rows: readonly Row[], isIt: (row: Row) => boolean): Row {
  const found = rows.find(isIt);
  if (found === undefined) throw new Error('A message of the demo speaks of what is not there');
  return found;
}
