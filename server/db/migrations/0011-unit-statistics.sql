-- A unit belongs to one client: without being told, the planner takes the two for independent, expects
-- one row of a unit instead of thousands, and joins them by comparing each with each. A unit that is
-- filled at once is to be known soon, also among a million rows of others.
do $$
declare t text;
begin
  foreach t in array array[
    'addresses', 'address_orders', 'pasports', 'pasport_buildings', 'pasport_floors', 'pasport_spaces',
    'pasport_tenants', 'pasport_tenant_costs', 'pasport_users', 'pasport_ownerships', 'pasport_rooms',
    'pasport_roommates', 'pasport_building_elements'] loop
    execute format('create statistics %I (dependencies) on client_id, unit_id from %I', t || '_of_unit', t);
    execute format('alter table %I set (autovacuum_analyze_scale_factor = 0.01)', t);
    execute format('analyze %I', t);
  end loop;
end $$;
