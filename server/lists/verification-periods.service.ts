import type {
  createVerificationPeriod,
  deleteVerificationPeriod,
  listVerificationPeriods,
  updateVerificationPeriod as updateCall,
  VerificationPeriodRow,
} from '#contract/metering/verification-periods.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { logSettingChange } from '#server/access/settings-log.ts';
import {
  deleteVerificationPeriodRow,
  insertVerificationPeriod,
  selectVerificationPeriodForUpdate,
  selectVerificationPeriods,
  updateVerificationPeriod,
} from '#server/core/metering/verification-periods.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';

type Written = VerificationPeriodRow | undefined;
type Logging = { user_identity: string };

const nothing = {
  kind: null,
  technology: null,
  meter_use: null,
  verified_from: null,
  years: null,
  source: null,
};

/** What of a period is written down when it is changed; nothing of one that is not there. */
function loggedOf(period: Written): Record<keyof typeof nothing, unknown> {
  if (period === undefined) return nothing;
  const { kind, technology, meter_use, verified_from, years, source } = period;
  return { kind, technology, meter_use, verified_from, years, source };
}

async function logged(db: Db, actor: Logging, before: Written, after: Written): Promise<void> {
  const id = (after ?? before)?.verification_period_id ?? 0;
  const subject = `verification_periods.${id}`;
  await logSettingChange(db, actor, {
    subject,
    before: loggedOf(before),
    after: loggedOf(after),
  });
}

/** Periods of verification by kind, the newest first. */
export async function readVerificationPeriods({ db }: ActorCall<typeof listVerificationPeriods>) {
  return { values: await selectVerificationPeriods(db) };
}

/** A new period. Errors: `verification-period-taken`. */
export async function addVerificationPeriod({
  db,
  actor,
  body,
}: ActorCall<typeof createVerificationPeriod>): Promise<VerificationPeriodRow> {
  const period = await insertVerificationPeriod(db, body);
  await logged(db, actor, undefined, period);
  return period;
}

/** Saves changed fields. Errors: `not-found`, `version-conflict`, `verification-period-taken`. */
export async function saveVerificationPeriod({
  db,
  actor,
  params,
  body,
}: ActorCall<typeof updateCall>): Promise<VerificationPeriodRow> {
  const id = params.verification_period_id;
  const before = await selectVerificationPeriodForUpdate(db, id);
  ensure(before !== undefined, 'not-found');
  await ensureSeen(body.version, before);
  const { version: _version, ...changes } = body;
  if (Object.keys(changes).length === 0) return before;
  const after = await updateVerificationPeriod(db, id, changes);
  await logged(db, actor, before, after);
  return after;
}

/** Deletes a period: meters verified in its time go by the row before it. Error: `not-found`. */
export async function removeVerificationPeriod({
  db,
  actor,
  params,
}: ActorCall<typeof deleteVerificationPeriod>) {
  const id = params.verification_period_id;
  const before = await selectVerificationPeriodForUpdate(db, id);
  ensure(before !== undefined, 'not-found');
  await deleteVerificationPeriodRow(db, id);
  await logged(db, actor, before, undefined);
  return { deleted: true as const };
}
