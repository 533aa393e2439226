import type { AdminUnit } from '#contract/admin-clients.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { useClientUnits } from './admin-clients.queries.ts';

const rowKey = (row: AdminUnit) => row.unit_id;
const isInactive = (row: AdminUnit) => !row.active;
const count = { sortable: true, width: 90, decimals: 0 } as const;

const columns: readonly Column<AdminUnit>[] = [
  { text: 'Název', value: 'name', sortable: true, width: 200, telling: true },
  { text: 'Plný název', value: 'full_name', sortable: true, width: 280 },
  { text: 'Město', value: 'city', sortable: true, width: 120 },
  { text: 'Aktivní', value: 'active', sortable: true, width: 80 },
  { text: 'Domů', value: 'buildings_count', ...count },
  { text: 'Prostorů', value: 'spaces_count', ...count, telling: true },
  { text: 'Adres', value: 'addresses_count', ...count, telling: true },
  { text: 'Token importu', value: 'has_external_token', sortable: true, width: 110 },
];

/** Units of a client by their counts; what is in them is the client's own. */
export function ClientUnits({ client_id }: { client_id: number }) {
  const { data, error, refetch } = useClientUnits(client_id);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <DataTable
      id="admin-client-units"
      label="Jednotky klienta"
      isOfClient
      rows={data?.values}
      columns={columns}
      rowKey={rowKey}
      isDimmed={isInactive}
      emptyText="Klient zatím žádnou jednotku nezaložil."
    />
  );
}
