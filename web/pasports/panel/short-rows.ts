import type { ResultOf } from '#contract/endpoint.ts';
import type { listOccupants } from '#contract/pasports/occupants.ts';
import type { listOwnerships } from '#contract/pasports/ownerships.ts';
import type { listRoommates } from '#contract/pasports/roommates.ts';
import type { listRooms } from '#contract/pasports/rooms.ts';
import type { listTenants } from '#contract/pasports/tenants.ts';
import { holdsOn, validityText } from '#contract/rules/validity.ts';
import type { Validity } from '#contract/rules/validity.ts';
import { formatArea, formatDate, formatNumber } from '#web/lib/czech.ts';
import { ownershipText, personsText } from '../records/record-words.ts';

/** A row of a short list as people read it. */
export interface ShortRow {
  readonly id: number;
  readonly text: string;
  readonly detail: string;
  readonly holds: boolean;
}

/** Rows of a short list (specification, section 9), and how many there are in all. */
export interface ShortContent {
  readonly rows: readonly ShortRow[];
  readonly total: number;
}

const SHORT = 3;

interface Reading<R> {
  readonly idOf: (row: R) => number;
  readonly textOf: (row: R) => string;
  readonly detailOf: (row: R) => string;
}

/** The first few rows; on a day asked for, only those that hold on it. */
function shortened<R extends Validity>(
  { idOf, textOf, detailOf }: Reading<R>,
  { values, total }: { readonly values: readonly R[]; readonly total?: number },
  { day, isAsked }: AskedDay,
): ShortContent {
  const wanted = isAsked ? values.filter((row) => holdsOn(row, day)) : values;
  const rows = wanted.slice(0, SHORT).map((row) => ({
    id: idOf(row),
    text: textOf(row),
    detail: detailOf(row),
    holds: holdsOn(row, day),
  }));
  return { rows, total: isAsked ? wanted.length : (total ?? values.length) };
}

/** The day whose state is shown, and whether a person has asked for another than today. */
export interface AskedDay {
  readonly day: string;
  readonly isAsked: boolean;
}

/** Tenants, with the end of their contract. */
export function tenantRows(list: ResultOf<typeof listTenants>, asked: AskedDay): ShortContent {
  const reading: Reading<(typeof list.values)[number]> = {
    idOf: ({ pasport_tenant_id }) => pasport_tenant_id,
    textOf: ({ tenant_name }) => tenant_name,
    detailOf: (row) => {
      const end = row.contract_valid_to;
      return `${validityText(row)}${end === null ? '' : `, smlouva do ${formatDate(end)}`}`;
    },
  };
  return shortened(reading, list, asked);
}

/** Numbers of persons. */
export function occupantRows(list: ResultOf<typeof listOccupants>, asked: AskedDay): ShortContent {
  const reading: Reading<(typeof list.values)[number]> = {
    idOf: ({ pasport_user_id }) => pasport_user_id,
    textOf: ({ users_count }) => personsText(users_count),
    detailOf: validityText,
  };
  return shortened(reading, list, asked);
}

/** Owners with their shares. */
export function ownershipRows(
  list: ResultOf<typeof listOwnerships>,
  asked: AskedDay,
): ShortContent {
  const reading: Reading<(typeof list.values)[number]> = {
    idOf: ({ pasport_ownership_id }) => pasport_ownership_id,
    textOf: (row) => `${row.owner_name} – ${ownershipText(row)}`,
    detailOf: validityText,
  };
  return shortened(reading, list, asked);
}

/** Rooms with their area. */
export function roomRows(list: ResultOf<typeof listRooms>, asked: AskedDay): ShortContent {
  const reading: Reading<(typeof list.values)[number]> = {
    idOf: ({ pasport_room_id }) => pasport_room_id,
    textOf: ({ room_name }) => room_name,
    detailOf: ({ floor_area, countable_coefficient }) =>
      `${formatArea(floor_area)}, koeficient ${formatNumber(countable_coefficient)}`,
  };
  return shortened(reading, list, asked);
}

/** Persons who live with the tenant. */
export function roommateRows(list: ResultOf<typeof listRoommates>, asked: AskedDay): ShortContent {
  const reading: Reading<(typeof list.values)[number]> = {
    idOf: ({ pasport_roommate_id }) => pasport_roommate_id,
    textOf: ({ roommate_name, relation }) =>
      relation === '' ? roommate_name : `${roommate_name} – ${relation}`,
    detailOf: validityText,
  };
  return shortened(reading, list, asked);
}
