import { useQuery } from '@tanstack/react-query';
import { browseAddresses, createAddress, getAddress, listDuplicates } from '#contract/addresses.ts';
import { adoptAddress, listFirms } from '#contract/linked-addresses.ts';
import { addressStatistics } from '#contract/statistics.ts';
import { longListFor } from '#web/lib/long-list.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

interface Choice {
  readonly id: number;
  readonly name: string;
}

/** The firm of the address book; nothing is asked for where none is named. */
export function useFirm(unit_id: number, address_id: number | null) {
  const query = queryFor(getAddress, { params: { unit_id, id: String(address_id ?? 0) } });
  return useQuery({ ...query, enabled: address_id !== null });
}

/** Suppliers of the address book, and whoever is named already. */
export function useFirms(unit_id: number, named: number | null): readonly Choice[] {
  const params = { unit_id, show_hidden: '1' } as const;
  const addresses = useQuery(longListFor(browseAddresses, { params })).data?.values ?? [];
  return addresses
    .filter(
      ({ address_id, address_type, hidden }) =>
        address_id === named || (address_type === 'supplier' && !hidden),
    )
    .map(({ address_id, full_name }) => ({ id: address_id, name: full_name }));
}

/** A supplier of another unit of the client, which this one does not have. */
export interface OtherFirm extends Choice {
  readonly unit_name: string;
}

/** Suppliers of the client's other units, each once. */
export function useOtherFirms(unit_id: number): readonly OtherFirm[] {
  const firms = useQuery(queryFor(listFirms, { params: { unit_id } })).data?.values ?? [];
  return firms.flatMap(({ address_type, full_name, records }) => {
    const [first] = records;
    const isHere = records.some((one) => one.unit_id === unit_id);
    if (first === undefined || isHere || address_type !== 'supplier') return [];
    return [{ id: first.address_id, name: full_name, unit_name: first.unit_name }];
  });
}

/** The firm of that business id which the client has in another unit, and this one has not; undefined for none. */
export function useFirmElsewhere(unit_id: number, business_id: string): OtherFirm | undefined {
  const firms = useQuery(queryFor(listFirms, { params: { unit_id } })).data?.values ?? [];
  const wanted = business_id.replaceAll(/\s/gu, '');
  const found = wanted === '' ? undefined : firms.find((one) => one.business_id === wanted);
  const [first] = found?.records ?? [];
  if (found === undefined || first === undefined) return undefined;
  if (found.records.some((one) => one.unit_id === unit_id)) return undefined;
  return { id: first.address_id, name: found.full_name, unit_name: first.unit_name };
}

const firmReads = [browseAddresses, listDuplicates, addressStatistics, listFirms];

export function useCreateFirm() {
  return useCall(createAddress, { invalidates: firmReads });
}

/** Founds a supplier of another unit in this one, linked with it. */
export function useAdoptFirm() {
  return useCall(adoptAddress, { invalidates: firmReads });
}
