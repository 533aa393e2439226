import type { readBillingInvoice, ReadInvoice } from '#contract/billing/documents.ts';
import { attachedFileFault } from '#contract/rules/attached-file.ts';
import { keyOf } from '#contract/rules/text-key.ts';
import { selectDocuments } from '#server/core/billing/documents.sql.ts';
import { selectBillingPlace, type BillingPlaceRow } from '#server/core/billing/places.sql.ts';
import { selectBusinessId } from '#server/core/people/held.sql.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { invoiceOf } from './isdoc/invoice.ts';
import { InvoiceFault } from './isdoc/open.ts';

/** What an electronic invoice says, and what of it does not fit the place; nothing is kept. Errors: `not-found`, `invalid-input`. */
export async function readSentInvoice({
  unit,
  db,
  params,
  body,
}: UnitCall<typeof readBillingInvoice>): Promise<ReadInvoice> {
  const place = await selectBillingPlace(db, unit, params.billing_place_id);
  ensure(place !== undefined, 'not-found');
  const invoice = readOrRefuse(body.file_name, Buffer.from(body.content_base64, 'base64'));
  const known = place.address_id === null ? '' : await selectBusinessId(db, unit, place.address_id);
  const others = await selectDocuments(db, unit, params.billing_place_id);
  const isThere = others.some(
    ({ kind, number }) => kind === invoice.kind && keyOf(number) === keyOf(invoice.number),
  );
  return {
    ...invoice,
    doubts: [
      ...supplierDoubt(invoice, place, known ?? ''),
      ...(isThere ? [`Doklad číslo ${invoice.number} už u místa je.`] : []),
      ...invoice.doubts,
    ],
  };
}

/** Errors: `invalid-input` at the content. */
function readOrRefuse(name: string, content: Buffer): ReadInvoice {
  const fault = attachedFileFault(name, content, content.length, 'papers');
  if (fault !== null) throw fieldFault('content_base64', fault);
  try {
    return invoiceOf(content);
  } catch (error) {
    if (error instanceof InvoiceFault) throw fieldFault('content_base64', error.message);
    throw error;
  }
}

function supplierDoubt(
  { supplier_business_id, supplier_name }: ReadInvoice,
  { supplier_name: ours }: BillingPlaceRow,
  known: string,
): string[] {
  if (known === supplier_business_id && known !== '') return [];
  if (known === '' || supplier_business_id === '')
    return [
      `Fakturu vystavil ${supplier_name || 'neuvedený dodavatel'}; s dodavatelem místa ho nelze porovnat, protože ${known === '' ? 'u místa není zadané jeho IČO' : 'faktura neuvádí IČO'}.`,
    ];
  return [
    `Fakturu vystavil ${supplier_name} (IČO ${supplier_business_id}), dodavatelem místa je ${ours} (IČO ${known}).`,
  ];
}
