import { sql } from 'kysely';
import type { ReminderLevel } from '#contract/money/reminders.ts';
import { usualLevels, type ReminderTerms } from '#contract/rules/reminder-text.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** A level as the unit has written it. */
export type StoredLevel = Omit<ReminderLevel, 'unit_id'>;

/** The query of levels that the unit has written. */
export const storedLevels = ({ client_id, unit_id }: OwnedUnit) => sql<StoredLevel>`
  select level, subject, body, wait_days, pay_days, version from reminder_levels
   where client_id = ${client_id} and unit_id = ${unit_id}`;

/** The levels of the unit from the first one; usual ones where it has not written its own. */
export async function selectLevels(db: Db, unit: OwnedUnit): Promise<ReminderLevel[]> {
  const { rows } = await storedLevels(unit).execute(db);
  return levelsOf(unit, rows);
}

/** The same of those that the unit has written. */
export const levelsOf = ({ unit_id }: OwnedUnit, stored: readonly StoredLevel[]): ReminderLevel[] =>
  usualLevels.map((usual, index) => {
    const own = stored.find(({ level }) => level === index + 1);
    return { unit_id, ...(own ?? { level: index + 1, ...usual, version: 1 }) };
  });

/** The usual text of the level as the unit's own, where it has none; it is the version that was read before. */
export async function insertLevel(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  level: number,
): Promise<void> {
  const usual = usualLevels[level - 1];
  if (usual === undefined) return;
  await db
    .insertInto('reminder_levels')
    .values({ client_id, unit_id, level, ...usual })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Changes the level; whether it was there in the version. */
export async function updateLevel(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { level, version, ...terms }: ReminderTerms & { level: number; version?: number | undefined },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update reminder_levels
       set subject = ${terms.subject}, body = ${terms.body}, wait_days = ${terms.wait_days},
           pay_days = ${terms.pay_days}
     where client_id = ${client_id} and unit_id = ${unit_id} and level = ${level}
       and (${version ?? null}::integer is null or version = ${version ?? null}::integer)`.execute(
    db,
  );
  return numAffectedRows === 1n;
}
