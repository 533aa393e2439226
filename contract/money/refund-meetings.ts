import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, hellers, id, version } from '#contract/fields.ts';
import { bankMovement } from './bank-movements.ts';

// Money of a batch of refunds leaves by movements of the bank: each order by one, or all of them in one sum.

/** An order that a movement may pay. */
export const offeredRefund = z
  .object({
    refund_batch_id: z.int(),
    /** Null of the whole batch. */
    refund_item_id: z.int().nullable(),
    amount: hellers,
    /** Empty of the whole batch. */
    payee_account: z.string(),
    payee_name: z.string(),
    variable_symbol: z.string(),
    /** By which day it was to be paid, or was. */
    until: day,
  })
  .meta({ id: 'OfferedRefund' });
export type OfferedRefund = z.infer<typeof offeredRefund>;

const modules = ['bank', 'refunds'] as const;
const params = z.object({ unit_id: id, bank_movement_id: id });
const path = '/v1/money/bank/movement/{unit_id}/{bank_movement_id}/refund';

export const listOfferedRefunds = endpoint({
  method: 'GET',
  path: `${path}s`,
  access: 'user',
  modules,
  summary:
    'Příkazy dávek vracených peněz, které odchozí pohyb možná platí, nejpravděpodobnější první',
  params,
  result: listOf(offeredRefund),
});

export const joinRefund = endpoint({
  method: 'POST',
  path,
  access: 'user',
  modules,
  summary:
    'Spojení odchozího pohybu s příkazem dávky vracených peněz, nebo s celou dávkou; na kontech se nic nezmění',
  params,
  body: z.object({ version, refund_batch_id: id, refund_item_id: id.nullable() }),
  result: bankMovement,
  refuses: ['licence-expired', 'refund-decided'],
});

export const takeBackRefund = endpoint({
  method: 'POST',
  path: `${path}/back`,
  access: 'user',
  modules,
  summary: 'Vzetí spojení pohybu s vrácením peněz zpět; samo se už nespojí',
  params,
  body: z.object({ version }),
  result: bankMovement,
  refuses: ['licence-expired', 'refund-waiting'],
});
