import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** One event of the browser's log (specification, section 3). */
export const logRecord = z.object({
  timestamp: z.number().min(0).max(8_640_000_000_000_000),
  dateTime: z.string().max(40),
  level: z.string().max(10).toUpperCase(),
  uid: z.string().max(200).default(''),
  file_name: z.string().max(300).default(''),
  function: z.string().max(200).default(''),
  line_number: z.int().min(0).max(10_000_000).default(0),
  messages: z.array(z.string().max(4000)).max(20),
  /** Beyond the specification: the active unit, the application's version and the number of the event. */
  unit_name: z.string().max(200).default(''),
  app_version: z.string().max(40).default(''),
  request_id: z.string().max(100).default(''),
});
export type LogRecord = z.infer<typeof logRecord>;

export const sendLogs = endpoint({
  method: 'POST',
  path: '/v1/logs',
  access: 'public',
  summary: 'Hromadné odeslání záznamů prohlížeče; odpověď je vždy stejná',
  timeoutMs: 2000,
  maxBodyBytes: 262_144,
  inMaintenance: true,
  // What went wrong is worth more than the form in which it is told.
  bearsUnknown: true,
  body: z.object({ records: z.array(logRecord).max(200) }),
  result: z.object({ accepted: z.literal(true) }),
});
