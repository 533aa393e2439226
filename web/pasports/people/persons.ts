import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { browseAddresses, createAddress, listDuplicates } from '#contract/addresses.ts';
import type { Address, AddressRow } from '#contract/addresses.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import { addressStatistics } from '#contract/statistics.ts';
import { longListFor } from '#web/lib/long-list.ts';
import { queryClient, useCall } from '#web/lib/query.ts';

const noPersons: readonly AddressRow[] = [];

function personsOf(unit_id: number) {
  return longListFor(browseAddresses, { params: { unit_id, show_hidden: '0' } });
}

/** Persons and firms of the unit's address book to choose from, and names behind their ids. */
export function usePersons(unit_id: number, isWanted = true) {
  const { data } = useQuery({ ...personsOf(unit_id), enabled: isWanted });
  const persons = data?.values ?? noPersons;
  const names = useMemo(
    () => new Map(persons.map(({ address_id, full_name }) => [address_id, full_name])),
    [persons],
  );
  return { persons, nameOf: (address_id: number) => names.get(address_id) };
}

/** Puts a new person into the address book; it can be chosen at once. */
export function useCreatePerson(unit_id: number) {
  return useCall(createAddress, {
    invalidates: [browseAddresses, listDuplicates, addressStatistics],
    onSuccess: (person) => keepPerson(unit_id, person),
  });
}

type Addresses = ResultOf<typeof browseAddresses>;

function keepPerson(unit_id: number, person: Address): void {
  queryClient.setQueryData<Addresses>(personsOf(unit_id).queryKey, (known) =>
    known === undefined
      ? undefined
      : { ...known, values: [...known.values, { ...person, other_contacts: '' }] },
  );
}
