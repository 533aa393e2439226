import { Button, Stack } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import type { ComponentType } from 'react';
import type { AdminClient } from '#contract/admin-clients.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { focusMarked } from '#web/table/focus-marked.ts';
import { TableActions } from '#web/table/TableActions.tsx';
import { useClients } from './admin-clients.queries.ts';
import { filterChoices, filterName, filteredClients } from './client-filters.ts';
import type { ClientsPlace, Go } from './place.ts';

const rowKey = (row: AdminClient) => row.client_id;
const isBlocked = (row: AdminClient) => row.blocked !== '';
const searchIn = (row: AdminClient) => [
  row.name,
  row.full_name,
  row.business_id,
  row.user_identity,
  row.city,
  row.note,
];

interface ClientListProps {
  /** Under it the choice of columns is kept. */
  id: string;
  label: string;
  columns: readonly Column<AdminClient>[];
  place: ClientsPlace;
  go: Go;
  /** What may be done with the marked client. */
  Actions?: ComponentType<{ marked: AdminClient | undefined }> | undefined;
}

/** All clients of the portal; Enter or a double click opens one. */
export function ClientList({ id, label, columns, place, go, Actions }: ClientListProps) {
  const { data, first, error, refetch } = useClients();
  const [marked, setMarked] = useState<number | null>(null);
  const today = todayInPrague();
  const filter = filterName(place.filter);
  const all = data?.values;
  const rows = useMemo(() => all && filteredClients(all, filter, today), [all, filter, today]);
  const setFilter = (name: string | undefined) => go({ filter: name }, { replace: true });
  // Whenever the list comes back from behind a client, the keyboard goes on from its row.
  useEffect(() => focusMarked(), []);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <Stack gap="md" miw={0}>
      <FilterChips
        label="Výběr klientů"
        choices={filterChoices(all, today)}
        value={filter}
        onChange={setFilter}
      />
      <DataTable
        id={id}
        label={label}
        isOfClient
        rows={rows}
        firstRows={filter === undefined ? first : undefined}
        columns={columns}
        rowKey={rowKey}
        marked={marked}
        searchIn={searchIn}
        onSelect={(row) => setMarked(rowKey(row))}
        onActivate={(row) => {
          setMarked(rowKey(row));
          go({ client: rowKey(row) });
        }}
        activateLabel="Otevřít klienta"
        seek={{ placeholder: 'Název, IČO, e-mail, město', label: 'Hledat klienta' }}
        isDimmed={isBlocked}
        emptyAction={
          filter === undefined ? undefined : (
            <Button variant="default" onClick={() => setFilter(undefined)}>
              Zobrazit vše
            </Button>
          )
        }
        toolbar={
          Actions === undefined ? null : (
            <TableActions>
              <Actions marked={rows?.find((row) => rowKey(row) === marked)} />
            </TableActions>
          )
        }
      />
    </Stack>
  );
}
