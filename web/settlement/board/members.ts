import type { AddressRow } from '#contract/addresses.ts';

/** Whoever may be asked, of the address book of the unit. */
export type Member = Pick<AddressRow, 'address_id' | 'full_name' | 'email' | 'city'>;

/** People of the address book; who owns, uses or lives in a space of the unit comes first. Firms sign nothing. */
export function membersOf(
  rows: readonly AddressRow[],
  resident_ids: readonly number[],
): readonly Member[] {
  const residents = new Set(resident_ids);
  const people = rows.filter(({ address_type }) => address_type === 'person');
  const isResident = ({ address_id }: Member) => residents.has(address_id);
  return [...people.filter(isResident), ...people.filter((one) => !isResident(one))];
}

/** By what they are offered: the name, with what tells apart those of the same one. */
export function offeredMembers(members: readonly Member[]): ReadonlyMap<string, Member> {
  const counts = new Map<string, number>();
  for (const { full_name } of members) counts.set(full_name, (counts.get(full_name) ?? 0) + 1);
  const told = new Map<string, Member>();
  for (const one of members) {
    const apart = [one.email, one.city].filter((text) => text !== '').join(', ');
    const isAlone = counts.get(one.full_name) === 1 || apart === '';
    const name = isAlone ? one.full_name : `${one.full_name} (${apart})`;
    if (!told.has(name)) told.set(name, one);
  }
  return told;
}
