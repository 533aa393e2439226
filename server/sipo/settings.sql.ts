import { sql, type RawBuilder } from 'kysely';
import type { SipoSettings } from '#contract/sipo/settings.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';

/** Columns that a person may change. */
export type SettingsChanges = Partial<
  Omit<SipoSettings, 'unit_id' | 'sipo_day' | 'shared_with' | 'updated' | 'version'>
>;

/** Columns of what the unit has agreed with the post; the defaults where nothing was saved yet. */
export function settingsColumns(unit: OwnedUnit): RawBuilder<unknown> {
  return sql`${unit.unit_id}::integer as unit_id,
           coalesce(s.organisation_number, '') as organisation_number,
           coalesce(s.fee_code, '') as fee_code,
           coalesce(s.service_fees, '[]') as service_fees, s.delivery_day,
           coalesce(s.change_indication, 'full') as change_indication,
           coalesce(s.code_page, 'windows-1250') as code_page,
           coalesce(s.decimal_mark, 'dot') as decimal_mark,
           coalesce(s.heller_rule, 'refuse') as heller_rule,
           coalesce(s.original_checked, false) as original_checked,
           coalesce(s.document_text, 'space') as document_text,
           coalesce(s.delivery_day, r.sipo_day) as sipo_day,
           array(select o.name
                   from sipo_settings same
                   join units o on o.client_id = same.client_id and o.unit_id = same.unit_id
                  where same.client_id = ${unit.client_id} and same.unit_id <> ${unit.unit_id}
                    and same.organisation_number = s.organisation_number
                    and same.organisation_number <> ''
                  order by o.name collate public.czech) as shared_with,
           ${momentOrEmpty('s.updated')} as updated, coalesce(s.version, 1) as version`;
}

/** Where `settingsColumns` come from. */
export function settingsFrom(unit: OwnedUnit): RawBuilder<unknown> {
  return sql`from runtime_settings r
      left join sipo_settings s on s.client_id = ${unit.client_id} and s.unit_id = ${unit.unit_id}`;
}

/** What the unit has agreed with the post. */
export async function selectSipoSettings(db: Db, unit: OwnedUnit): Promise<SipoSettings> {
  const { rows } = await sql<SipoSettings>`
    select ${settingsColumns(unit)} ${settingsFrom(unit)}`.execute(db);
  const [settings] = rows;
  if (settings === undefined) throw new Error('The portal has no settings.');
  return settings;
}

/** Makes the row of the unit where there is none. */
export async function insertSipoSettings(db: Db, unit: OwnedUnit): Promise<void> {
  await db
    .insertInto('sipo_settings')
    .values({ client_id: unit.client_id, unit_id: unit.unit_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Holds the unit's SIPO until the transaction ends; whoever else asks waits. */
export async function lockSipoSettings(db: Db, unit: OwnedUnit): Promise<void> {
  await db
    .selectFrom('sipo_settings')
    .select('unit_id')
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .forUpdate()
    .execute();
}

/** Whether the row still had the version; without a version it is changed whatever it has. */
export async function updateSipoSettings(
  db: Db,
  unit: OwnedUnit,
  version: number | undefined,
  { service_fees, ...changes }: SettingsChanges,
): Promise<boolean> {
  const fees = service_fees && { service_fees: JSON.stringify(service_fees) };
  const row = await db
    .updateTable('sipo_settings')
    .set({ ...changes, ...fees })
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning('version')
    .executeTakeFirst();
  return row !== undefined;
}
