import type { Endpoint } from '#contract/endpoint.ts';
import type { Db } from '#server/db/db.ts';
import type { IdentityClaims } from '#contract/identity.ts';
import { isOpenTo, type ModuleName } from '#contract/module-names.ts';
import { ensure } from '#server/errors.ts';
import {
  selectAuthenticated,
  selectOpenToAll,
  type Asked,
  type AuthenticatedRow,
} from './access.sql.ts';
import { openedInCrew } from './crew.ts';
import { selectImportHolder } from './import-tokens.sql.ts';
import { clientOfToken, type OwnedClientId } from './owned.ts';
import { secretHash } from './secret.ts';

/** Who is asking, as the token says. */
export interface Actor extends Omit<AuthenticatedRow, 'client_id' | 'maintenance_mode'> {
  readonly client_id: OwnedClientId;
}

interface AskedOf extends Asked {
  /** An import token is as good as a session. */
  readonly byImportToken: boolean;
}

/** The actor of a token, with the tenant opened, and what of the unit and the modules that the call names is his. Errors: `unauthorized`, `maintenance`. */
export async function authenticate(
  db: Db,
  token: string | undefined,
  inMaintenance: boolean,
  { unit = null, modules = [], byImportToken = false }: Partial<AskedOf> = {},
): Promise<Actor> {
  ensure(token !== undefined, 'unauthorized');
  const [hash, asked] = [secretHash(token), { unit, modules }];
  const row =
    (await selectAuthenticated(db, hash, asked)) ??
    (byImportToken ? await selectImportHolder(db, hash, asked) : undefined);
  ensure(row !== undefined, 'unauthorized');
  return actorOf(row, inMaintenance);
}

/** The actor whom the row tells of. Errors: `maintenance`. */
export function actorOf(row: AuthenticatedRow, inMaintenance: boolean): Actor {
  const { maintenance_mode, client_id, modules: opened, ...rest } = row;
  ensure(!maintenance_mode || inMaintenance || row.is_sys_admin, 'maintenance');
  return { ...rest, modules: openedInCrew(row, opened), client_id: clientOfToken(client_id) };
}

/**
 * Whether the actor may call the endpoint; system admins may act as client admins. Errors: `forbidden`,
 * `second-step-demanded` of an admin whose sign-in has none where the settings ask for it,
 * `module-off` when none of the modules that it belongs to is open to him, and to a member of a crew of all that
 * is not for crews.
 */
export function ensureAccess(
  actor: Actor,
  { access, modules, forCrews }: Pick<Endpoint, 'access' | 'modules' | 'forCrews'>,
  demandsSecondStep: boolean,
): void {
  const may =
    actor.is_sys_admin ||
    access === 'public' ||
    access === 'user' ||
    access === 'import' ||
    (access === 'client-admin' && actor.is_client_admin);
  ensure(may, 'forbidden');
  const isDemanded = access === 'system-admin' && demandsSecondStep;
  ensure(!isDemanded || actor.has_second_step, 'second-step-demanded');
  ensure(actor.crew_id === null || forCrews || access === 'public', 'module-off');
  ensureModule(modules, actor.modules);
}

/** Whether one of the modules is among the open ones; what names none is open. Errors: `module-off`. */
export function ensureModule(named: readonly ModuleName[], open: readonly string[]): void {
  ensure(isOpenTo(named, new Set(open)), 'module-off');
}

/** Whether an endpoint for everybody answers a stranger. Errors: `maintenance`, `module-off`. */
export async function ensureOpenToAll(
  db: Db,
  { inMaintenance, modules }: Pick<Endpoint, 'inMaintenance' | 'modules'>,
): Promise<void> {
  if (inMaintenance && modules.length === 0) return;
  const open = await selectOpenToAll(db);
  ensure(inMaintenance || !open.maintenance_mode, 'maintenance');
  ensureModule(modules, open.modules);
}

/** Whoever looks as somebody else reads and does nothing more. Errors: `view-only`. */
export function ensureMayWrite(
  { viewer_identity }: Pick<Actor, 'viewer_identity'>,
  { reads }: Pick<Endpoint, 'reads'>,
): void {
  ensure(reads || viewer_identity === '', 'view-only');
}

/** Whether secrets of the client may be shown to the actor: to its admins, and to nobody who only looks. */
export function seesSecrets(
  actor: Pick<Actor, 'is_client_admin' | 'is_sys_admin' | 'viewer_identity'>,
): boolean {
  return (actor.is_client_admin || actor.is_sys_admin) && actor.viewer_identity === '';
}

/**
 * Compares the claims of identity in a body with the actor: the one place where they are read. What
 * speaks of somebody else is returned where the record that is saved has a field of that name.
 * Errors: `identity-mismatch`.
 */
export function claimsOfOthers(
  actor: Pick<Actor, 'user_identity' | 'client_id'>,
  { user_identity, client_id }: IdentityClaims,
  ofRecord: ReadonlySet<string>,
): IdentityClaims {
  const isOwn = user_identity?.trim().toLowerCase() === actor.user_identity;
  const others = {
    ...(user_identity === undefined || isOwn ? {} : { user_identity }),
    ...(client_id === undefined || client_id === actor.client_id ? {} : { client_id }),
  };
  ensure(
    Object.keys(others).every((name) => ofRecord.has(name)),
    'identity-mismatch',
  );
  return others;
}
