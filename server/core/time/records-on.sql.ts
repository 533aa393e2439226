import { sql, type RawBuilder } from 'kysely';
import type { OwnedClientId, OwnedUnit } from '#server/access/owned.ts';
import { validOn, type Day } from './valid-on.sql.ts';

/** Tables of what a space has from a day to a day. */
export type DatedTable =
  | 'pasport_tenants'
  | 'pasport_tenant_costs'
  | 'pasport_payers'
  | 'pasport_users'
  | 'pasport_ownerships'
  | 'pasport_rooms'
  | 'pasport_roommates';

/** Records of a client that an answer is looked for in. */
export interface Scope {
  readonly client_id: OwnedClientId;
  /** Which of them, by their own unit_id and pasport_id. */
  readonly where: RawBuilder<unknown>;
}

/** All records of the unit. */
export function ofUnit({ client_id, unit_id }: OwnedUnit): Scope {
  return { client_id, where: sql`unit_id = ${unit_id}` };
}

/** Those of the scope that meet one more condition. */
export function within({ client_id, where }: Scope, condition: RawBuilder<unknown>): Scope {
  return { client_id, where: sql`${where} and ${condition}` };
}

/** All records of the scope, whenever they hold: a query without a name, to join as a table. */
export function recordsOf(table: DatedTable, { client_id, where }: Scope): RawBuilder<unknown> {
  return sql`select * from ${sql.table(table)} where client_id = ${client_id} and ${where}`;
}

/** The records of the scope that hold on the day, likewise. */
export function recordsOn(table: DatedTable, of: Scope, day: Day): RawBuilder<unknown> {
  return recordsOf(table, within(of, validOn(day)));
}
