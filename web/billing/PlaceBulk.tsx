import { billingPlaceFields } from '#contract/billing/place-record.ts';
import { changeBillingPlaces, type BillingPlace } from '#contract/billing/places.ts';
import { useFirms } from '#web/core/firms/firms.queries.ts';
import { BulkActions } from '#web/record/bulk/BulkActions.tsx';
import type { BulkKind } from '#web/record/bulk/bulk-kind.ts';
import { billingReads } from './billing.queries.ts';

/** What can be done with the picked billing places. */
export function PlaceBulk({ unit_id, rows }: { unit_id: number; rows: readonly BillingPlace[] }) {
  const firms = useFirms(unit_id, null);
  const kind: BulkKind<BillingPlace> = {
    call: changeBillingPlaces,
    stale: billingReads,
    idOf: ({ billing_place_id }) => billing_place_id,
    nameOf: ({ code, name }) => `${code} ${name}`,
    fields: [
      {
        name: 'address_id',
        described: billingPlaceFields.address_id,
        choices: firms,
        none: '(žádný)',
        text: ({ supplier_name }) => supplier_name || '(žádný)',
      },
      { name: 'contract_number', described: billingPlaceFields.contract_number },
      { name: 'contract_from', described: billingPlaceFields.contract_from },
      { name: 'contract_to', described: billingPlaceFields.contract_to },
      { name: 'notice_until', described: billingPlaceFields.notice_until },
      { name: 'valid_to', described: billingPlaceFields.valid_to },
      { name: 'note', described: billingPlaceFields.note },
    ],
    hiding: {
      name: 'hidden',
      described: billingPlaceFields.hidden,
      isHidden: ({ hidden }) => hidden,
      hide: 'Zrušit místa',
      show: 'Obnovit místa',
    },
  };
  return <BulkActions kind={kind} unit_id={unit_id} rows={rows} />;
}
