import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { hellers } from '#contract/fields.ts';
import { sipoHandOver, sipoLine, sipoPeriod } from './hand-overs.ts';
import { unitParams } from './settings.ts';

const sipoFault = z
  .object({
    field: z.enum(['sipo', 'amount', 'document_text']),
    message: z.string(),
  })
  .meta({ id: 'SipoFault' });
export type SipoFault = z.infer<typeof sipoFault>;

/** Who uses a space of the unit on the first day of the period; without a number he does not pay by SIPO. */
export const sipoPayer = z
  .object({
    address_id: z.int(),
    payer_name: z.string(),
    sipo: z.string(),
    /** What is prescribed: the advances by the unit's rule for hellers. */
    amount: hellers,
    /** Sum of the advances that hold on the day. */
    advances: hellers,
    /** The amount by fee codes; one line of the file each. */
    parts: z.array(z.object({ fee_code: z.string(), amount: hellers })),
    document_text: z.string(),
    spaces: z.array(
      z.object({
        pasport_space_id: z.int(),
        building_name: z.string(),
        space_number: z.string(),
        type_name: z.string(),
      }),
    ),
    faults: z.array(sipoFault),
    /** Letters of faults by which the post refused his record of the last hand-over. */
    refused: z.string(),
  })
  .meta({ id: 'SipoPayer' });
export type SipoPayer = z.infer<typeof sipoPayer>;

export const getSipoRegister = endpoint({
  method: 'GET',
  path: '/v1/sipo/register/{unit_id}',
  access: 'user',
  modules: ['sipo'],
  summary: 'Plátci SIPO za období s vadami a změny proti poslednímu předání',
  params: unitParams,
  query: z.object({
    /** The next period when left out. */
    period: sipoPeriod.optional(),
  }),
  result: z.object({
    period: z.string(),
    open_periods: z.array(z.string()),
    next_date: z.iso.date(),
    payers: z.array(sipoPayer),
    /** The hand-over of payers without a fault: all lines, also those that have not changed. */
    lines: z.array(sipoLine),
    last: sipoHandOver.nullable(),
    /** Texts of both files; empty until the numbers are set. */
    change_text: z.string(),
    cover_text: z.string(),
    /** What the person has seen: a hand-over of anything else is refused. */
    seal: z.string(),
  }),
});
