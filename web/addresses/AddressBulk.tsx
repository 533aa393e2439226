import { addressFields } from '#contract/address-record.ts';
import { changeAddresses, getAddress } from '#contract/addresses.ts';
import type { AddressRow } from '#contract/addresses.ts';
import { listedName } from '#contract/rules/listed-name.ts';
import { BulkActions } from '#web/record/bulk/BulkActions.tsx';
import type { BulkKind } from '#web/record/bulk/bulk-kind.ts';
import { WriteTo } from '#web/record/bulk/WriteTo.tsx';
import { personReads } from './addresses.queries.ts';

const kind: BulkKind<AddressRow> = {
  call: changeAddresses,
  stale: [...personReads, getAddress],
  idOf: ({ address_id }) => address_id,
  nameOf: listedName,
  fields: [
    { name: 'contact_preference', described: addressFields.contact_preference },
    { name: 'address_type', described: addressFields.address_type },
  ],
  hiding: {
    name: 'hidden',
    described: addressFields.hidden,
    isHidden: ({ hidden }) => hidden,
    hide: 'Skrýt',
    show: 'Zobrazit',
  },
};

/** What can be done with the picked people and firms. */
export function AddressBulk({ unit_id, rows }: { unit_id: number; rows: readonly AddressRow[] }) {
  return (
    <>
      <BulkActions kind={kind} unit_id={unit_id} rows={rows} />
      <WriteTo rows={rows} nameOf={listedName} emailOf={({ email }) => email} />
    </>
  );
}
