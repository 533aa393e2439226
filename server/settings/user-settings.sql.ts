import { sql } from 'kysely';
import type { UserSettings } from '#contract/settings.ts';
import type { Actor } from '#server/access/actor.ts';
import type { UserKey } from '#server/access/owned.ts';
import { schemaOf } from '#server/core/clients/clients.sql.ts';
import { looksOf, type Looks } from '#server/core/clients/users.sql.ts';
import type { Db } from '#server/db/db.ts';

type Reader = UserKey & Pick<Actor, 'is_sys_admin'>;

type Preferences = Omit<UserSettings, keyof Looks>;

// A module that was put away or taken from the client's schema since is no screen to begin with.
const screens = ({ client_id, is_sys_admin }: Reader) => sql`
  select m.router_name from modules m
   where m.router_name <> '' and m.enabled and not m.under_construction
     and (${is_sys_admin}::boolean or not m.sys_admins_only and (m.is_public or exists (
       select from module_schema_modules s
        where s.module_schema_id = ${schemaOf(client_id)} and s.module_id = m.module_id)))`;

/** Whether the user has a module of that route. */
export async function selectHasScreen(db: Db, reader: Reader, name: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from (${screens(reader)}) has where has.router_name = ${name}`.execute(db);
  return rows.length > 0;
}

/** Whether the unit is of the user's client. */
export async function selectHasUnit(db: Db, user: UserKey, unitId: number): Promise<boolean> {
  const row = await db
    .selectFrom('units')
    .select('unit_id')
    .where('client_id', '=', user.client_id)
    .where('unit_id', '=', unitId)
    .executeTakeFirst();
  return row !== undefined;
}

/** What the user has set for himself; what he has never touched is as everybody has it. */
export async function selectUserSettings(db: Db, reader: Reader): Promise<UserSettings> {
  const { rows } = await sql<UserSettings>`
    select u.page_size, u.color_scheme, u.large_print, coalesce(p.density, 'normal') as density,
           coalesce((select has.router_name from (${screens(reader)}) has
                      where has.router_name = p.start_screen limit 1), '') as start_screen,
           p.default_unit_id,
           coalesce(p.notify_tasks, 'message') as notify_tasks,
           coalesce(p.notify_revisions, 'message') as notify_revisions,
           coalesce(p.notify_contracts, 'message') as notify_contracts,
           coalesce(p.notify_meters, 'message') as notify_meters,
           coalesce(p.notify_debts, 'message') as notify_debts,
           coalesce(p.notify_payments, 'message') as notify_payments,
           coalesce(p.notify_statements, 'message') as notify_statements,
           coalesce(p.notify_objections, 'both') as notify_objections,
           coalesce(p.notify_todos, 'message') as notify_todos,
           coalesce(p.notify_licence, 'message') as notify_licence,
           coalesce(p.notify_news, 'message') as notify_news
      from (${looksOf(reader)}) u
      left join user_preferences p on p.client_id = u.client_id
           and p.client_user_id = u.client_user_id`.execute(db);
  const [settings] = rows;
  if (settings === undefined) throw new Error('The user of the token is missing.');
  return settings;
}

export async function upsertPreferences(
  db: Db,
  { client_id, client_user_id }: UserKey,
  changes: Partial<Preferences>,
): Promise<void> {
  await db
    .insertInto('user_preferences')
    .values({ ...changes, client_id, client_user_id })
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'client_user_id']).doUpdateSet(changes),
    )
    .execute();
}
