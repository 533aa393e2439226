import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { AddressOrder } from '#contract/address-orders.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { focusMarked } from '#web/table/focus-marked.ts';
import { useTableRows } from '#web/table/useTableRows.ts';
import { useAddressOrders } from '../addresses.queries.ts';
import styles from '../addresses.module.css';
import { orderColumns } from './order-columns.ts';
import { emptyRow } from './order-form.ts';
import { OrderDialog } from './OrderDialog.tsx';

const rowKey = (row: AddressOrder) => row.address_order_id;

interface OrdersProps {
  unit_id: number;
  address_id: number;
  /** Id of the open order. */
  open: number | undefined;
  onOpen: (order: number | undefined) => void;
}

/** Orders of work at the address (Objednávky na adrese). */
export function AddressOrders({ unit_id, address_id, open, onOpen }: OrdersProps) {
  const { data, error, refetch } = useAddressOrders(unit_id, address_id);
  const table = useTableRows<AddressOrder>({ rows: data?.values, rowKey });
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  const opened = table.newRecord ?? table.rows?.find((row) => rowKey(row) === open);
  const close = () => {
    if (table.newRecord === null) onOpen(undefined);
    else table.clearMark();
    requestAnimationFrame(focusMarked);
  };
  const create = (
    <Button
      variant="light"
      leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
      onClick={() => table.createRecord(() => emptyRow(unit_id, address_id))}
    >
      Nová objednávka
    </Button>
  );
  return (
    <>
      <DataTable
        id="address-orders"
        label="Objednávky na adrese"
        rows={table.rows}
        columns={orderColumns}
        rowKey={rowKey}
        marked={table.marked}
        onSelect={table.mark}
        onActivate={(row) => {
          table.mark(row);
          onOpen(rowKey(row));
        }}
        activateLabel="Upravit"
        emptyAction={create}
        toolbar={<div className={styles.tools}>{create}</div>}
      />
      {opened === undefined ? null : (
        <OrderDialog key={rowKey(opened)} order={opened} onSaved={table.saved} onClose={close} />
      )}
    </>
  );
}
