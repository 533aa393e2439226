import { likelyPayer } from '#contract/rules/payer.ts';
import type {
  changeUnitToken,
  createUnit,
  listUnitHistory,
  readUnitToken,
  Unit,
  updateUnit,
} from '#contract/units.ts';
import { seesSecrets, type Actor } from '#server/access/actor.ts';
import { crewOf } from '#server/access/crew.ts';
import { selectHistory } from '#server/access/history.sql.ts';
import { importTokenExpires } from '#server/access/import-token.ts';
import { ownedClient } from '#server/access/owned.ts';
import { savedOr } from '#server/access/saved.ts';
import {
  deleteImportToken,
  insertImportToken,
  selectImportToken,
} from '#server/access/import-tokens.sql.ts';
import { newSecret, secretHash } from '#server/access/secret.ts';
import { ensureLicenceAllows } from '#server/core/clients/licence.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall, UnitCall } from '#server/http/route.ts';
import {
  insertUnit,
  selectTokenExpires,
  selectUnit,
  updateTokenAssigned,
  updateTokenProlonged,
  updateTokenRemoved,
  updateUnitRow,
} from './units.sql.ts';

/** What of a unit a member of a crew is not told: notes of the office, and how money and people are reached. */
const ofOffice = {
  comment: '',
  project_name: '',
  erp_name: '',
  erp_name_2: '',
  sipo: '',
  sipo_text: '',
  phone: '',
  email: '',
} as const satisfies Partial<Unit>;

/** The unit as this actor may see it: import tokens are for client admins, and members of crews see where it is. */
export function unitForActor(
  row: Unit,
  actor: Pick<Actor, 'is_client_admin' | 'is_sys_admin' | 'viewer_identity' | 'crew_id'>,
): Unit {
  const seen = crewOf(actor) === null ? row : { ...row, ...ofOffice };
  return seesSecrets(actor) ? seen : { ...seen, external_token: '' };
}

/**
 * A new unit of the actor's client; the typed name becomes both names and says who is likely to pay. Errors:
 * `unit-limit-reached`, `licence-expired`, `unit-name-taken`.
 */
export async function addUnit({
  db,
  actor,
  body,
  portal,
}: ActorCall<typeof createUnit>): Promise<Unit> {
  await ensureLicenceAllows(db, actor.client_id, 'units', portal.now());
  const name = body.new_unit;
  return insertUnit(db, actor.client_id, { name, payer: likelyPayer(name) });
}

/** Saves changed fields of a unit. Errors: `not-found`, `version-conflict`, `identity-mismatch`. */
export async function saveUnit({
  db,
  actor,
  params,
  body,
}: ActorCall<typeof updateUnit>): Promise<Unit> {
  ownedClient(actor, params.client_id);
  const { unit_id, version, ...changes } = body;
  ensure(unit_id === undefined || unit_id === params.unit_id, 'identity-mismatch');
  const load = () => selectUnit(db, actor.client_id, params.unit_id);
  if (Object.keys(changes).length === 0) return savedOr(await load(), load);
  return savedOr(await updateUnitRow(db, actor.client_id, params.unit_id, changes, version), load);
}

/**
 * Creates, prolongs or removes the unit's import token. Errors: `not-found`, `token-exists`,
 * `token-missing`.
 */
export async function switchUnitToken({
  unit,
  db,
  actor,
  body,
  portal,
}: UnitCall<typeof changeUnitToken>): Promise<Unit> {
  const expires = importTokenExpires(portal.now());
  if (body.action === 'prolong') return assigned(await updateTokenProlonged(db, unit, expires));
  if (body.action === 'delete') {
    await deleteImportToken(db, unit);
    return assigned(await updateTokenRemoved(db, unit));
  }
  const token = newSecret();
  const row = await updateTokenAssigned(db, unit, token, expires);
  ensure(row !== undefined, 'token-exists');
  await insertImportToken(db, unit, actor, secretHash(token));
  return row;
}

function assigned(row: Unit | undefined): Unit {
  ensure(row !== undefined, 'token-missing');
  return row;
}

/** How the unit's import token stands, and the newest calls by it. Errors: `not-found`. */
export async function unitTokenState({ unit, db }: UnitCall<typeof readUnitToken>) {
  const [expires, state] = await Promise.all([
    selectTokenExpires(db, unit),
    selectImportToken(db, unit),
  ]);
  return { expires, ...state };
}

/** Changes of a unit, newest first. Errors: `not-found`. */
export async function unitHistory({ unit, db }: UnitCall<typeof listUnitHistory>) {
  return { values: await selectHistory(db, unit.client_id, 'units', unit.unit_id) };
}
