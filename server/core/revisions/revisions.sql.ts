import { sql, type RawBuilder } from 'kysely';
import type { RevisionType } from '#contract/revision-types.ts';
import { revisionFields } from '#contract/revision-record.ts';
import type { Revision, revisionInput } from '#contract/revisions.ts';
import type { z } from 'zod';
import type { OwnedClientId, OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ownColumns } from '#server/db/record-columns.ts';
import { jsonOf, selectAllBeside } from '#server/db/rows-under.sql.ts';
import { typesInOrder } from './types.sql.ts';

/** What is inspected with its newest report, and what its standing is measured by. */
export interface RevisionRow
  extends
    Omit<Revision, 'next_on' | 'state' | 'due_on'>,
    Pick<
      RevisionType,
      'interval_count' | 'interval_unit' | 'warning_days' | 'valid_from' | 'valid_to'
    > {
  /** The next revision as the newest report says. */
  readonly last_next_on: string | null;
  readonly is_unfit: boolean;
  readonly has_faults: boolean;
}

/** Columns that a person may change. */
export type RevisionChanges = Partial<z.output<typeof revisionInput>>;
export type NewRevision = RevisionChanges &
  Pick<Revision, 'revision_type_id' | 'pasport_id' | 'device_name' | 'active_from'>;

function revisionsFrom(unit: OwnedUnit, condition: RawBuilder<unknown>): RawBuilder<RevisionRow> {
  return sql<RevisionRow>`
    select r.revision_id, r.unit_id, ${ownColumns('r', revisionFields)},
           t.name as type_name, t.area, t.applies_to, p.building_id, p.building_name,
           p.space_number, coalesce(a.full_name, '') as company_name,
           i.last_on, i.last_result, i.last_cost, i.last_next_on,
           (select count(*) from files f
             where f.client_id = r.client_id and f.unit_id = r.unit_id
               and f.record_type = 'revision_reports'
               and f.record_id = i.last_report_id)::integer as files_count,
           (select count(*) from revision_reports n
             where n.client_id = r.client_id and n.unit_id = r.unit_id
               and n.revision_id = r.revision_id) as reports_count,
           i.is_unfit, i.has_faults, i.repair_by,
           i.interval_count, i.interval_unit, i.warning_days, i.valid_from, i.valid_to,
           r.created, r.updated, r.version
      from revisions r
      join inspected_devices i on i.client_id = r.client_id and i.revision_id = r.revision_id
      join revision_types t on t.client_id = r.client_id and t.revision_type_id = r.revision_type_id
      join pasport_places p on p.client_id = r.client_id and p.unit_id = r.unit_id
           and p.pasport_id = r.pasport_id
      left join person_names a on a.client_id = r.client_id and a.unit_id = r.unit_id
           and a.address_id = r.address_id
     where r.client_id = ${unit.client_id} and r.unit_id = ${unit.unit_id} and ${condition}
     order by nullif(p.building_name, '') collate public.czech, p.space_number collate public.czech, r.device_name collate public.czech,
              r.revision_id`;
}

/** Houses and spaces in which something of the area is inspected and in use, as a table of `pasport_id`. */
export function inspectedPlaces(
  { client_id, unit_id }: OwnedUnit,
  area: RevisionType['area'],
): RawBuilder<{ pasport_id: number }> {
  return sql`
    select r.pasport_id from revisions r
      join revision_types t on t.client_id = r.client_id and t.revision_type_id = r.revision_type_id
     where r.client_id = ${client_id} and r.unit_id = ${unit_id} and t.area = ${area} and not r.hidden`;
}

/**
 * What is inspected in the unit, by place and name, and how much of it was taken out of use; that only on
 * demand.
 */
export async function selectRevisions(
  db: Db,
  unit: OwnedUnit,
  showHidden: boolean,
): Promise<{ rows: RevisionRow[]; hidden_revisions: number }> {
  const hidden = sql<{ hidden_revisions: number }>`
    select count(*) as hidden_revisions from revisions
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id} and hidden`;
  const rows = revisionsFrom(unit, sql`(${showHidden}::boolean or not r.hidden)`);
  const found = await selectAllBeside(db, { one: hidden, rows });
  return { rows: found.rows, ...found.one };
}

/** What is inspected in the unit and in use, with kinds of revisions of the client in their order. */
export async function selectRevisionsByTypes(
  db: Db,
  unit: OwnedUnit,
): Promise<{ rows: RevisionRow[]; types: RevisionType[] }> {
  const types = jsonOf(typesInOrder(db, unit.client_id));
  const found = await selectAllBeside(db, {
    one: sql<{ types: RevisionType[] }>`select ${types} as types`,
    rows: revisionsFrom(unit, sql`not r.hidden`),
  });
  return { rows: found.rows, ...found.one };
}

export async function selectRevisionsOf(
  db: Db,
  unit: OwnedUnit,
  ids: readonly number[],
): Promise<RevisionRow[]> {
  const condition = sql`r.revision_id = any (${[...ids]}::integer[])`;
  return (await revisionsFrom(unit, condition).execute(db)).rows;
}

/** What is inspected in all units of the client, without what was taken out of use. */
export async function selectRevisionCount(db: Db, clientId: OwnedClientId): Promise<number> {
  const row = await db
    .selectFrom('revisions')
    .select((column) => column.fn.countAll<number>().as('revisions'))
    .where('client_id', '=', clientId)
    .where('hidden', '=', false)
    .executeTakeFirstOrThrow();
  return row.revisions;
}

/** The revision as it is kept; nobody changes it or its reports before the transaction ends. */
export async function selectRevisionsForUpdate(
  db: Db,
  unit: OwnedUnit,
  ids: readonly number[],
): Promise<{ revision_id: number; version: number }[]> {
  return db
    .selectFrom('revisions')
    .select(['revision_id', 'version'])
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where(sql<boolean>`revision_id = any (${[...ids]}::integer[])`)
    .orderBy('revision_id')
    .forUpdate()
    .execute();
}

/** Whether it is in the unit; it is not deleted before the transaction ends. */
export async function selectRevisionHeld(db: Db, unit: OwnedUnit, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('revisions')
    .select('revision_id')
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('revision_id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Ids of the new ones. */
export async function insertRevisions(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  revisions: readonly NewRevision[],
): Promise<number[]> {
  const rows = await db
    .insertInto('revisions')
    .values(revisions.map((revision) => ({ ...revision, client_id, unit_id })))
    .returning('revision_id')
    .execute();
  return rows.map(({ revision_id }) => revision_id);
}

export async function updateRevisionRows(
  db: Db,
  unit: OwnedUnit,
  ids: readonly number[],
  changes: RevisionChanges,
): Promise<void> {
  await db
    .updateTable('revisions')
    .set(changes)
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where(sql<boolean>`revision_id = any (${[...ids]}::integer[])`)
    .execute();
}

export async function deleteRevisionRow(db: Db, unit: OwnedUnit, id: number): Promise<void> {
  await db
    .deleteFrom('revisions')
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('revision_id', '=', id)
    .execute();
}
