import { sql } from 'kysely';
import type { MonthInfo, MonthUse } from '#contract/metering/month-infos.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Whose the presented secret is; row-level security shows the row to the holder of its key only. */
export async function selectHolder(db: Db, link_hash: Buffer) {
  return db
    .selectFrom('monthly_infos')
    .select(['client_id', 'unit_id', 'monthly_info_id'])
    .where('link_hash', '=', link_hash)
    .executeTakeFirst();
}

/** A use as it was kept, maybe before all that is told today was. */
type KeptUse = Omit<MonthUse, 'divided_by' | 'former_divided_by'> &
  Partial<Pick<MonthUse, 'divided_by' | 'former_divided_by'>>;

/** What the link tells, and how it stands. */
export interface OpenedInfo {
  readonly pasport_id: number;
  readonly address_id: number;
  readonly content: Omit<MonthInfo, 'uses'> & { readonly uses: readonly KeptUse[] };
  readonly expires: string;
  readonly is_revoked: boolean;
  readonly wanted: boolean;
}

/** Marks the link as opened, unless it was before or does not hold; returns what it tells. */
export async function takeOpened(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id: number,
  { now, today }: { readonly now: string; readonly today: string },
): Promise<OpenedInfo | undefined> {
  const { rows } = await sql<OpenedInfo>`
    update monthly_infos i
       set opened = case when revoked is null and expires >= ${today}::date
                         then coalesce(opened, ${now}::timestamptz) else opened end
     where i.client_id = ${client_id} and i.unit_id = ${unit_id} and i.monthly_info_id = ${id}
    returning i.pasport_id, i.address_id, i.content, i.expires, i.revoked is not null as is_revoked,
              exists (select from monthly_info_choices c
                       where c.client_id = i.client_id and c.unit_id = i.unit_id
                         and c.pasport_id = i.pasport_id and c.address_id = i.address_id
                         and c.withdrawn is null) as wanted`.execute(db);
  return rows[0];
}
