import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import { listedSupplies, type ListedSupply } from '#server/core/billing/contracts.sql.ts';
import { unitContracts, type UnitContractRow } from '#server/core/contracts/contracts.sql.ts';
import type { NamedPlace } from '#server/core/pasports/place-text.ts';
import { tenanciesOn } from '#server/core/people/holders-on.sql.ts';
import { ofUnit } from '#server/core/time/records-on.sql.ts';
import type { Db } from '#server/db/db.ts';

/** The contract of a tenancy that holds. */
export interface ListedTenancy extends NamedPlace {
  readonly pasport_tenant_id: number;
  readonly pasport_space_id: number | null;
  readonly address_id: number;
  readonly tenant_name: string;
  readonly contract_valid_from: string | null;
  readonly contract_valid_to: string | null;
  readonly contract_warning: string | null;
  readonly version: number;
}

/** Contracts of a unit by where they are written; how they stand is told of them elsewhere. */
export interface StoredContracts {
  readonly tenancies: readonly ListedTenancy[];
  readonly supplies: readonly ListedSupply[];
  readonly contracts: readonly UnitContractRow[];
}

function tenanciesOf(unit: OwnedUnit, day: string) {
  return sql`
    select t.pasport_tenant_id, p.pasport_space_id, t.address_id, coalesce(a.full_name, '') as tenant_name,
           coalesce(p.building_name, '') as building_name, coalesce(p.space_number, '') as space_number,
           t.contract_valid_from, t.contract_valid_to, t.contract_warning, t.version
      from (${tenanciesOn(ofUnit(unit), day)}) t
      left join pasport_places p on p.client_id = t.client_id and p.unit_id = t.unit_id
           and p.pasport_id = t.pasport_id
      left join person_names a on a.client_id = t.client_id and a.unit_id = t.unit_id
           and a.address_id = t.address_id
     order by p.building_name collate public.czech, p.space_number collate public.czech, t.pasport_tenant_id`;
}

/** All contracts of the unit: of tenancies that hold on the day, of suppliers and those by themselves. */
export async function selectContracts(
  db: Db,
  unit: OwnedUnit,
  day: string,
): Promise<StoredContracts> {
  const of = ofUnit(unit);
  const { rows } = await sql<StoredContracts>`
    select (select coalesce(json_agg(t), '[]') from (${tenanciesOf(unit, day)}) t) as tenancies,
           (select coalesce(json_agg(s), '[]') from (${listedSupplies(of)}) s) as supplies,
           (select coalesce(json_agg(c), '[]') from (${unitContracts(of)}) c) as contracts`.execute(
    db,
  );
  return rows[0] as StoredContracts;
}
