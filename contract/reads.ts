import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** So many reads go together at most. */
export const MOST_READS = 16;

/** One read of many. */
const oneRead = z
  .object({
    /** Its address below the portal, with parameters and query filled in. */
    path: z.string().min(1).max(500),
    /** What a read by POST sends, as JSON; empty of one by GET. */
    body: z.string().max(2000).default(''),
  })
  .meta({ id: 'OneRead' });
export type OneRead = z.output<typeof oneRead>;

/** What the server has answered to it, as if it had been asked alone. */
const oneAnswer = z.object({ status: z.int(), text: z.string() }).meta({ id: 'OneAnswer' });
export type OneAnswer = z.output<typeof oneAnswer>;

/** Reads that a screen needs together, in one call: each is admitted, refused and answered as alone. */
export const readMany = endpoint({
  method: 'POST',
  path: '/v1/reads',
  access: 'user',
  forCrews: true,
  reads: true,
  summary:
    'Více čtení jedním voláním; odpovědi jsou ve stejném pořadí a každá je táž, jako kdyby čtení přišlo samo',
  body: z.object({ reads: z.array(oneRead).min(1).max(MOST_READS) }),
  result: z.object({ answers: z.array(oneAnswer) }),
});
