import { sql, type RawBuilder } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { supplyContracts } from '#server/core/billing/contracts.sql.ts';
import { unitContracts } from '#server/core/contracts/contracts.sql.ts';
import { openWarnings, type OpenWarning } from '#server/core/metering/open-warnings.sql.ts';
import { standingColumns } from '#server/core/revisions/standing.sql.ts';
import type { Inspected } from '#server/core/revisions/standing.ts';
import { tenanciesOn } from '#server/core/people/holders-on.sql.ts';
import { lastsTo } from '#server/core/time/valid-on.sql.ts';

/** A device, where it is, and what its next revision is reckoned from. */
export interface DeviceRow extends Inspected {
  readonly revision_id: number;
  readonly unit_id: number;
  readonly unit_name: string;
  readonly building_name: string;
  readonly device_name: string;
}

/** Devices in use of all units of the client. */
export async function selectDevices(db: Db, client_id: number): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`
    select r.revision_id, r.unit_id, u.name as unit_name, p.building_name, r.device_name,
           ${standingColumns('r')}
      from inspected_devices r
      join units u on u.client_id = r.client_id and u.unit_id = r.unit_id
      join pasport_places p on p.client_id = r.client_id and p.unit_id = r.unit_id
           and p.pasport_id = r.pasport_id
     where r.client_id = ${client_id} and not r.hidden and u.active
     order by r.revision_id`.execute(db);
  return rows;
}

/** A new warning of a meter, with its unit. */
export interface WarningRow extends OpenWarning {
  readonly unit_name: string;
}

/** New warnings of meters in the active units of the client, the most urgent of each unit first. */
export async function selectNewWarnings(db: Db, client_id: OwnedClientId): Promise<WarningRow[]> {
  const { rows } = await sql<WarningRow>`
    select w.*, u.name as unit_name
      from (${openWarnings(client_id)}) w
      join units u on u.client_id = ${client_id} and u.unit_id = w.unit_id
     where w.state = 'new' and u.active
     order by u.name collate public.czech, w.unit_id, w.turn`.execute(db);
  return rows;
}

/** A contract with its unit. */
export type OfUnit<R> = R & { readonly unit_name: string };

function ofActiveUnits<R>(client_id: OwnedClientId, contracts: RawBuilder<R>) {
  return sql<OfUnit<R>>`
    select c.*, u.name as unit_name
      from (${contracts}) c
      join units u on u.client_id = ${client_id} and u.unit_id = c.unit_id
     where u.active
     order by u.name collate public.czech, c.unit_id, c.name collate public.czech`;
}

/** Contracts with suppliers in the active units of the client, those that have a day of notice or an end. */
export async function selectSupplies(db: Db, client_id: OwnedClientId) {
  const all = supplyContracts({ client_id, where: sql`true` });
  return (await ofActiveUnits(client_id, all).execute(db)).rows;
}

/** Other contracts of the active units of the client that are not given up. */
export async function selectUnitContracts(db: Db, client_id: OwnedClientId) {
  const all = unitContracts({ client_id, where: sql`not hidden` });
  return (await ofActiveUnits(client_id, all).execute(db)).rows;
}

/** A contract that ends soon, or whose day of warning has come. */
export interface ContractRow {
  readonly pasport_tenant_id: number;
  readonly unit_id: number;
  /** The space of the tenant. */
  readonly pasport_space_id: number;
  readonly unit_name: string;
  readonly tenant_name: string;
  readonly space_number: string;
  /** The day that is told of: the end, or the warning where no end is near. */
  readonly term: string;
  readonly contract_valid_to: string | null;
}

/** Contracts of tenants of the day that end up to the other day, or of which a warning has come. */
export async function selectContracts(
  db: Db,
  client_id: OwnedClientId,
  { today, until }: { today: string; until: string },
): Promise<ContractRow[]> {
  const { rows } = await sql<ContractRow>`
    select t.pasport_tenant_id, t.unit_id, s.pasport_space_id, u.name as unit_name, coalesce(a.full_name, '') as tenant_name,
           s.space_number, x.term, t.contract_valid_to
      from (${tenanciesOn({ client_id, where: sql`true` }, today)}) t
      join units u on u.client_id = t.client_id and u.unit_id = t.unit_id
      left join person_names a on a.client_id = t.client_id and a.unit_id = t.unit_id
           and a.address_id = t.address_id
      join pasport_places s on s.client_id = t.client_id and s.unit_id = t.unit_id
           and s.pasport_id = t.pasport_id
     cross join lateral (
       values (case when t.contract_valid_to <= ${until}::date then t.contract_valid_to end),
              (case when t.contract_warning <= ${today}::date then t.contract_warning end)) x (term)
     where u.active and x.term is not null and ${lastsTo(today, 't', 'contract_valid_to')}
     order by t.contract_valid_to nulls last, t.pasport_tenant_id, x.term`.execute(db);
  return rows;
}
