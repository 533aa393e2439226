import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { id } from '#contract/fields.ts';
import { infoMonth } from './month-infos.ts';

/** Monthly information as a file. */
export const infoPdf = z
  .object({
    file_name: z.string(),
    content_type: z.literal('application/pdf'),
    content_base64: z.string(),
  })
  .meta({ id: 'MonthInfoPdf' });
export type InfoPdf = z.infer<typeof infoPdf>;

const path = '/v1/meters/monthly-pdf/{unit_id}/{id}';
/** Hundreds of pages take their time; of a single space a moment. */
const made = {
  method: 'POST',
  access: 'user',
  modules: ['meters'],
  reads: true,
  perMinute: 30,
  timeoutMs: 60_000,
  body: z.object({ month: infoMonth }),
  result: infoPdf,
} as const;

export const printHouseInfos = endpoint({
  ...made,
  path,
  summary:
    'Měsíční informace všech prostorů domu (pasport_id) v jednom PDF, každý prostor na své straně',
  params: z.object({ unit_id: id, id }),
});

export const printMonthInfo = endpoint({
  ...made,
  path: `${path}/{pasport_id}`,
  summary: 'Měsíční informace jednoho prostoru v PDF',
  params: z.object({ unit_id: id, id, pasport_id: id }),
});
