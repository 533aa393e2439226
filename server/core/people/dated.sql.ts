import { sql, type RawBuilder } from 'kysely';
import { ownershipFields } from '#contract/pasports/ownerships.ts';
import { tenantFields } from '#contract/pasports/tenants.ts';
import type { Share } from '#contract/rules/shares.ts';
import type { ContractTerm } from '#contract/rules/tenancy.ts';
import type { OwnedSpace, OwnedUnit } from '#server/access/owned.ts';
import type { Stored } from '#server/core/time/dated.ts';
import type { Db } from '#server/db/db.ts';
import { ownColumns } from '#server/db/record-columns.ts';

/** Whose records are asked for: of spaces, or of addresses, in the unit. */
export type Whose =
  | { readonly pasportIds: readonly number[] }
  | { readonly addressIds: readonly number[] };

/** A record that names an address. */
export interface StoredOfPerson extends Stored {
  readonly address_id: number;
}
export interface StoredTenancy extends StoredOfPerson, ContractTerm {
  readonly is_joint: boolean;
  readonly contract_warning: string | null;
  readonly contract_notice_delivery_date: string | null;
  readonly comment: string;
}
export interface StoredOwnership extends StoredOfPerson, Share {
  readonly is_joint: boolean;
  readonly has_vote: boolean;
  readonly comment: string;
}
export interface StoredRoommate extends StoredOfPerson {
  readonly relation: string;
  readonly comment: string;
}
/** How many persons live in a space. */
export interface StoredOccupants extends Stored {
  readonly users_count: number;
  readonly comment: string;
}
/** That a space has another payer than its unit. */
export interface StoredPayer extends Stored {
  readonly payer: 'owner' | 'tenant' | 'unit';
}
/** What is paid in advance for a service of a space. */
export interface StoredCost extends Stored {
  /** The tenancy with which it ends; null where it stands with the space. */
  readonly pasport_tenant_id: number | null;
  readonly service_name: string;
  readonly monthly_advance: number;
  readonly allocation: string;
  readonly comment: string;
}

function whose({ client_id, unit_id }: OwnedUnit, asked: Whose): RawBuilder<unknown> {
  const [column, ids] =
    'pasportIds' in asked ? ['pasport_id', asked.pasportIds] : ['address_id', asked.addressIds];
  return sql`r.client_id = ${client_id} and r.unit_id = ${unit_id}
    and ${sql.ref(`r.${column}`)} = any (${[...ids]}::integer[])`;
}

const base = sql`r.version, r.pasport_id, r.valid_from, r.valid_to`;
const person = sql`join addresses a on a.client_id = r.client_id and a.unit_id = r.unit_id
  and a.address_id = r.address_id`;

/** Tenancies, the earliest first. */
export async function selectTenancies(
  db: Db,
  unit: OwnedUnit,
  asked: Whose,
): Promise<StoredTenancy[]> {
  const { rows } = await sql<StoredTenancy>`
    select r.pasport_tenant_id as id, r.version, r.pasport_id, a.full_name as label,
           ${ownColumns('r', tenantFields)}
      from pasport_tenants r ${person}
     where ${whose(unit, asked)} order by r.valid_from, r.pasport_tenant_id`.execute(db);
  return rows;
}

/** Ownerships, the earliest first. */
export async function selectOwnerships(
  db: Db,
  unit: OwnedUnit,
  asked: Whose,
): Promise<StoredOwnership[]> {
  const { rows } = await sql<StoredOwnership>`
    select r.pasport_ownership_id as id, r.version, r.pasport_id, a.full_name as label,
           ${ownColumns('r', ownershipFields)}
      from pasport_ownerships r ${person}
     where ${whose(unit, asked)} order by r.valid_from, r.pasport_ownership_id`.execute(db);
  return rows;
}

/** Roommates, the earliest first. */
export async function selectRoommates(
  db: Db,
  unit: OwnedUnit,
  asked: Whose,
): Promise<StoredRoommate[]> {
  const { rows } = await sql<StoredRoommate>`
    select r.pasport_roommate_id as id, ${base}, r.address_id, a.full_name as label,
           r.relation, r.comment
      from pasport_roommates r ${person}
     where ${whose(unit, asked)} order by r.valid_from, r.pasport_roommate_id`.execute(db);
  return rows;
}

/** Numbers of persons in spaces, the earliest first. */
export async function selectOccupants(
  db: Db,
  unit: OwnedUnit,
  asked: Whose,
): Promise<StoredOccupants[]> {
  const { rows } = await sql<StoredOccupants>`
    select r.pasport_user_id as id, ${base}, r.users_count::text as label, r.users_count, r.comment
      from pasport_users r
     where ${whose(unit, asked)} order by r.valid_from, r.pasport_user_id`.execute(db);
  return rows;
}

/** Costs of the spaces, the earliest first. */
export async function selectCosts(db: Db, unit: OwnedUnit, asked: Whose): Promise<StoredCost[]> {
  const { rows } = await sql<StoredCost>`
    select r.pasport_tenant_cost_id as id, ${base}, r.service_name as label,
           r.pasport_tenant_id, r.service_name, r.monthly_advance, r.allocation, r.comment
      from pasport_tenant_costs r
     where ${whose(unit, asked)} order by r.valid_from, r.pasport_tenant_cost_id`.execute(db);
  return rows;
}

/** How many costs a tenant has. */
export async function selectCostUses(db: Db, space: OwnedSpace, tenantId: number): Promise<number> {
  const row = await db
    .selectFrom('pasport_tenant_costs')
    .select((column) => column.fn.countAll<number>().as('costs'))
    .where('client_id', '=', space.client_id)
    .where('unit_id', '=', space.unit_id)
    .where('pasport_id', '=', space.pasport_id)
    .where('pasport_tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return row.costs;
}

/** Exceptions from who pays in the unit, the earliest first. */
export async function selectPayers(db: Db, unit: OwnedUnit, asked: Whose): Promise<StoredPayer[]> {
  const { rows } = await sql<StoredPayer>`
    select r.pasport_payer_id as id, ${base}, r.reason as label, r.payer
      from pasport_payers r
     where ${whose(unit, asked)} order by r.valid_from, r.pasport_payer_id`.execute(db);
  return rows;
}
