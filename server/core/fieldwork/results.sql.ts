import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { Finding, VisitResult } from '#contract/fieldwork/results.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { userName } from '#server/core/todo/todos.sql.ts';
import type { Db } from '#server/db/db.ts';
import type { Tables } from '#server/db/tables.ts';
import { signatureStandingOf } from './signatures.sql.ts';

/** Findings of the result `r` in their order, as JSON. */
const findings = sql`(
  select coalesce(json_agg(json_build_object(
           'visit_finding_id', f.visit_finding_id, 'told', f.told, 'outcome', f.outcome,
           'field', f.field, 'message', f.message, 'meter_id', f.meter_id,
           'meter_reading_id', f.meter_reading_id, 'revision_report_id', f.revision_report_id)
           order by f.position), '[]')
    from visit_findings f
   where f.client_id = r.client_id and f.unit_id = r.unit_id
     and f.visit_result_id = r.visit_result_id)`;

/** Photos of the result `r` as they came, as JSON. */
const photos = sql`(
  select coalesce(json_agg(json_build_object(
           'visit_photo_id', p.visit_photo_id, 'of', p.shows, 'measuring_place_id', p.measuring_place_id,
           'position', case when p.latitude is not null then json_build_object(
             'latitude', p.latitude, 'longitude', p.longitude) end)
           order by p.visit_photo_id), '[]')
    from visit_photos p
   where p.client_id = r.client_id and p.unit_id = r.unit_id
     and p.visit_result_id = r.visit_result_id)`;

/** What there is of a signature of the result `r`. */
const signature = signatureStandingOf(
  sql`exists (
    select from visit_photos p
     where p.client_id = r.client_id and p.unit_id = r.unit_id
       and p.visit_result_id = r.visit_result_id and p.shows = 'signature')`,
  sql`r.unsigned_reason <> ''`,
  sql`r.signed_by <> ''`,
);

/** Whether the work of the result `r` asks for places of photos, on the day of its visit, else on the one it was told. */
const keepsPosition = sql`
  coalesce((select n.keeps_position
              from visits v
              join rounds g on g.client_id = v.client_id and g.unit_id = v.unit_id and g.round_id = v.round_id
              join work_versions n on n.client_id = g.client_id and n.work_id = g.work_id
             where v.client_id = r.client_id and v.unit_id = r.unit_id and v.visit_id = r.visit_id
               and n.valid_from <= coalesce(v.day, (r.told_at at time zone 'Europe/Prague')::date)
             order by n.valid_from desc limit 1), false)`;

/** Results `r` of the unit that meet the condition, the newest first. */
function resultsFrom(
  { client_id, unit_id }: OwnedUnit,
  condition: RawBuilder<unknown>,
): RawBuilder<VisitResult> {
  return sql<VisitResult>`
    select r.visit_result_id, r.visit_id, r.unit_id, r.key, r.state, r.told_at, r.came,
           ${userName('u')} as told_by, r.note, r.checks, r.signed_by, r.unsigned_reason,
           ${signature} as signature, ${findings} as findings, ${photos} as photos,
           ${keepsPosition} as keeps_position, r.outcome, r.conflict, r.missing, r.solved_note, r.version
      from visit_results r
      left join portal_users u on u.client_id = r.client_id and u.client_user_id = r.client_user_id
     where r.client_id = ${client_id} and r.unit_id = ${unit_id} and ${condition}
     order by r.told_at desc, r.visit_result_id desc`;
}

/** What came back from a visit, the newest first. */
export async function selectResults(
  db: Db,
  unit: OwnedUnit,
  visit_id: number,
): Promise<VisitResult[]> {
  return (await resultsFrom(unit, sql`r.visit_id = ${visit_id}`).execute(db)).rows;
}

export async function selectResult(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<VisitResult | undefined> {
  return (await resultsFrom(unit, sql`r.visit_result_id = ${id}`).execute(db)).rows[0];
}

/** Those of the results that the unit has. */
export async function selectResultsOf(
  db: Db,
  unit: OwnedUnit,
  ids: readonly number[],
): Promise<VisitResult[]> {
  if (ids.length === 0) return [];
  const condition = sql`r.visit_result_id = any(${[...ids]}::integer[])`;
  return (await resultsFrom(unit, condition).execute(db)).rows;
}

/** The result that the key has made in the unit. */
export async function selectResultOfKey(
  db: Db,
  unit: OwnedUnit,
  key: string,
): Promise<VisitResult | undefined> {
  return (await resultsFrom(unit, sql`r.key = ${key}::uuid`).execute(db)).rows[0];
}

/** Whether the unit has the visit. */
export async function selectHasVisit(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  visit_id: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('visits')
    .select('visit_id')
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('visit_id', '=', visit_id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether anything stands in the records that the visit has written. */
export async function selectHasWritten(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  visit_id: number,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from visit_results r
      join visit_findings f on f.client_id = r.client_id and f.unit_id = r.unit_id
           and f.visit_result_id = r.visit_result_id
     where r.client_id = ${client_id} and r.unit_id = ${unit_id} and r.visit_id = ${visit_id}
       and num_nonnulls(f.meter_id, f.meter_reading_id, f.revision_report_id) > 0
     limit 1`.execute(db);
  return rows.length > 0;
}

type NewResult = Omit<Insertable<Tables['visit_results']>, 'client_id' | 'unit_id' | 'checks'> & {
  readonly checks: VisitResult['checks'];
};

/** Keeps a result; its id, or undefined where the key has made one already. */
export async function insertResult(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { checks, ...result }: NewResult,
): Promise<number | undefined> {
  const row = await db
    .insertInto('visit_results')
    .values({ ...result, client_id, unit_id, checks: JSON.stringify(checks) })
    .onConflict((conflict) => conflict.constraint('visit_results_key').doNothing())
    .returning('visit_result_id')
    .executeTakeFirst();
  return row?.visit_result_id;
}

/** What became of a finding. */
export type FindingFate = Pick<
  Insertable<Tables['visit_findings']>,
  'outcome' | 'field' | 'message' | 'meter_id' | 'meter_reading_id' | 'revision_report_id'
>;

/** Keeps findings of a result in their order. */
export async function insertFindings(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  visit_result_id: number,
  told: readonly { readonly told: Finding; readonly fate: FindingFate }[],
): Promise<void> {
  if (told.length === 0) return;
  const rows = told.map(({ told: one, fate }, position) => {
    const key = { client_id, unit_id, visit_result_id, position };
    return { ...key, told: JSON.stringify(one), ...fate };
  });
  await db.insertInto('visit_findings').values(rows).execute();
}

/** Of which visit the result is; it never leaves it. */
export async function selectVisitOfResult(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('visit_results')
    .select('visit_id')
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('visit_result_id', '=', id)
    .executeTakeFirst();
  return row?.visit_id;
}

/** What the office has said of findings of a result: put right, or given up. */
export interface SolvedFinding {
  readonly visit_finding_id: number;
  readonly told: Finding;
  readonly fate: FindingFate;
}

/** Writes what became of findings; their result is held by its visit. */
export async function updateFindings(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  solved: readonly SolvedFinding[],
): Promise<void> {
  for (const { visit_finding_id, told, fate } of solved)
    await db
      .updateTable('visit_findings')
      .set({ ...fate, told: JSON.stringify(told) })
      .where('client_id', '=', client_id)
      .where('unit_id', '=', unit_id)
      .where('visit_finding_id', '=', visit_finding_id)
      .execute();
}

/** Writes how the office has solved a result; it is held by its visit. */
export async function updateOutcome(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id: number,
  solved: { readonly outcome: 'written' | 'dismissed'; readonly solved_note: string },
): Promise<void> {
  await db
    .updateTable('visit_results')
    .set(solved)
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('visit_result_id', '=', id)
    .execute();
}
