import type { ResultOf } from '#contract/endpoint.ts';
import { KEPT_LOGS, MOST_LOGS_AT_ONCE, type LogRecord, type sendLogs } from '#contract/logs.ts';
import { selectSessionLasts } from '#server/access/log-ticket.sql.ts';
import { holderOf, type TicketHolder } from '#server/access/log-ticket.ts';
import { networkOf } from '#server/access/network.ts';
import type { Db } from '#server/db/db.ts';
import type { EarlyCall, OutsideCall } from '#server/http/route.ts';
import { perPortal } from '#server/per-portal.ts';
import { LogBudget } from './log-budget.ts';
import { fingerprint, headline } from './fingerprint.ts';
import { deleteOldLogs, insertLogs, spareDisk, upsertGroups } from './logs.sql.ts';
import type { GroupedLog, SentGroup } from './logs.sql.ts';
import { storedLog } from './stored-log.ts';

type Accepted = ResultOf<typeof sendLogs>;

/** Neither sort takes from the other, nor waits for it. */
const budgetsOf = perPortal((portal) => ({
  signedIn: new LogBudget(portal),
  anonymous: new LogBudget(portal),
}));

/** Who sends, by whom he is counted: a user, or the network of somebody unknown. */
async function senderOf({ caller, portal }: EarlyCall) {
  const holder = await holderOf(portal, caller.logTicket);
  const { signedIn, anonymous } = budgetsOf(portal);
  if (holder === undefined)
    return { holder, budget: anonymous, name: networkOf(caller.address) } as const;
  const { client_id, client_user_id } = holder;
  return { holder, budget: signedIn, name: `${client_id}.${client_user_id}` } as const;
}

/** The one answer, given without reading the body when the caller sends too much. */
export async function shedLogs(call: EarlyCall): Promise<Accepted | undefined> {
  const { budget, name } = await senderOf(call);
  return budget.admitSend(name) ? undefined : { accepted: true };
}

function grouped(record: LogRecord): GroupedLog {
  const log = storedLog(record);
  return { ...log, fingerprint: fingerprint(log) };
}

/** The groups of the records, each as its last record tells it. */
function groupsOf(logs: readonly GroupedLog[]): SentGroup[] {
  const groups = new Map<string, SentGroup>();
  for (const log of logs) {
    const { logged: _logged, messages, ...told } = log;
    const occurrences = (groups.get(log.fingerprint)?.occurrences ?? 0) + 1;
    groups.set(log.fingerprint, { ...told, message: headline({ messages }), occurrences });
  }
  return [...groups.values()];
}

async function store(
  db: Db,
  logs: readonly GroupedLog[],
  holder: TicketHolder | undefined,
): Promise<void> {
  await spareDisk(db);
  // Whose session has ended meanwhile is nobody any more.
  const signedIn = holder !== undefined && (await selectSessionLasts(db, holder));
  await upsertGroups(db, groupsOf(logs), signedIn);
  await insertLogs(db, logs, signedIn);
  await deleteOldLogs(db, signedIn, signedIn ? KEPT_LOGS.signedIn : KEPT_LOGS.anonymous);
}

/** Keeps the records as data; what is over the limits is dropped, and the answer is the same. */
export async function keepLogs({
  body,
  caller,
  portal,
}: OutsideCall<typeof sendLogs>): Promise<Accepted> {
  const good = body.records.filter((record) => record !== null);
  const logs = good.slice(0, MOST_LOGS_AT_ONCE).map(grouped);
  if (logs.length > 0) {
    const { budget, name, holder } = await senderOf({ caller, portal });
    await budget.admitRecords(name, logs.length, () =>
      portal.database.transaction((db) => store(db, logs, holder)),
    );
  }
  return { accepted: true };
}
