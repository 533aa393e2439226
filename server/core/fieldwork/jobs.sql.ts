import { sql, type RawBuilder } from 'kysely';
import type { VisitJob } from '#contract/fieldwork/crew-day.ts';
import type { VerificationPeriod } from '#contract/rules/meter-verification.ts';
import type { OwnedClientId, OwnedUnit } from '#server/access/owned.ts';
import { bytesOfFiles } from '#server/core/files/store.sql.ts';
import { knownPeriods } from '#server/core/metering/verification-periods.sql.ts';
import { jobMeters, type JobMeter } from '#server/core/metering/job-meters.sql.ts';
import { jobRevisions, type JobRevision } from '#server/core/revisions/job-revisions.sql.ts';
import type { Db } from '#server/db/db.ts';
import { selectRowsBeside } from '#server/db/rows-under.sql.ts';
import { visitsFrom } from './visits.sql.ts';

/** A visit with what its place needs, before it is said what follows from it. */
export interface JobRow extends Omit<VisitJob, 'meters' | 'revisions'> {
  readonly meters: readonly JobMeter[];
  readonly revisions: readonly JobRevision[];
}

/** What the work of the visit `v` requires on its day; of one without a time on the day of asking. */
const versionOfDay = sql`
  select n.* from work_versions n
   where n.client_id = k.client_id and n.work_id = k.work_id
     and n.valid_from <= v.work_day
   order by n.valid_from desc limit 1`;

/** Visits of the client that meet the condition, with all that is needed at the place; by the clock. */
function jobsFrom(
  client_id: OwnedClientId,
  day: string,
  condition: RawBuilder<unknown>,
): RawBuilder<JobRow> {
  return sql<JobRow>`
    with jobs as materialized (
      select v.*, k.writes, k.meter_kind, k.revision_type_id, coalesce(n.material, '') as material,
             coalesce(n.needs_state, false) as needs_state, coalesce(n.needs_number, false) as needs_number,
             coalesce(n.needs_seal, false) as needs_seal, coalesce(n.needs_photo, false) as needs_photo,
             coalesce(n.needs_signature, false) as needs_signature, coalesce(n.keeps_position, false) as keeps_position,
             coalesce(n.checklist, '{}') as checklist
        from (select o.*, coalesce(o.day, ${day}::date) as work_day
                from (${visitsFrom(client_id, day, condition)}) o) v
        join rounds r on r.client_id = ${client_id} and r.unit_id = v.unit_id and r.round_id = v.round_id
        join works k on k.client_id = r.client_id and k.work_id = r.work_id
        left join lateral (${versionOfDay}) n on true)
    select j.*, ${jobMeters(client_id, 'j', sql`j.work_day`)} as meters,
           ${jobRevisions(client_id, 'j')} as revisions,
           ${bytesOfFiles(client_id, sql`j.unit_id`)} as file_bytes
      from jobs j
     order by j.from_minute, j.visit_id`;
}

/** Without the columns by which it was found. */
const jobOf = ({
  revision_type_id: _type,
  work_day: _day,
  ...job
}: JobRow & { revision_type_id?: unknown; work_day?: unknown }) => job;

/** One visit with all that is needed at its place. */
export async function selectJob(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  visit_id: number,
  today: string,
): Promise<JobRow | undefined> {
  const condition = sql`v.unit_id = ${unit_id} and v.visit_id = ${visit_id}`;
  const [found] = (await jobsFrom(client_id, today, condition).execute(db)).rows;
  return found && jobOf(found);
}

interface CrewJobs {
  readonly crew_name: string;
  readonly periods: readonly VerificationPeriod[];
  readonly jobs: JobRow[];
}

/**
 * What a crew has on a day in all units of the client, in the order of time, with periods of verification;
 * undefined where there is no such crew.
 */
export async function selectCrewJobs(
  db: Db,
  client_id: OwnedClientId,
  { crew_id, day }: { readonly crew_id: number; readonly day: string },
): Promise<CrewJobs | undefined> {
  const condition = sql`v.crew_id = ${crew_id} and v.day = ${day}::date and v.state <> 'cancelled'`;
  const crew = sql<Omit<CrewJobs, 'jobs'>>`
    select c.name as crew_name, ${knownPeriods} as periods
      from crews c where c.client_id = ${client_id} and c.crew_id = ${crew_id}`;
  const rows = jobsFrom(client_id, day, condition);
  const found = await selectRowsBeside(db, { one: crew, rows });
  return found && { ...found.one, jobs: found.rows.map(jobOf) };
}
