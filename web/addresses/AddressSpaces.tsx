import { useNavigate } from '@tanstack/react-router';
import type { Relation } from '#contract/addresses.ts';
import { paths } from '#web/lib/paths.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { relationColumns } from './address-columns.tsx';
import { useAddressRelations } from './addresses.queries.ts';

const rowKey = (row: Relation) => `${row.relation}-${row.record_id}`;
const columns = relationColumns.filter((column) => column.text !== 'Jméno');

/** Spaces that the person owns, uses or lives in, with their time; a double click opens the space. */
export function AddressSpaces({ unit_id, address_id }: { unit_id: number; address_id: number }) {
  const { data, error, refetch } = useAddressRelations(unit_id, address_id);
  const navigate = useNavigate();
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <DataTable
      id="address-spaces"
      label="Prostory osoby"
      rows={data?.values}
      columns={columns}
      rowKey={rowKey}
      onActivate={(row) =>
        void navigate({ href: `${paths.pasports}?space=${row.pasport_space_id}` })
      }
      activateLabel="Otevřít prostor"
    />
  );
}
