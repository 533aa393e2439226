import { useEffect, useMemo } from 'react';
import { todayInPrague } from '#web/lib/czech.ts';
import { focusMarked } from '#web/table/focus-marked.ts';
import { useSought } from '#web/table/seek.tsx';
import { useAddresses, useRelations } from '../addresses.queries.ts';
import { useOpenAddress } from '../open-address.ts';
import { useListPlace } from '../place.ts';
import { filteredRelations, relationChoices } from './relation-filters.ts';
import { boundRows, freeRows, personCount } from './relation-rows.ts';
import type { PersonRow } from './relation-rows.ts';

/** Who owns, uses and lives in the spaces of a unit on a day, and who of the address book has no space then. */
export function useRelationList(unit_id: number) {
  const { place, go } = useListPlace();
  const today = todayInPrague();
  const { data, first } = useRelations(unit_id, place.as_of ?? today);
  const relations = data?.values;
  const addresses = useAddresses(unit_id, { showHidden: false }).data?.values;
  const [search, setSearch] = useSought('relations', place.q);
  const openAddress = useOpenAddress();
  // A record that was left gives the keyboard back to its row.
  useEffect(() => focusMarked(), []);
  const all = useMemo(
    () => relations && addresses && [...boundRows(relations), ...freeRows(addresses, relations)],
    [relations, addresses],
  );
  const rows = useMemo(
    () => all && filteredRelations(all, place.filter, today),
    [all, place.filter, today],
  );

  const firstRows = useMemo(() => first && { ...first, values: boundRows(first.values) }, [first]);
  const choices = useMemo(() => relationChoices(all, today), [all, today]);
  const persons = useMemo(() => relations && personCount(relations), [relations]);
  const select = (row: PersonRow) => go({ row: row.key, q: search === '' ? undefined : search });
  return {
    place,
    go,
    choices,
    rows,
    /** The first of them, where they are long in coming and nothing is chosen among them. */
    firstRows: place.filter === undefined ? firstRows : undefined,
    search,
    setSearch,
    relationCount: relations?.length,
    personCount: persons,
    select,
    open: (row: PersonRow) => {
      select(row);
      openAddress(unit_id, row.address_id);
    },
  };
}

export type RelationList = ReturnType<typeof useRelationList>;
