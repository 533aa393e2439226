import type { DocumentDivision } from '#contract/billing/document-words.ts';
import type { BillingKind } from '#contract/billing/place-words.ts';

const HEATING: ReadonlySet<BillingKind> = new Set(['heat', 'heat-and-hot-water']);

/** What of a billing place says how its documents are divided. */
interface Place {
  readonly kind: BillingKind;
  /** The measuring place by which the supplier charges. */
  readonly invoice_place_id: number | null;
}

/** How a document of the place is divided unless somebody says otherwise: by its meter, else heat by its climate. */
export function usualDivision({ kind, invoice_place_id }: Place): DocumentDivision {
  if (invoice_place_id !== null) return 'readings';
  return HEATING.has(kind) ? 'climate' : 'days';
}
