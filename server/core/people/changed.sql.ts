import { sql, type RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';

type Sql = RawBuilder<unknown>;

const ofUnit = ({ client_id, unit_id }: OwnedUnit, row: string): Sql =>
  sql`${sql.ref(`${row}.client_id`)} = ${client_id} and ${sql.ref(`${row}.unit_id`)} = ${unit_id}`;

/** The condition that somebody has owned or used a space of the unit. */
export function hasHolders(unit: OwnedUnit): Sql {
  return sql`(exists (select from pasport_tenants t where ${ofUnit(unit, 't')})
    or exists (select from pasport_ownerships o where ${ofUnit(unit, 'o')}))`;
}

/** Records that belong to a space and are told of by it. */
const heldBySpace = [
  ['pasport_tenants', 'pasport_tenant_id'],
  ['pasport_ownerships', 'pasport_ownership_id'],
  ['pasport_users', 'pasport_user_id'],
  ['pasport_tenant_costs', 'pasport_tenant_cost_id'],
] as const;

const spaceName = sql`concat_ws(', ', nullif(p.building_name, ''), 'prostor ' || p.space_number)`;

/**
 * What the record `r` of a change (record_type, record_id) of the unit is called and where it leads, as a
 * table: name and record_id, which of what belongs to a space is pasport_space_id. A record that is gone
 * has no row.
 */
export function changedNames(unit: OwnedUnit) {
  const held = heldBySpace.map(
    ([table, column]) => sql`
      select ${spaceName}, p.pasport_space_id
        from ${sql.table(table)} x 
        left join pasport_places p on p.client_id = x.client_id and p.unit_id = x.unit_id
             and p.pasport_id = x.pasport_id
       where r.record_type = ${sql.lit(table)} and ${ofUnit(unit, 'x')}
         and ${sql.ref(`x.${column}`)} = r.record_id`,
  );
  const own = [
    sql`select a.full_name as name, a.address_id as record_id
          from person_names a
         where r.record_type = 'addresses' and ${ofUnit(unit, 'a')} and a.address_id = r.record_id`,
    sql`select h.pasport_name, h.pasport_building_id from house_places h
         where r.record_type = 'pasport_buildings' and ${ofUnit(unit, 'h')}
           and h.kind = 'building' and h.pasport_building_id = r.record_id`,
    sql`select ${spaceName}, p.pasport_space_id from space_places p
         where r.record_type = 'pasport_spaces' and ${ofUnit(unit, 'p')}
           and p.pasport_space_id = r.record_id`,
    sql`select d.device_name, d.revision_id from inspected_devices d
         where r.record_type = 'revisions' and ${ofUnit(unit, 'd')} and d.revision_id = r.record_id`,
  ];
  return sql.join([...own, ...held], sql` union all `);
}
