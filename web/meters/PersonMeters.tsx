import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listAddressRelations } from '#contract/addresses.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { queryFor } from '#web/lib/query.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { MetersWithin } from './MetersWithin.tsx';

/** What is measured in the spaces that the person owns, uses or lives in now. */
export function PersonMeters({ unit_id, address_id }: { unit_id: number; address_id: number }) {
  const params = { unit_id, id: String(address_id) };
  const { data, error, refetch } = useQuery(queryFor(listAddressRelations, { params }));
  const today = todayInPrague();
  const spaces = useMemo(
    () =>
      data?.values
        .filter(
          ({ valid_from, valid_to }) =>
            valid_from <= today && (valid_to === null || valid_to >= today),
        )
        .map(({ pasport_id }) => pasport_id),
    [data, today],
  );
  if (spaces === undefined)
    return error === null ? (
      <Skeleton height="12rem" />
    ) : (
      <LoadError error={error} onRetry={() => void refetch()} />
    );
  if (spaces.length === 0)
    return (
      <EmptyState
        icon="water"
        title="Osoba teď žádný prostor nevlastní, neužívá ani neobývá"
        text="Měřidla patří k prostorům; přiřaďte osobu k prostoru na kartě Prostory."
      />
    );
  return <MetersWithin unit_id={unit_id} spaces={spaces} />;
}
