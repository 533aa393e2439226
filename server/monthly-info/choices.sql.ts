import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import { payersOn } from '#server/core/people/payers-on.sql.ts';
import { ofUnit, within } from '#server/core/time/records-on.sql.ts';
import type { Db } from '#server/db/db.ts';

/** Who of which space. */
export interface Chooser {
  readonly pasport_id: number;
  readonly address_id: number;
}

/** Each of them once, however often it is named. */
const asRows = (choosers: readonly Chooser[]) => sql`
  select distinct * from json_to_recordset(${JSON.stringify(choosers)}::json)
    as c (pasport_id integer, address_id integer)`;

/** How many of them do not bear the costs of their space on the day. */
export async function countNotPaying(
  db: Db,
  unit: OwnedUnit,
  choosers: readonly Chooser[],
  today: string,
): Promise<number> {
  const ids = choosers.map(({ pasport_id }) => pasport_id);
  const spaces = within(ofUnit(unit), sql`pasport_id = any(${ids}::integer[])`);
  const { rows } = await sql<{ count: number }>`
    with paying as materialized (${payersOn(spaces, today)})
    select count(*)::integer as count from (${asRows(choosers)}) c
     where not exists (select from paying p
                        where p.pasport_id = c.pasport_id and p.address_id = c.address_id)`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Writes down that they want the mails; who wants them already stays as he was. */
export async function upsertChosen(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  choosers: readonly Chooser[],
  { client_user_id, now }: { readonly client_user_id: number; readonly now: string },
): Promise<void> {
  await sql`
    insert into monthly_info_choices (client_id, unit_id, pasport_id, address_id, chosen, client_user_id)
    select ${client_id}, ${unit_id}, c.pasport_id, c.address_id, ${now}::timestamptz, ${client_user_id}
      from (${asRows(choosers)}) c
        on conflict (client_id, unit_id, pasport_id, address_id) do update
           set chosen = excluded.chosen, client_user_id = excluded.client_user_id,
               withdrawn = null, withdrawn_way = null
         where monthly_info_choices.withdrawn is not null`.execute(db);
}

/**
 * Writes down that they want the mails no more; who did not want them stays as he was. Returns how many of
 * them never wanted any.
 */
export async function updateWithdrawn(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  choosers: readonly Chooser[],
  { way, now }: { readonly way: 'user' | 'link'; readonly now: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with asked as materialized (${asRows(choosers)}),
    done as (
      update monthly_info_choices m
         set withdrawn = coalesce(m.withdrawn, ${now}::timestamptz),
             withdrawn_way = coalesce(m.withdrawn_way, ${way})
        from asked c
       where m.client_id = ${client_id} and m.unit_id = ${unit_id}
         and m.pasport_id = c.pasport_id and m.address_id = c.address_id
      returning 1)
    select ((select count(*) from asked) - (select count(*) from done))::integer as count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
