import { MOST_LISTED_LOGS, MOST_LOG_GROUPS } from '#contract/log-groups.ts';
import type { listLogGroups, readLogGroup, solveLogGroup } from '#contract/log-groups.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import { selectGroup, selectGroups, selectLogs, updateOpen, updateSolved } from './groups.sql.ts';

/** Groups of records, the latest first; `capped` when there are more than one answer holds. */
export async function readGroups({ db, query }: ActorCall<typeof listLogGroups>) {
  const words = (query.search ?? '').split(/\s+/).filter((word) => word !== '');
  const found = await selectGroups(db, words, MOST_LOG_GROUPS + 1);
  return { values: found.slice(0, MOST_LOG_GROUPS), capped: found.length > MOST_LOG_GROUPS };
}

/** One group with its newest records. Errors: `not-found`. */
export async function readGroup({ db, params }: ActorCall<typeof readLogGroup>) {
  const group = await selectGroup(db, params.fingerprint);
  ensure(group !== undefined, 'not-found');
  return { group, records: await selectLogs(db, params.fingerprint, MOST_LISTED_LOGS) };
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
