-- Which modules are open to whom, ready for the check of every call: a module that is on together with
-- all above it, and that the client's schema gives or that is public. Kept by the changes of modules.

-- Names of the portal's own modules are what routes and endpoints know them by.
update modules m set name = own.name
  from (values ('Dashboard', 'dashboard'), ('AddressBookContacts', 'contacts'),
               ('AddressBookTenants', 'tenants'), ('Addresses', 'addresses'), ('buildings', 'buildings'),
               ('BuildingsGroups', 'building-groups'), ('pasports', 'pasports'),
               ('MetersOverview', 'meters'), ('BillingPlaces', 'billing-places'),
               ('BillingRules', 'billing-rules'), ('InmesCalendar', 'calendar'),
               ('InmesEvents', 'events'), ('InmesAddresses', 'visits'), ('InmesCatalog', 'catalog'),
               ('Auxiliaries', 'auxiliaries'), ('AuxiliariesCnbRepo', 'repo-rate'),
               ('AuxiliariesCnbDiscount', 'discount-rate'),
               ('AuxiliariesCnbExchangeRates', 'exchange-rates'), ('AuxiliariesCities', 'cities'),
               ('AuxiliariesPasportTypes', 'pasport-types'), ('AuxiliariesServices', 'services'),
               ('AuxiliariesHeatings', 'heatings'), ('AuxiliariesDenostupne', 'degree-days'),
               ('AuxiliariesSipo', 'sipo'), ('AuxiliariesRevisionTypes', 'revision-types'),
               ('Messages', 'messages'), ('Blog', 'news'), ('ClientLicense', 'licence'),
               ('AdminCustomers', 'customers'), ('AdminClients', 'clients'), ('AdminErrors', 'errors'),
               ('About', 'about'), ('VueHome', 'introduction')) as own (router_name, name)
 where m.router_name = own.router_name and m.name <> own.name
   and not exists (select from modules other where other.name = own.name);

create table open_modules (
  -- 'everybody', 'system admins', or 'schema ' and its id
  audience text primary key,
  names text[] not null
);
grant select, insert, update, delete on open_modules to kastelan_app;

create function access.refresh_open_modules() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('open_modules', 0));
  delete from open_modules;
  insert into open_modules (audience, names)
  with recursive audiences as (
    select 'everybody' as audience, null::integer as schema_id, false as of_system
     union all select 'system admins', null, true
     union all select 'schema ' || module_schema_id, module_schema_id, false from module_schemas
  ), eligible as (
    select a.audience, m.module_id, m.parent_module_id, m.name
      from audiences a cross join modules m
     where m.enabled and (a.of_system or not m.sys_admins_only and (m.is_public or exists (
             select from module_schema_modules x
              where x.module_schema_id = a.schema_id and x.module_id = m.module_id)))
  ), standing as (
    select e.* from eligible e where e.parent_module_id is null
     union all
    select e.* from standing s join eligible e on e.audience = s.audience and e.parent_module_id = s.module_id
  )
  select a.audience, coalesce(array_agg(s.name order by s.name) filter (where s.name is not null), '{}')
    from audiences a left join standing s on s.audience = a.audience
   group by a.audience;
  return null;
end $$;

create trigger open_modules after insert or update or delete or truncate on modules
  for each statement execute function access.refresh_open_modules();
create trigger open_modules after insert or update or delete or truncate on module_schema_modules
  for each statement execute function access.refresh_open_modules();
create trigger open_modules after insert or delete or truncate on module_schemas
  for each statement execute function access.refresh_open_modules();

-- Those of the named modules that are open to users of the client whose tenant is open, or to a system
-- admin; null asks for none.
create function access.opened(client integer, of_system boolean, named text[]) returns text[]
language plpgsql stable as $$
begin
  if named is null then return '{}'; end if;
  return (
    select array(select name from unnest(named) name where name = any (o.names))
      from open_modules o
     where o.audience = case when of_system then 'system admins' else 'schema ' || (
             select c.module_schema_id from clients c where c.client_id = client) end);
end $$;

grant execute on function access.refresh_open_modules(), access.opened(integer, boolean, text[])
  to kastelan_app;

-- The first reckoning; a statement without rows calls the trigger too.
update modules set enabled = enabled where false;
