import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { FoundBy } from '#server/access/sheet-codes.ts';
import type { Db } from '#server/db/db.ts';

// Links of visits and posters of houses. Nobody else writes them.

/** A link as it is kept, of a visit that it is asked for. */
export interface KeptLink extends FoundBy {
  readonly visit_id: number;
  readonly round_id: number;
  readonly seed: Buffer;
  readonly expires: string;
}

/** A visit with the last day on which anybody of its round is to come; null where none is known. */
export interface LinkedVisit {
  readonly visit_id: number;
  readonly round_id: number;
  readonly last_day: string | null;
}

/** Those of the visits that the unit has. */
export async function selectLastDays(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  visitIds: readonly number[],
): Promise<LinkedVisit[]> {
  const { rows } = await sql<LinkedVisit>`
    select v.visit_id, v.round_id, greatest(
             (select max(d) from unnest(r.days) d),
             (select max(o.day) from visits o where o.client_id = r.client_id and o.unit_id = r.unit_id
                 and o.round_id = r.round_id and o.state <> 'cancelled')) as last_day
      from visits v
      join rounds r on r.client_id = v.client_id and r.unit_id = v.unit_id and r.round_id = v.round_id
     where v.client_id = ${client_id} and v.unit_id = ${unit_id}
       and v.visit_id = any(${[...visitIds]}::integer[])
     order by v.visit_id`.execute(db);
  return rows;
}

/** The links of the visits that have one. */
export async function selectLinksKept(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  visitIds: readonly number[],
): Promise<KeptLink[]> {
  return db
    .selectFrom('visit_links')
    .select(['visit_id', 'round_id', 'seed', 'code_hash', 'link_hash', 'expires'])
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('visit_id', '=', sql<number>`any(${[...visitIds]}::integer[])`)
    .execute();
}

/** Makes links; a visit that has got one meanwhile keeps it. */
export async function insertLinks(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  links: readonly KeptLink[],
): Promise<void> {
  if (links.length === 0) return;
  await db
    .insertInto('visit_links')
    .values(links.map((link) => ({ ...link, client_id, unit_id })))
    .onConflict((conflict) => conflict.columns(['client_id', 'unit_id', 'visit_id']).doNothing())
    .execute();
}

/** Writes what the links are found by, and until when they hold. */
export async function updateLinks(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  links: readonly KeptLink[],
): Promise<void> {
  for (const { visit_id, ...columns } of links)
    await db
      .updateTable('visit_links')
      .set(columns)
      .where('client_id', '=', client_id)
      .where('unit_id', '=', unit_id)
      .where('visit_id', '=', visit_id)
      .execute();
}
