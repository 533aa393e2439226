import { listedName } from '#contract/rules/listed-name.ts';
import { useEffect, useMemo } from 'react';
import type { Address, browseAddresses } from '#contract/addresses.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import { useOwing } from '#web/core/arrears/owing.queries.ts';
import { flash } from '#web/notices/flash.ts';
import { focusMarked } from '#web/table/focus-marked.ts';
import { useSought } from '#web/table/seek.tsx';
import { useTableRows } from '#web/table/useTableRows.ts';
import { useAddresses } from './addresses.queries.ts';
import { bookRows, emptyRow, filterCounts, filteredAddresses, OWING } from './book-filters.ts';
import type { BookRow } from './book-filters.ts';
import { useOpenAddress } from './open-address.ts';
import { useListPlace } from './place.ts';

export const rowKey = (row: BookRow) => row.address_id;

/** The address book of a unit as a list: what of it is shown, the marked row, and a new record. */
export function useAddressBook(unit_id: number, id: string) {
  const { place, go } = useListPlace();
  const { filter } = place;
  const areHiddenListed = place.hidden === 1;
  const showHidden = areHiddenListed || filter === 'hidden';
  const isOther = showHidden || place.as_of !== undefined;
  const { data, first, isPlaceholderData } = useAddresses(unit_id, {
    showHidden,
    as_of: place.as_of,
  });
  const owing = useOwing(unit_id, place.as_of);
  const known = useBookRows(data, owing.told);
  const beginning = useBookRows(first, owing.told);
  const table = useTableRows<BookRow>({ rows: known?.values, rowKey });
  const { chosen, isComing, missing } = byDebts(filter, owing);
  const filtered = useMemo(() => filteredAddresses(table.rows, chosen), [table.rows, chosen]);
  const areDebtsKnown = owing.told !== undefined;
  const counts = useCounts(data, table.rows, { areHiddenListed, areDebtsKnown });
  const [search, setSearch] = useSought(id, place.q);
  const openAddress = useOpenAddress();
  // A record that was left gives the keyboard back to its row.
  useEffect(() => focusMarked(), []);

  const select = (row: BookRow) => {
    table.mark(row);
    go({ row: row.address_id, q: search === '' ? undefined : search });
  };
  return {
    place,
    go,
    table,
    search,
    setSearch,
    showHidden,
    hiddenCount: data?.hidden_addresses,
    // Hidden records, or those of another day, are on their way while the list without them still stands.
    rows: isComing || (isPlaceholderData && isOther) ? undefined : filtered,
    /** The first of them, where they are long in coming and nothing is chosen among them. */
    firstRows: filter === undefined ? beginning : undefined,
    counts,
    owing,
    missing,
    select,
    open: (row: BookRow) => {
      select(row);
      openAddress(unit_id, row.address_id);
    },
    create: () => {
      go({ row: undefined });
      table.createRecord(() => emptyRow(unit_id));
    },
    showSaved: (saved: Address) => {
      setSearch('');
      go({ filter: undefined, as_of: undefined, row: saved.address_id, q: undefined });
      table.saved({ ...saved, other_contacts: '', resident: false });
      tellCreated(saved);
    },
  };
}

interface Known {
  readonly areHiddenListed: boolean;
  readonly areDebtsKnown: boolean;
}

/** How many rows each choice would leave, once they are known. */
function useCounts(
  data: { readonly hidden_addresses: number } | undefined,
  rows: readonly BookRow[] | undefined,
  { areHiddenListed, areDebtsKnown }: Known,
) {
  const hiddenCount = data?.hidden_addresses;
  return useMemo(
    () =>
      hiddenCount === undefined
        ? undefined
        : filterCounts(rows ?? [], { hiddenCount, areHiddenListed, areDebtsKnown }),
    [hiddenCount, rows, areHiddenListed, areDebtsKnown],
  );
}

function tellCreated(saved: Address): void {
  flash(`${listedName(saved)}: záznam byl vytvořen`, saved);
  requestAnimationFrame(focusMarked);
}

type Book = Pick<ResultOf<typeof browseAddresses>, 'values' | 'resident_ids' | 'total'> & {
  readonly come?: number;
};

/** The people as rows of the list, with how many there are. */
function useBookRows(book: Book | undefined, told: Parameters<typeof bookRows>[2]) {
  return useMemo(
    () =>
      book && {
        values: bookRows(book.values, book.resident_ids, told),
        total: book.total ?? book.values.length,
        ...(book.come !== undefined && { come: book.come }),
      },
    [book, told],
  );
}

/** The choice, of which the one of debts waits for what money tells: where that is nothing, nobody offers it. */
function byDebts(filter: string | undefined, owing: ReturnType<typeof useOwing>) {
  if (filter !== OWING) return { chosen: filter, isComing: false, missing: undefined };
  const isComing = owing.told === undefined;
  return {
    chosen: owing.told === null ? undefined : filter,
    isComing,
    missing: isComing && owing.error !== null ? owing : undefined,
  };
}

export type AddressBook = ReturnType<typeof useAddressBook>;
