import { billingDocumentFields, billingDocumentTold } from '#contract/billing/document-record.ts';
import {
  createBillingDocument,
  deleteBillingDocument,
  updateBillingDocument,
  type BillingDocument,
} from '#contract/billing/documents.ts';
import type { BillingPlace } from '#contract/billing/places.ts';
import { labelsOf, valuesOf } from '#contract/record.ts';
import type { Chosen } from '#web/core/files/file-choice.ts';
import type { RecordRules } from '#web/record/record-kind.ts';
import type { FieldTexts } from '#web/ui/history-words.ts';
import { documentSchema, type DocumentValues } from './document-form.ts';
import { documentReads } from './documents.queries.ts';

const texts: FieldTexts = {
  kind: billingDocumentFields.kind.value.text,
  divided_by: billingDocumentFields.divided_by.value.text,
  line_rows: billingDocumentFields.line_rows.value.text,
};

/** Documents of a place; `read` waits for the file that is picked for a new one, `invoice` is the number of the one that was read. */
export function documentKind(
  { unit_id, billing_place_id, name }: BillingPlace,
  read: () => Promise<Chosen | null>,
  invoice: string,
): RecordRules<undefined, DocumentValues, BillingDocument> {
  return {
    calls: {
      create: createBillingDocument,
      update: updateBillingDocument,
      remove: deleteBillingDocument,
    },
    params: (_where, id) => ({ unit_id, billing_place_id, id }),
    stale: documentReads,
    draftKey: (_where, id) => `billing-document.${billing_place_id}.${id}.${invoice}`,
    rules: documentSchema,
    completed: async (values) => {
      const picked = await read();
      if (picked?.fault !== null) return values;
      const { file_name, content_base64 } = picked;
      return { ...values, file: { file_name, content_base64 } };
    },
    labels: { ...labelsOf(billingDocumentTold), ...labelsOf(billingDocumentFields) },
    texts,
    idOf: ({ billing_document_id }) => billing_document_id,
    valuesOf: (document) => valuesOf(billingDocumentFields, document),
    titles: {
      create: `Zapsat doklad: ${name}`,
      edit: ({ number }) => `Doklad ${number}: ${name}`,
    },
    saveLabels: { create: 'Zapsat doklad', edit: 'Uložit změny' },
    told: ({ number }, isNew) => (isNew ? `Doklad ${number} byl zapsán` : ''),
    note: ({ overlaps }) =>
      overlaps.length === 0
        ? ''
        : `Za stejné dny účtuje i doklad ${overlaps.join(', ')}; zkontrolujte období.`,
    history: (_where, { billing_document_id: record_id }) => ({
      record_type: 'billing_documents',
      unit_id,
      record_id,
    }),
    removal: {
      label: 'Smazat doklad',
      question: ({ number }) => `Doklad ${number} se odstraní natrvalo i se všemi soubory.`,
    },
  };
}
