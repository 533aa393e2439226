import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { AddressOrder } from '#contract/addresses.ts';
import { formatDate } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { orderWords } from './address-words.ts';
import { useAddressOrders } from './addresses.queries.ts';
import { OrderDialog } from './OrderDialog.tsx';
import styles from './addresses.module.css';

const rowKey = (row: AddressOrder) => row.address_order_id;
const due = (row: AddressOrder) => (row.due_date === null ? '' : formatDate(row.due_date));
const columns: readonly Column<AddressOrder>[] = [
  { text: 'Číslo', value: 'order_number', sortable: true, width: 150, fixed: true, telling: true },
  { text: 'Typ práce', value: 'work_type', sortable: true, width: 200, telling: true },
  { text: 'Termín', value: 'due_date', sortable: true, width: 130, render: due },
  { text: 'Četa', value: 'crew', sortable: true, width: 140 },
  {
    text: 'Stav',
    value: (row) => orderWords[row.state],
    sortable: true,
    width: 130,
    telling: true,
  },
  { text: 'Poznámka', value: 'note', width: 260 },
];

/** Orders of work at the address (Objednávky na adrese). */
export function AddressOrders({ unit_id, address_id }: { unit_id: number; address_id: number }) {
  const { data, error, refetch } = useAddressOrders(unit_id, address_id);
  const [edited, setEdited] = useState<AddressOrder | 'new' | null>(null);
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  const create = (
    <Button
      variant="light"
      leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
      onClick={() => setEdited('new')}
    >
      Nová objednávka
    </Button>
  );
  return (
    <>
      <DataTable
        id="address-orders"
        label="Objednávky na adrese"
        rows={data?.values}
        columns={columns}
        rowKey={rowKey}
        onActivate={setEdited}
        activateLabel="Upravit"
        emptyAction={create}
        toolbar={<div className={styles.action}>{create}</div>}
      />
      {edited === null ? null : (
        <OrderDialog
          unit_id={unit_id}
          address_id={address_id}
          order={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
