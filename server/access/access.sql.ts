import { CompiledQuery, sql } from 'kysely';
import type { ModuleName } from '#contract/module-names.ts';
import type { Db } from '#server/db/db.ts';

/** Who holds a token, and what is open to him. */
export interface AuthenticatedRow {
  client_id: number;
  client_user_id: number;
  session_id: number;
  user_identity: string;
  first_name: string;
  last_name: string;
  is_sys_admin: boolean;
  is_client_admin: boolean;
  maintenance_mode: boolean;
  /** The unit that the call names, if it is of the token's client. */
  asked_unit_id: number | null;
  /** The system admin who looks as this user and may not write; empty for the user himself. */
  viewer_identity: string;
  /** The crew that alone he is told of; null of whoever is told of all (`crew.ts`). */
  crew_id: number | null;
  /** Whether his sign-in has a second step. */
  has_second_step: boolean;
  /** Those of the modules that the call names which are open to him. */
  modules: readonly ModuleName[];
  /** The import token that he presents in place of a session, and the unit that it is bound to. */
  import_token_id: number | null;
  only_unit_id: number | null;
}

/** What a call asks of its caller. */
export interface Asked {
  readonly unit: number | null;
  readonly modules: readonly ModuleName[];
}

/** Those of the modules that are open to the authenticated `a`; a call of none asks nothing. */
export function openedTo(modules: readonly ModuleName[]) {
  const asked = modules.length === 0 ? null : `{${modules.join(',')}}`;
  return sql<ModuleName[]>`access.opened(a.client_id, a.is_sys_admin, ${asked}::text[])`;
}

/** The crew whose visits alone the authenticated `a` is told of. */
export const crewOfAuthenticated = sql<
  number | null
>`access.crew_of(a.client_id, a.client_user_id)`;

// Every call asks this, so its text is composed once.
const WHO = `
  select a.*, null::integer as import_token_id, null::integer as only_unit_id,
         access.opened(a.client_id, a.is_sys_admin, $3::text[]) as modules,
         access.crew_of(a.client_id, a.client_user_id) as crew_id`;
const FOUND = `${WHO}
    from access.authenticate($1, $2::integer) a`;
const SURELY = `${WHO}
    from (select 1) one left join lateral access.authenticate($1, $2::integer) a on true
   where case when a.client_id is null then access.refuse_token() else true end`;

const withValues = (text: string, tokenHash: Buffer, { unit, modules }: Asked) =>
  CompiledQuery.raw(text, [
    tokenHash,
    unit,
    modules.length === 0 ? null : `{${modules.join(',')}}`,
  ]) as CompiledQuery<AuthenticatedRow>;

/**
 * Checks the session of a token, opens its tenant for the rest of the transaction, and looks up the
 * unit and the modules that the call names.
 */
export async function selectAuthenticated(
  db: Db,
  tokenHash: Buffer,
  asked: Asked,
): Promise<AuthenticatedRow | undefined> {
  const { rows } = await db.executeQuery(withValues(FOUND, tokenHash, asked));
  return rows[0];
}

/** The same for what is asked before its answer is known: it fails, and all behind it, for a token that opens nothing. */
export function surelyAuthenticated(
  tokenHash: Buffer,
  asked: Asked,
): CompiledQuery<AuthenticatedRow> {
  return withValues(SURELY, tokenHash, asked);
}

/** The code of `access.refuse_token`. */
const REFUSED = '28000';

/** Whether the error says that the token opens nothing. */
export function isTokenRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === REFUSED;
}

/** Opens a tenant for the rest of the transaction; for work that no token asked for. */
export async function setTenant(db: Db, clientId: number): Promise<void> {
  await sql`select set_config('app.client_id', ${String(clientId)}, true)`.execute(db);
}

/** Presents a key by which one row may be found before the tenant is known. */
export async function presentKey(
  db: Db,
  key: 'token_hash' | 'secret_hash' | 'sign_in_identity' | 'system_role',
  value: string,
): Promise<void> {
  await sql`select set_config(${`app.${key}`}, ${value}, true)`.execute(db);
}

/** Names the person in whose name the rest of the transaction is audited. */
export async function setAuditUser(
  db: Db,
  user: { client_user_id: number; user_identity: string; name: string },
): Promise<void> {
  await sql`select set_config('app.client_user_id', ${String(user.client_user_id)}, true),
                   set_config('app.user_identity', ${user.user_identity}, true),
                   set_config('app.user_name', ${user.name}, true)`.execute(db);
}

export async function selectOwnedUnit(db: Db, clientId: number, unitId: number): Promise<boolean> {
  const row = await db
    .selectFrom('units')
    .select('unit_id')
    .where('client_id', '=', clientId)
    .where('unit_id', '=', unitId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of the modules that are open to the actor, within a statement that asks for more. */
export function openedToActor(
  { client_id, is_sys_admin }: { readonly client_id: number; readonly is_sys_admin: boolean },
  modules: readonly ModuleName[],
) {
  return sql<ModuleName[]>`(
    select access.opened(${client_id}::integer, ${is_sys_admin}::boolean, ${[...modules]}::text[]))`;
}

/** Those of the modules that are open to the users of the opened client; a system admin is not bound by its schema. */
export async function selectOpenedToClient(
  db: Db,
  clientId: number,
  modules: readonly ModuleName[],
  isSysAdmin = false,
): Promise<readonly ModuleName[]> {
  const { rows } = await sql<{ opened: ModuleName[] }>`
    select access.opened(${clientId}::integer, ${isSysAdmin}::boolean, ${[...modules]}::text[]) as opened`.execute(
    db,
  );
  return rows[0]?.opened ?? [];
}

/** Whether the portal is in maintenance, and which modules are open without signing in. */
export async function selectOpenToAll(
  db: Db,
): Promise<{ maintenance_mode: boolean; modules: readonly string[] }> {
  return db
    .selectFrom('runtime_settings')
    .select([
      'maintenance_mode',
      sql<string[]>`(select names from open_modules where audience = 'everybody')`.as('modules'),
    ])
    .executeTakeFirstOrThrow();
}

export async function selectMaintenance(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('runtime_settings')
    .select('maintenance_mode')
    .executeTakeFirstOrThrow();
  return row.maintenance_mode;
}
