import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, hellers, id, version } from '#contract/fields.ts';
import { moneyModules } from '#contract/module-names.ts';
import { sipoPeriod } from '#contract/sipo/hand-overs.ts';
import { bankMovement } from './bank-movements.ts';

// The post pays SIPO of a period in one sum, or a few; payments of payers are booked from its files.

/** A period of SIPO: what its files say that was paid, and what of it has come to the bank. */
export const lumpPeriod = z
  .object({
    period: z.string(),
    /** Of payments that were booked from the files. */
    paid: hellers,
    payments_count: z.int(),
    /** The same by files. */
    files: z.array(hellers).readonly(),
    /** The day of the last payment; null where none is booked any more. */
    last_on: day.nullable(),
    came: hellers,
    movements_count: z.int(),
  })
  .meta({ id: 'SipoLumpPeriod' });

const modules = [...moneyModules, 'bank'] as const;
const params = z.object({ unit_id: id, bank_movement_id: id });
const path = '/v1/money/bank/movement/{unit_id}/{bank_movement_id}/sipo';

export const listLumpPeriods = endpoint({
  method: 'GET',
  path: '/v1/money/bank/sipo-periods/{unit_id}',
  access: 'user',
  modules,
  summary:
    'Období SIPO se zapsanými platbami, nejnovější první: kolik pošta zaplatila podle souborů a kolik z toho přišlo do banky',
  params: z.object({ unit_id: id }),
  result: listOf(lumpPeriod),
});

export const joinLump = endpoint({
  method: 'POST',
  path,
  access: 'user',
  modules,
  summary:
    'Spojení pohybu s obdobím SIPO: je hromadnou platbou pošty a na přiřazení nečeká; konta se nezmění',
  params,
  body: z.object({ version, period: sipoPeriod }),
  result: bankMovement,
  refuses: ['licence-expired', 'lump-decided', 'lump-assigned', 'invalid-input'],
});

export const takeBackLump = endpoint({
  method: 'POST',
  path: `${path}/back`,
  access: 'user',
  modules,
  summary: 'Vzetí spojení s obdobím SIPO zpět: pohyb znovu čeká na přiřazení',
  params,
  body: z.object({ version }),
  result: bankMovement,
  refuses: ['licence-expired', 'lump-waiting'],
});
