-- What other rooms read of a place and of a person: by what they are named. The rights, the policies and
-- the tenant are those of the caller. Everything is joined by keys from the left, so that a query which
-- does not ask for a name does not look for it.
create view pasport_places with (security_invoker = true) as
  select p.client_id, p.unit_id, p.pasport_id, p.kind, p.pasport_name,
         -- The house that the place is in or is.
         house.pasport_id as building_id, coalesce(house.pasport_name, '') as building_name,
         s.pasport_space_id, coalesce(s.space_number, '') as space_number, s.variable_symbol,
         y.name as type_name
    from pasports p
    left join pasports house on house.client_id = p.client_id and house.unit_id = p.unit_id
         and house.pasport_id = case p.kind when 'space' then p.parent_id else p.pasport_id end
    left join pasport_spaces s on s.client_id = p.client_id and s.unit_id = p.unit_id
         and s.pasport_id = p.pasport_id
    left join pasport_types y on y.client_id = s.client_id and y.pasport_type_id = s.pasport_type_id;

create view person_names with (security_invoker = true) as
  select client_id, unit_id, address_id, full_name, email, sipo from addresses;
