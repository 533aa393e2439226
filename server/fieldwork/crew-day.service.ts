import { daysBetween } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  readCrewDay,
  readVisitJob,
  VisitedMeter,
  VisitJob,
} from '#contract/fieldwork/crew-day.ts';
import { unitsOfKind } from '#contract/metering/meter-words.ts';
import { wentOnFrom } from '#contract/rules/allocator-scale.ts';
import { usedAt, verificationStanding } from '#contract/rules/meter-verification.ts';
import type { VerificationPeriod } from '#contract/rules/meter-verification.ts';
import { selectCrewJobs, selectJob, type JobRow } from '#server/core/fieldwork/jobs.sql.ts';
import type { JobMeter } from '#server/core/metering/job-meters.sql.ts';
import { selectVerificationPeriods } from '#server/core/metering/verification-periods.sql.ts';
import { revisionStanding } from '#server/core/revisions/standing.ts';
import { ensureOwnCrew } from '#server/access/crew.ts';
import { foundWith } from '#server/access/found-with.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall, UnitCall } from '#server/http/route.ts';

/** By what it is judged how a meter stands. */
interface Judging {
  readonly today: string;
  readonly periods: readonly VerificationPeriod[];
}

const PLACES = 1e6;

/** What a day usually used, by the last two states; null where they do not tell it. */
function usualPerDay({ states, digits, scale_month }: JobMeter): number | null {
  const [last, former] = states;
  if (last === undefined || former === undefined) return null;
  const turned = last.overflowed ? 10 ** (digits ?? 0) : 0;
  const used = last.state - wentOnFrom(former, scale_month) + turned;
  if (used < 0) return null;
  return Math.round((used / daysBetween(former.read_on, last.read_on)) * PLACES) / PLACES;
}

/** Digits of a counter of which nothing is known. */
const counterOf = ({ kind, digits, decimals }: JobMeter) => ({
  digits: digits ?? 5,
  decimals: decimals ?? (kind === 'heat-allocator' ? 0 : 3),
});

function meterTold(meter: JobMeter, { today, periods }: Judging): VisitedMeter {
  const { states, level, technology, verified_year, ...told } = meter;
  const [last] = states;
  const verified = { kind: meter.kind, technology, verified_year, meter_use: usedAt(level) };
  const { valid_until } = verificationStanding(verified, periods, today, 0);
  return {
    ...told,
    ...counterOf(meter),
    measured_unit: meter.measured_unit ?? unitsOfKind[meter.kind][0],
    verified_until: meter.meter_id === null ? null : valid_until,
    before: last === undefined ? null : { read_on: last.read_on, state: last.state },
    usual_per_day: usualPerDay(meter),
  };
}

function jobTold({ meters, revisions, ...job }: JobRow, judging: Judging): VisitJob {
  return {
    ...job,
    meters: meters.map((meter) => meterTold(meter, judging)),
    revisions: revisions.map((one) => {
      const { revision_id, revision_type_id, type_name, device_number } = one;
      const { due_on } = revisionStanding(one, judging.today);
      return { revision_id, revision_type_id, type_name, device_number, due_on };
    }),
  };
}

/** A crew's day in all units of the client, with all that its visits need at the place. Errors: `not-found`. */
export async function readDay({ db, actor, params, portal }: ActorCall<typeof readCrewDay>) {
  ensureOwnCrew(actor, params.crew_id);
  const found = await selectCrewJobs(db, actor.client_id, params);
  ensure(found !== undefined, 'not-found');
  const judging = { today: pragueDay(portal.now()), periods: found.periods };
  const values = found.jobs.map((job) => jobTold(job, judging));
  return { ...params, crew_name: found.crew_name, values };
}

/** One visit with all that it needs at the place. Errors: `not-found`. */
export async function readJob({ unit, db, actor, params, portal }: UnitCall<typeof readVisitJob>) {
  const today = pragueDay(portal.now());
  const [job, periods] = await foundWith(
    selectJob(db, unit, params.visit_id, today),
    selectVerificationPeriods(db),
  );
  ensureOwnCrew(actor, job.crew_id);
  return jobTold(job, { today, periods });
}
