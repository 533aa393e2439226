import { MOST_LISTED_LOGS, MOST_LOG_GROUPS } from '#contract/log-groups.ts';
import type {
  ListedLog,
  listLogGroups,
  LogGroup,
  readLogGroup,
  solveLogGroup,
} from '#contract/log-groups.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import { selectGroup, selectGroups, selectLogs, updateOpen, updateSolved } from './groups.sql.ts';

const latestFirst = (one: LogGroup, other: LogGroup) =>
  Date.parse(other.last_seen) - Date.parse(one.last_seen);

const newestFirst = (one: ListedLog, other: ListedLog) => other.client_log_id - one.client_log_id;

/**
 * Groups of records, the latest first; `capped` when there are more than one answer holds, which then
 * leaves out those of nobody in particular.
 */
export async function readGroups({ db, query }: ActorCall<typeof listLogGroups>) {
  const words = (query.search ?? '').split(/\s+/).filter((word) => word !== '');
  const found = await selectGroups(db, words, MOST_LOG_GROUPS + 1);
  const values = found.slice(0, MOST_LOG_GROUPS).toSorted(latestFirst);
  return { values, capped: found.length > MOST_LOG_GROUPS };
}

/** One group with its newest records. Errors: `not-found`. */
export async function readGroup({ db, params }: ActorCall<typeof readLogGroup>) {
  const group = await selectGroup(db, params.fingerprint);
  ensure(group !== undefined, 'not-found');
  const records = await selectLogs(db, params.fingerprint, MOST_LISTED_LOGS);
  return { group, records: records.toSorted(newestFirst) };
}

/** Marks a group as solved, or opens it again. Errors: `not-found`. */
export async function solveGroup({ db, actor, params, body }: ActorCall<typeof solveLogGroup>) {
  const { fingerprint } = params;
  const group = body.solved
    ? await updateSolved(db, fingerprint, actor.user_identity)
    : await updateOpen(db, fingerprint);
  ensure(group !== undefined, 'not-found');
  return group;
}
