import { sql } from 'kysely';
import type { MonthInfoSettings } from '#contract/metering/month-infos.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { UnitKey } from '#server/jobs/in-units.ts';

/** What the unit has set; it sends nothing by itself until it has. */
export async function selectSettings(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
): Promise<MonthInfoSettings> {
  const row = await db
    .selectFrom('monthly_info_settings')
    .select(['send_day', 'version'])
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .executeTakeFirst();
  return { unit_id, ...(row ?? { send_day: null, version: 1 }) };
}

/** The usual settings as the unit's own, where it has none; they are the version that was read before. */
export async function insertSettings(db: Db, { client_id, unit_id }: OwnedUnit): Promise<void> {
  await db
    .insertInto('monthly_info_settings')
    .values({ client_id, unit_id, send_day: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Changes the day; whether the settings were there in the version. */
export async function updateSettings(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  seen: number | undefined,
  send_day: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('monthly_info_settings')
    .set({ send_day })
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .$if(seen !== undefined, (query) => query.where('version', '=', seen ?? 0))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Units of all clients that send by themselves on the day: only their keys are read here. */
export async function selectDueUnits(db: Db, today: string): Promise<UnitKey[]> {
  await sql`select set_config('app.worker', 'monthly-info', true)`.execute(db);
  const { rows } = await sql<UnitKey>`
    select client_id, unit_id from monthly_info_settings
     where send_day <= extract(day from ${today}::date) and ran_on is distinct from ${today}::date
     order by client_id, unit_id`.execute(db);
  return rows;
}

/** Takes the day of the unit; false when another process has. */
export async function takeDay(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  today: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('monthly_info_settings')
    .set({ ran_on: today })
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('send_day', 'is not', null)
    .where((column) => column.or([column('ran_on', 'is', null), column('ran_on', '<>', today)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
