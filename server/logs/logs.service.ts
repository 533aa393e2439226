import type { ResultOf } from '#contract/endpoint.ts';
import { MOST_LOGS_AT_ONCE, type LogRecord, type sendLogs } from '#contract/logs.ts';
import { networkOf } from '#server/access/network.ts';
import type { EarlyCall, OutsideCall } from '#server/http/route.ts';
import { perPortal } from '#server/per-portal.ts';
import { LogBudget } from './log-budget.ts';
import { fingerprint, headline } from './fingerprint.ts';
import { deleteOldLogs, insertLogs, spareDisk, upsertGroups } from './logs.sql.ts';
import type { GroupedLog, SentGroup } from './logs.sql.ts';
import { storedLog } from './stored-log.ts';

type Accepted = ResultOf<typeof sendLogs>;

/** Records kept; the oldest give way to the newest. */
export const MOST_STORED_LOGS = 200_000;

const budgetOf = perPortal((portal) => new LogBudget(portal));

/** The one answer, given without reading the body when the caller sends too much. */
export function shedLogs({ caller, portal }: EarlyCall): Accepted | undefined {
  return budgetOf(portal).admitSend(networkOf(caller.address)) ? undefined : { accepted: true };
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

/** Keeps the records as data; what is over the limits is dropped, and the answer is the same. */
export async function keepLogs({
  body,
  caller,
  portal,
}: OutsideCall<typeof sendLogs>): Promise<Accepted> {
  const good = body.records.filter((record) => record !== null);
  const logs = good.slice(0, MOST_LOGS_AT_ONCE).map(grouped);
  if (logs.length > 0) {
    await budgetOf(portal).admitRecords(networkOf(caller.address), logs.length, () =>
      portal.database.transaction(async (db) => {
        await spareDisk(db);
        await upsertGroups(db, groupsOf(logs));
        await insertLogs(db, logs);
        await deleteOldLogs(db, MOST_STORED_LOGS);
      }),
    );
  }
  return { accepted: true };
}
