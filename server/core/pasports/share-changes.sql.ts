import { sql, type RawBuilder } from 'kysely';
import type { CommonShare } from '#contract/rules/common-share.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { WorkedUnit } from './recount.sql.ts';

/** A space and its share of the common parts from a day on, with the one that it had before. */
export interface ShareChange extends CommonShare {
  readonly pasport_id: number;
  readonly former_numerator: number | null;
  readonly former_denominator: number | null;
}

/**
 * The share of each space of the unit in the common parts on the day, as a table of pasport_id,
 * common_share_numerator and common_share_denominator: what the latest change up to the day gave it; before
 * all changes what the first of them found; else what the space has.
 */
export function commonSharesOn(
  { client_id, unit_id }: OwnedUnit,
  day: string,
): RawBuilder<unknown> {
  const changes = sql`pasport_share_changes c
    where c.client_id = s.client_id and c.unit_id = s.unit_id and c.pasport_id = s.pasport_id`;
  const part = (now: string, past: string) => sql`
    case when past.pasport_id is not null then past.${sql.ref(now)}
         when later.pasport_id is not null then later.${sql.ref(past)}
         else s.${sql.ref(now)} end as ${sql.ref(now)}`;
  return sql`
    select s.pasport_id, ${part('common_share_numerator', 'former_numerator')},
           ${part('common_share_denominator', 'former_denominator')}
      from pasport_spaces s
      left join lateral (select c.* from ${changes} and c.first_day <= ${day}::date
                          order by c.first_day desc limit 1) past on true
      left join lateral (select c.* from ${changes} and c.first_day > ${day}::date
                          order by c.first_day limit 1) later on true
     where s.client_id = ${client_id} and s.unit_id = ${unit_id}`;
}

/** Shares of the spaces in the common parts on the day, in the order of the spaces' ids. */
export async function selectCommonSharesOn(
  db: Db,
  unit: OwnedUnit,
  pasportIds: readonly number[],
  day: string,
): Promise<(CommonShare & { readonly pasport_id: number })[]> {
  const { rows } = await sql<CommonShare & { pasport_id: number }>`
    select * from (${commonSharesOn(unit, day)}) s
     where pasport_id = any (${[...pasportIds]}::integer[]) order by pasport_id`.execute(db);
  return rows;
}

/** What is written down of new shares of a house. */
export interface ShareSet {
  /** pasport_id of the house. */
  readonly pasport_id: number;
  readonly first_day: string;
  readonly reason: string;
}

/** Writes new shares of a house from a day on; those whose day has come are the spaces' at once. Returns the id. */
export async function insertShareSet(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  set: ShareSet,
  { changes, applied }: { readonly changes: readonly ShareChange[]; readonly applied: boolean },
): Promise<number> {
  const { pasport_share_set_id } = await db
    .insertInto('pasport_share_sets')
    .values({ client_id, unit_id, ...set })
    .returning('pasport_share_set_id')
    .executeTakeFirstOrThrow();
  const shared = { client_id, unit_id, pasport_share_set_id, first_day: set.first_day, applied };
  await db
    .insertInto('pasport_share_changes')
    .values(changes.map((change) => ({ ...shared, ...change })))
    .execute();
  if (applied) await updateShares(db, { client_id, unit_id }, changes);
  return pasport_share_set_id;
}

/** The spaces have these shares now. */
async function updateShares(
  db: Db,
  { client_id, unit_id }: WorkedUnit,
  shares: readonly (CommonShare & { readonly pasport_id: number })[],
): Promise<void> {
  await sql`
    update pasport_spaces s
       set common_share_numerator = n.common_share_numerator,
           common_share_denominator = n.common_share_denominator
      from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb)
             as n (pasport_id integer, common_share_numerator integer, common_share_denominator integer)
     where s.client_id = ${client_id} and s.unit_id = ${unit_id} and s.pasport_id = n.pasport_id`.execute(
    db,
  );
}

/** New shares of the house, as a table of what the calls tell of each set. */
export function shareSetsOf(
  { client_id, unit_id }: OwnedUnit,
  houseId: number,
): RawBuilder<unknown> {
  return sql`
    select t.pasport_share_set_id, t.unit_id, t.pasport_id, t.first_day, t.reason, t.created,
           coalesce(bool_and(c.applied), true) as applied,
           coalesce(json_agg(json_build_object(
               'pasport_id', c.pasport_id, 'space_number', p.space_number,
               'former_numerator', c.former_numerator, 'former_denominator', c.former_denominator,
               'common_share_numerator', c.common_share_numerator,
               'common_share_denominator', c.common_share_denominator)
             order by p.space_number collate public.czech, c.pasport_id)
             filter (where c.pasport_id is not null), '[]') as changes
      from pasport_share_sets t
      left join pasport_share_changes c on c.client_id = t.client_id
           and c.pasport_share_set_id = t.pasport_share_set_id
      left join pasport_spaces p on p.client_id = c.client_id and p.unit_id = c.unit_id
           and p.pasport_id = c.pasport_id
     where t.client_id = ${client_id} and t.unit_id = ${unit_id} and t.pasport_id = ${houseId}
     group by t.client_id, t.pasport_share_set_id`;
}

/** What a set of the unit has changed, and whether it was corrected since. */
export interface StoredShareChange extends ShareChange {
  readonly space_number: string;
  readonly applied: boolean;
  readonly corrected: boolean;
  /** The space has a later change. */
  readonly followed: boolean;
}

/** Changes of a set, held until the end of the transaction; none where there is no such set. */
export async function selectShareChangesHeld(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  setId: number,
): Promise<StoredShareChange[]> {
  await sql`
    select from pasport_share_sets where client_id = ${client_id} and unit_id = ${unit_id}
       and pasport_share_set_id = ${setId} for update`.execute(db);
  const { rows } = await sql<StoredShareChange>`
    select c.pasport_id, p.space_number, c.former_numerator, c.former_denominator,
           c.common_share_numerator, c.common_share_denominator, c.applied, c.corrected,
           exists (select from pasport_share_changes n
                    where n.client_id = c.client_id and n.pasport_id = c.pasport_id
                      and n.first_day > c.first_day) as followed
      from pasport_share_changes c
      join pasport_spaces p on p.client_id = c.client_id and p.unit_id = c.unit_id
           and p.pasport_id = c.pasport_id
     where c.client_id = ${client_id} and c.unit_id = ${unit_id}
       and c.pasport_share_set_id = ${setId}
     order by p.space_number collate public.czech, c.pasport_id`.execute(db);
  return rows;
}

/** Takes a set back: it is gone, and its spaces have what they had before. */
export async function deleteShareSet(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  setId: number,
  changes: readonly StoredShareChange[],
): Promise<void> {
  await sql`
    delete from pasport_share_sets where client_id = ${client_id} and unit_id = ${unit_id}
       and pasport_share_set_id = ${setId}`.execute(db);
  const before = changes
    .filter(({ applied }) => applied)
    .map(({ pasport_id, former_numerator, former_denominator }) => ({
      pasport_id,
      common_share_numerator: former_numerator,
      common_share_denominator: former_denominator,
    }));
  await updateShares(db, { client_id, unit_id }, before);
}

/** Which of the spaces have a change on the day or after it. */
export async function selectChangedFrom(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  pasportIds: readonly number[],
  day: string,
): Promise<{ pasport_id: number; first_day: string }[]> {
  const { rows } = await sql<{ pasport_id: number; first_day: string }>`
    select pasport_id, first_day from pasport_share_changes
     where client_id = ${client_id} and unit_id = ${unit_id} and first_day >= ${day}::date
       and pasport_id = any (${[...pasportIds]}::integer[])
     order by first_day, pasport_id`.execute(db);
  return rows;
}

/** Shares whose day has come become those of their spaces; done again, it finds nothing more to write. */
export async function updateDueShares(db: Db, unit: WorkedUnit, day: string): Promise<void> {
  const { rows } = await sql<CommonShare & { pasport_id: number; first_day: string }>`
    update pasport_share_changes set applied = true
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id} and not applied
       and first_day <= ${day}::date
    returning pasport_id, first_day, common_share_numerator, common_share_denominator`.execute(db);
  const latest = new Map(
    rows
      .toSorted((one, other) => one.first_day.localeCompare(other.first_day))
      .map((row) => [row.pasport_id, row]),
  );
  if (latest.size > 0) await updateShares(db, unit, [...latest.values()]);
}
