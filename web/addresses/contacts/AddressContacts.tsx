import { useState } from 'react';
import type { AddressContact } from '#contract/address-contacts.ts';
import type { Address } from '#contract/addresses.ts';
import { contactFields } from '#contract/contact-record.ts';
import { emptyOf } from '#contract/record.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { RecordDialogs } from '#web/record/RecordDialogs.tsx';
import { CreateButton, RecordTable } from '#web/record/RecordTable.tsx';
import { useRecordList } from '#web/record/useRecordList.ts';
import { TableActions } from '#web/table/TableActions.tsx';
import { useAddressContacts } from '../addresses.queries.ts';
import { contactColumns } from './contact-columns.tsx';
import { contactKind, type ContactValues } from './contact-kind.tsx';

const rowKey = (row: AddressContact) => row.address_contact_id;

/** The phones and e-mails of the record besides the main ones (Další spojení). */
export function AddressContacts({ address }: { address: Address }) {
  const { unit_id, address_id } = address;
  const { data, error, refetch } = useAddressContacts(unit_id, address_id);
  const [open, setOpen] = useState<number>();
  const list = useRecordList<AddressContact, ContactValues>({
    rows: data?.values,
    rowKey,
    open,
    onOpen: setOpen,
  });
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  const create = (
    <CreateButton
      text="Přidat telefon nebo e-mail"
      onClick={() => list.create(() => emptyOf(contactFields))}
    />
  );
  return (
    <>
      <RecordTable
        list={list}
        id="address-contacts"
        label="Další telefony a e-maily"
        columns={contactColumns}
        activateLabel="Upravit"
        emptyText="Sem patří další telefony a e-maily, třeba do práce nebo na účetní."
        emptyAction={create}
        toolbar={<TableActions>{create}</TableActions>}
      />
      <RecordDialogs kind={contactKind} where={address} list={list} />
    </>
  );
}
