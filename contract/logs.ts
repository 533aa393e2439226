import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Header of a send: the ticket of the session whose records they are, where somebody is signed in. */
export const LOG_TICKET_HEADER = 'X-Log-Ticket';

/** Records kept of each sort; the oldest of the sort give way, so that one sort never pushes the other out. */
export const KEPT_LOGS = { signedIn: 150_000, anonymous: 50_000 } as const;

/** Records that one send may carry; what comes behind them is left out. */
export const MOST_LOGS_AT_ONCE = 200;
const MOST_MESSAGES = 20;
const LAST_MOMENT = 8_640_000_000_000_000;

// What went wrong is worth more than the form in which it is told: a long text is cut, another value
// is none, and a record that has no messages at all is left out alone.
const cut = (most: number) => z.string().transform((value) => value.slice(0, most));
const cutOrEmpty = (most: number) => cut(most).catch('');

/** One event of the browser's log (specification, section 3). */
export const logRecord = z.object({
  timestamp: z.number().min(0).max(LAST_MOMENT).catch(0),
  dateTime: cutOrEmpty(40),
  level: cut(10)
    .transform((value) => value.toUpperCase())
    .catch('ERROR'),
  uid: cutOrEmpty(200),
  file_name: cutOrEmpty(300),
  function: cutOrEmpty(200),
  line_number: z.int().min(0).max(10_000_000).catch(0),
  messages: z
    .array(cut(4000).catch('(není text)'))
    .transform((messages) => messages.slice(0, MOST_MESSAGES)),
  /** Beyond the specification: the active unit, the application's version and the number of the event. */
  unit_name: cutOrEmpty(200),
  app_version: cutOrEmpty(40),
  request_id: cutOrEmpty(100),
});
export type LogRecord = z.infer<typeof logRecord>;

export const sendLogs = endpoint({
  method: 'POST',
  path: '/v1/logs',
  access: 'public',
  summary:
    'Hromadné odeslání záznamů prohlížeče; vadné se opraví nebo vynechají, odpověď je vždy stejná. Kdo je přihlášen, dokládá to hlavičkou X-Log-Ticket, kterou má z přihlášení (log_ticket); jeho záznamy mají vlastní místo',
  timeoutMs: 2000,
  maxBodyBytes: 262_144,
  inMaintenance: true,
  bearsUnknown: true,
  body: z.object({ records: z.array(logRecord.nullable().catch(null)) }),
  result: z.object({ accepted: z.literal(true) }),
});
