import { sql } from 'kysely';
import type { MonthInfo } from '#contract/metering/month-infos.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Houses and months of the unit's mails that do not tell anything yet. */
export async function selectUntold(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
): Promise<{ building_id: number; month: string }[]> {
  return db
    .selectFrom('monthly_infos')
    .select(['building_id', 'month'])
    .distinct()
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where(sql<boolean>`content = '{}'`)
    .execute();
}

/** Gives the mail of the space and month what it tells, as one that was sent. */
export async function updateTold(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  told: { readonly pasport_id: number; readonly month: string; readonly content: MonthInfo },
): Promise<void> {
  await db
    .updateTable('monthly_infos')
    .set({
      content: JSON.stringify(told.content),
      state: 'sent',
      settled: sql<string>`created + interval '1 minute'`,
    })
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('pasport_id', '=', told.pasport_id)
    .where('month', '=', told.month)
    .execute();
}
