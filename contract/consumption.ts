import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { requiredText } from './fields.ts';
import { infoPdf } from '#contract/metering/month-info-pdf.ts';
import { monthInfo } from '#contract/metering/month-infos.ts';

// What people without an account see of their consumption, by the link that they were mailed.

/** Where the link of a mail leads; its secret follows. */
export const CONSUMPTION_PATH = '/spotreba';

/** Calls of one address within a minute: a family at one table, not somebody who guesses. */
const A_MINUTE = 100;
const body = z.object({ secret: requiredText(100) });
const REFUSED = ['info-unknown', 'module-off'] as const;

/** What the link tells: the month of one space, and whether mails still come. */
const opened = monthInfo
  .extend({
    wanted: z.boolean(),
    expires: z.iso.date(),
  })
  .meta({ id: 'OpenedMonthInfo' });
export type OpenedMonthInfo = z.infer<typeof opened>;

export const openConsumption = endpoint({
  method: 'POST',
  path: '/v1/consumption/open',
  access: 'public',
  summary: 'Měsíční informace o spotřebě prostoru podle odkazu z e-mailu, bez osob',
  perMinute: A_MINUTE,
  body,
  result: opened,
  refuses: REFUSED,
});

export const printConsumption = endpoint({
  method: 'POST',
  path: '/v1/consumption/pdf',
  access: 'public',
  summary: 'Měsíční informace podle odkazu z e-mailu v PDF, bez osob',
  perMinute: 20,
  timeoutMs: 30_000,
  body,
  result: infoPdf,
  refuses: REFUSED,
});

export const withdrawConsumption = endpoint({
  method: 'POST',
  path: '/v1/consumption/withdraw',
  access: 'public',
  summary: 'Odhlášení měsíčních informací odkazem z e-mailu',
  perMinute: A_MINUTE,
  body,
  result: opened,
  refuses: REFUSED,
});
