import { sql, type RawBuilder } from 'kysely';
import type { Allocation } from '#contract/pasports/costs.ts';
import type { HouseValueKind } from '#contract/pasports/house-values.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Stored } from '#server/core/time/dated.ts';
import { ofUnit, recordsOf, within, type Scope } from '#server/core/time/records-on.sql.ts';
import type { Db } from '#server/db/db.ts';

type Sql = RawBuilder<unknown>;

/** A number of persons or an advance, as it is stored. */
export interface StoredValue extends Stored {
  /** The service of an advance; empty for persons. */
  readonly name: string;
  /** Persons, or hellers a month. */
  readonly amount: number;
  /** The last day on which it holds, by itself and by the tenancy with which it ends. */
  readonly holds_to: string | null;
  readonly pasport_tenant_id: number | null;
  readonly allocation: Allocation | null;
  readonly comment: string;
}

const ids = { persons: 'pasport_user_id', advances: 'pasport_tenant_cost_id' } as const;

/**
 * Numbers of persons or advances whenever they hold, as a table: what `StoredValue` has but its label.
 * What ends with a tenancy holds no longer than that.
 */
export function valuesOf(kind: HouseValueKind, of: Scope): Sql {
  if (kind === 'persons')
    return sql`
      select pasport_user_id as id, '' as name, users_count as amount, valid_to as holds_to,
             null::integer as pasport_tenant_id, null as allocation,
             version, pasport_id, valid_from, valid_to, comment
        from (${recordsOf('pasport_users', of)}) r`;
  return sql`
    select r.pasport_tenant_cost_id as id, r.service_name as name, r.monthly_advance as amount,
           least(r.valid_to, t.valid_to) as holds_to, r.pasport_tenant_id, r.allocation,
           r.version, r.pasport_id, r.valid_from, r.valid_to, r.comment
      from (${recordsOf('pasport_tenant_costs', of)}) r
      left join pasport_tenants t on t.client_id = r.client_id and t.unit_id = r.unit_id
           and t.pasport_id = r.pasport_id and t.pasport_tenant_id = r.pasport_tenant_id`;
}

/** Numbers of persons or advances of the spaces, the earliest first. */
export async function selectValues(
  db: Db,
  unit: OwnedUnit,
  kind: HouseValueKind,
  pasportIds: readonly number[],
): Promise<StoredValue[]> {
  return selectFrom(db, kind, within(ofUnit(unit), oneOf('pasport_id', pasportIds)));
}

/** Those of the ids, in the unit. */
export async function selectValuesOfIds(
  db: Db,
  unit: OwnedUnit,
  kind: HouseValueKind,
  recordIds: readonly number[],
): Promise<StoredValue[]> {
  return selectFrom(db, kind, within(ofUnit(unit), oneOf(ids[kind], recordIds)));
}

const oneOf = (column: string, values: readonly number[]) =>
  sql`${sql.ref(column)} = any (${[...values]}::integer[])`;

async function selectFrom(db: Db, kind: HouseValueKind, of: Scope): Promise<StoredValue[]> {
  const { rows } = await sql<StoredValue>`
    select *, case name when '' then amount::text else name end as label
      from (${valuesOf(kind, of)}) v order by valid_from, id`.execute(db);
  return rows;
}

/** Names of services that the unit's costs have, as they are written. */
export async function selectServiceNames(db: Db, unit: OwnedUnit): Promise<string[]> {
  const rows = await db
    .selectFrom('pasport_tenant_costs')
    .select('service_name')
    .distinct()
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .execute();
  return rows.map(({ service_name }) => service_name);
}
