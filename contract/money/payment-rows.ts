import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { id, requiredText, version } from '#contract/fields.ts';
import { doubledNames } from '#contract/rules/payment-rows.ts';

// What a unit prescribes besides services of the client's list: rent, funds, repayments of a loan.

/** Rows are also offered wherever a cost of a space is named. */
const modules = ['prescriptions', 'pasports', 'buildings'] as const;

export const rowGroup = z.enum(['rent', 'services', 'other']);

const paymentRow = z.object({ name: requiredText(100), group: rowGroup });

const MOST_ROWS = 50;
const DOUBLED = 'Název je v seznamu dvakrát';

export const paymentRowList = z
  .object({ unit_id: z.int(), rows: z.array(paymentRow), version: z.int() })
  .meta({ id: 'PaymentRowList' });
export type PaymentRowList = z.infer<typeof paymentRowList>;

const path = '/v1/prescription/rows/{unit_id}';
const params = z.object({ unit_id: id });

export const getPaymentRows = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules,
  summary: 'Co jednotka předepisuje vedle služeb (nájemné, fond oprav, splátky), po skupinách',
  params,
  result: paymentRowList,
});

export const updatePaymentRows = endpoint({
  method: 'PUT',
  path,
  access: 'user',
  modules,
  summary: 'Změna seznamu položek předpisu; zapsané náklady prostorů zůstanou, jak byly',
  params,
  body: z.object({
    version,
    rows: z
      .array(paymentRow)
      .max(MOST_ROWS)
      .refine((rows) => doubledNames(rows).length === 0, DOUBLED),
  }),
  result: paymentRowList,
  refuses: ['licence-expired'],
});
