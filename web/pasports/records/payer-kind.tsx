import { z } from 'zod';
import {
  createPayer,
  deletePayer,
  getPayer,
  payerFields,
  payerInput,
  updatePayer,
  type PayerException,
} from '#contract/pasports/payers.ts';
import { validityRule } from '#contract/pasports/validity-fields.ts';
import { labelsOf, ruledBy, valuesOf, type FormOf } from '#contract/record.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { spaceKind } from './record-kind.ts';
import type { RecordFieldsProps } from './record-kind.ts';
import { withTime } from './record-words.ts';

export type PayerValues = FormOf<typeof payerFields>;

/** That a space has another payer than its unit. */
export const payerKind = spaceKind<PayerValues, PayerException>({
  name: 'payers',
  history: 'pasport_payers',
  calls: { get: getPayer, create: createPayer, update: updatePayer, remove: deletePayer },
  rules: ruledBy(z.object(payerInput), [validityRule]),
  labels: labelsOf(payerFields),
  idOf: ({ pasport_payer_id }) => pasport_payer_id,
  valuesOf: (payer) => valuesOf(payerFields, payer),
  titles: {
    create: 'Nová výjimka plátce',
    edit: 'Výjimka plátce',
    remove: 'Smazat výjimku plátce?',
  },
  describe: (payer) => withTime(payerFields.payer.value.text(payer.payer), payer),
  Fields: PayerFieldsOf,
});

function PayerFieldsOf({ form }: RecordFieldsProps<PayerValues, PayerException>) {
  return <RecordFields fields={payerFields} form={form} rows={[['valid_from', 'valid_to']]} />;
}
