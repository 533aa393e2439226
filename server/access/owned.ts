import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import { selectOwnedUnit } from './access.sql.ts';

declare const owned: unique symbol;

/** A client's id that is proven to be the actor's own; only this file makes one. */
export type OwnedClientId = number & { readonly [owned]: 'client' };

/** A unit proven to be of the actor's client; only this file makes one. */
export interface OwnedUnit {
  readonly client_id: OwnedClientId;
  readonly unit_id: number & { readonly [owned]: 'unit' };
}

/** A space proven to be of a unit of the actor's client; only this file makes one. */
export interface OwnedSpace extends OwnedUnit {
  readonly pasport_id: number & { readonly [owned]: 'space' };
}

/** A space as a call names it. */
export interface NamedSpace {
  readonly unit_id: number;
  readonly pasport_id: number;
}

/** A user of a client that is proven to be the caller's own. */
export interface UserKey {
  readonly client_id: OwnedClientId;
  readonly client_user_id: number;
}

/** The tenant of a checked token. Called where the actor is made, and nowhere else. */
export function clientOfToken(clientId: number): OwnedClientId {
  return clientId as OwnedClientId;
}

/**
 * The tenant of a person who has no token: proven by the right password, by the secret of a link or a
 * sheet, or by making the client just now. Called in sign-in, registration, links, declarations,
 * self-readings, slots of visits and monthly information only.
 */
export function clientOfProof(clientId: number): OwnedClientId {
  return clientId as OwnedClientId;
}

/** The tenant of a task that a worker has taken: the row of the queue proves it. */
export function clientOfTask(clientId: number): OwnedClientId {
  return clientId as OwnedClientId;
}

/** A unit of the tenant that work without a caller is done in: a row that says so proves it. */
export function unitOfTask(unit: { readonly client_id: number; readonly unit_id: number }) {
  return { client_id: clientOfTask(unit.client_id), unit_id: unit.unit_id } as OwnedUnit;
}

/** The tenant that a system admin works in; called by `inClient` only, which has checked him. */
export function clientOfSystemAdmin(clientId: number): OwnedClientId {
  return clientId as OwnedClientId;
}

/** The client that the call names, if it is the actor's; a foreign one is as good as missing. */
export function ownedClient(actor: { client_id: OwnedClientId }, clientId: number): OwnedClientId {
  ensure(clientId === actor.client_id, 'not-found');
  return actor.client_id;
}

/**
 * The unit that a call names in its address, else in its body, if it is of the actor's client; it was
 * found together with the token, so nothing is asked. Errors: `not-found`.
 */
export function namedUnit(
  actor: { readonly client_id: OwnedClientId; readonly asked_unit_id: number | null },
  { params, body }: Readonly<Record<'params' | 'body', Readonly<Record<string, unknown>>>>,
): OwnedUnit {
  const { unit_id } = 'unit_id' in params ? params : body;
  ensure(unit_id !== undefined && unit_id === actor.asked_unit_id, 'not-found');
  return { client_id: actor.client_id, unit_id: actor.asked_unit_id as OwnedUnit['unit_id'] };
}

/** The same for a unit that is named elsewhere: not found with the token, it costs one statement. */
export async function ownedUnit(
  db: Db,
  actor: {
    client_id: OwnedClientId;
    asked_unit_id?: number | null;
    only_unit_id?: number | null;
  },
  unitId: number,
): Promise<OwnedUnit> {
  const only = actor.only_unit_id ?? unitId;
  ensure(only === unitId, 'not-found');
  const isFound =
    actor.asked_unit_id === unitId || (await selectOwnedUnit(db, actor.client_id, unitId));
  ensure(isFound, 'not-found');
  return { client_id: actor.client_id, unit_id: unitId as OwnedUnit['unit_id'] };
}

/** A space of the unit; called in `owned-space.ts` only, where it is looked up before anything of it is told. */
export function spaceOfUnit(client_id: OwnedClientId, space: NamedSpace): OwnedSpace {
  return { client_id, ...space } as OwnedSpace;
}
