import { addressNameFault, type AddressName } from '#contract/rules/address-name.ts';
import { birthDateFault } from '#contract/rules/birth-date.ts';
import { invalid, unnamed, type RecordFault } from '#server/errors.ts';

/** A record of the address book as it is going to be. */
export interface AddressDraft extends AddressName {
  readonly birth_date: string | null;
  readonly city_id: number | null;
}

/**
 * What is wrong with a record of the address book: it has the name that its type asks for, nobody is
 * born after today (a day of the Czech calendar), and a city that is named must be there.
 */
export function addressFaults(
  draft: AddressDraft,
  cities: ReadonlyMap<number, string>,
  today: string,
): RecordFault[] {
  const name = addressNameFault(draft);
  const { birth_date, city_id } = draft;
  return [
    ...(name === null ? [] : invalid(name.field, name.message)),
    ...invalid('birth_date', birthDateFault(birth_date, today)),
    ...(city_id === null ? [] : unnamed('city_id', cities.has(city_id))),
  ];
}
