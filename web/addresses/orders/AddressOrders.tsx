import type { AddressOrder } from '#contract/address-orders.ts';
import type { Address } from '#contract/addresses.ts';
import { orderFields } from '#contract/order-record.ts';
import { emptyOf } from '#contract/record.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { RecordDialogs } from '#web/record/RecordDialogs.tsx';
import { CreateButton, RecordTable } from '#web/record/RecordTable.tsx';
import { useRecordList } from '#web/record/useRecordList.ts';
import { TableActions } from '#web/table/TableActions.tsx';
import { useAddressOrders } from '../addresses.queries.ts';
import { orderColumns } from './order-columns.ts';
import { orderKind, type OrderValues } from './order-kind.tsx';

const rowKey = (row: AddressOrder) => row.address_order_id;

interface OrdersProps {
  address: Address;
  /** Id of the open order. */
  open: number | undefined;
  onOpen: (order: number | undefined) => void;
}

/** Orders of work at the address (Objednávky na adrese). */
export function AddressOrders({ address, open, onOpen }: OrdersProps) {
  const { unit_id, address_id } = address;
  const { data, error, refetch } = useAddressOrders(unit_id, address_id);
  const list = useRecordList<AddressOrder, OrderValues>({
    rows: data?.values,
    rowKey,
    open,
    onOpen,
  });
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  const create = (
    <CreateButton
      text={orderKind.titles.create}
      onClick={() => list.create(() => emptyOf(orderFields))}
    />
  );
  return (
    <>
      <RecordTable
        list={list}
        id="address-orders"
        label="Objednávky na adrese"
        columns={orderColumns}
        activateLabel="Upravit"
        emptyText="Zapište, jakou práci tu má četa udělat a kdy."
        emptyAction={create}
        toolbar={<TableActions>{create}</TableActions>}
      />
      <RecordDialogs kind={orderKind} where={address} list={list} />
    </>
  );
}
