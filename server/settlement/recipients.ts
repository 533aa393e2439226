import { shiftDays } from '#contract/czech/iso-date.ts';
import type { FrozenRecipient, FrozenSpace } from '#contract/settlement/frozen.ts';
import { bearerOf } from '#contract/settlement/party.ts';
import type { Bearing, PersonsFrom } from '#server/core/people/bearers.sql.ts';
import type { SettledSpace } from '#server/core/pasports/settled-spaces.sql.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

type Persons = FrozenRecipient['persons'];

/** Rows by days as times: each lasts until the day before the next one, the last one to the end. */
function timesOf<R extends { readonly day: string }>(rows: readonly R[], to: string) {
  return rows.map((row, at) => {
    const next = rows[at + 1];
    return { row, from: row.day, to: next === undefined ? to : shiftDays(next.day, -1) };
  });
}

/** What of the numbers of persons falls into the days. */
function personsIn(rows: readonly PersonsFrom[], { from, to }: Days, end: string): Persons {
  return timesOf(rows, end)
    .filter((time) => time.from <= to && time.to >= from)
    .map((time) => ({
      from: time.from < from ? from : time.from,
      to: time.to > to ? to : time.to,
      count: time.row.users_count,
    }));
}

/** Neighbouring rows of one party joined. */
function joined(rows: readonly Bearing[]): Bearing[] {
  return rows.filter((row, at) => {
    const before = rows[at - 1];
    return before === undefined || bearerOf(before) !== bearerOf(row);
  });
}

/** Who bears the space one after the other through the days; keys are the same whenever it is asked. */
function recipientsOf(
  pasport_id: number,
  bearings: readonly Bearing[],
  persons: readonly PersonsFrom[],
  days: Days,
): FrozenRecipient[] {
  return timesOf(joined(bearings), days.to).map(({ row, from, to }) => ({
    key: `${pasport_id}/${from}`,
    people: [...row.people],
    name: row.people.map(({ full_name }) => full_name).join(', '),
    payer: row.payer,
    from,
    to,
    persons: personsIn(persons, { from, to }, days.to),
  }));
}

function grouped<R extends { readonly pasport_id: number }>(rows: readonly R[]) {
  const groups = new Map<number, R[]>();
  for (const row of rows) {
    const group = groups.get(row.pasport_id);
    if (group === undefined) groups.set(row.pasport_id, [row]);
    else group.push(row);
  }
  return groups;
}

/** Spaces with those who bore them through the days, in the stored order of the spaces. */
export function frozenSpaces(
  spaces: readonly SettledSpace[],
  bearings: readonly Bearing[],
  persons: readonly PersonsFrom[],
  days: Days,
): FrozenSpace[] {
  const borne = grouped(bearings);
  const lived = grouped(persons);
  return spaces.map(({ share_numerator, share_denominator, ...space }) => {
    const { pasport_id, building_id, building_name } = space;
    const { total_area, area, heated_area, countable_area } = space;
    return {
      pasport_id,
      name: space.space_number,
      building_id,
      building_name,
      total_area,
      area,
      heated_area,
      countable_area,
      share:
        share_numerator === null || share_denominator === null
          ? null
          : [share_numerator, share_denominator],
      recipients: recipientsOf(
        pasport_id,
        borne.get(pasport_id) ?? [],
        lived.get(pasport_id) ?? [],
        days,
      ),
    };
  });
}
