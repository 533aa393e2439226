-- What other rooms read of the tables of the core, so that none of them names the tables themselves. The
-- rights, the policies and the tenant are those of the caller.

-- A space, what it is and where: its type and its house are joined from the left.
create view space_places with (security_invoker = true) as
  select p.client_id, p.unit_id, p.pasport_id, p.parent_id, p.pasport_name, p.hidden,
         p.search_text as place_text, s.pasport_space_id, s.space_number, s.variable_symbol,
         s.total_area, s.search_text as space_text, y.is_flat, y.counts_in_areas,
         coalesce(house.pasport_name, '') as building_name,
         coalesce(house.hidden, false) as building_hidden
    from pasports p
    join pasport_spaces s on s.client_id = p.client_id and s.unit_id = p.unit_id
         and s.pasport_id = p.pasport_id
    left join pasport_types y on y.client_id = s.client_id and y.pasport_type_id = s.pasport_type_id
    left join pasports house on house.client_id = p.client_id and house.unit_id = p.unit_id
         and house.pasport_id = p.parent_id
   where p.kind = 'space';

-- A house or a group of houses, with its address joined from the left. That it is no space is said for the index of places.
create view house_places with (security_invoker = true) as
  select p.client_id, p.unit_id, p.pasport_id, p.parent_id, p.kind, p.pasport_name, p.hidden,
         p.search_text as place_text, b.pasport_building_id, b.street, b.registry_number,
         b.house_number, b.street_full, b.city_id, b.city_name
    from pasports p
    left join pasport_buildings b on b.client_id = p.client_id and b.unit_id = p.unit_id
         and b.pasport_id = p.pasport_id
   where p.kind <> 'space';

-- By what a person or a company of the address book is known, and how it is reached.
create or replace view person_names with (security_invoker = true) as
  select client_id, unit_id, address_id, full_name, email, sipo,
         address_type, first_name, last_name, company_name, birth_date, business_id, phone, street,
         city, zip, city_id, hidden, search_text, version
    from addresses;

-- Who a user of the portal is, and whether he can come in.
create view portal_users with (security_invoker = true) as
  select u.client_id, u.client_user_id, u.user_identity, u.first_name, u.last_name,
         u.is_client_admin, u.is_sys_admin,
         u.client_confirmed is not null and not u.blocked
           and (select c.blocked is null from clients c where c.client_id = u.client_id)
           as may_sign_in
    from client_users u;

-- What is inspected, what its next term is reckoned from, and until when a fault is to be repaired.
create view inspected_devices with (security_invoker = true) as
  select r.client_id, r.unit_id, r.revision_id, r.pasport_id, r.device_name, r.hidden, r.active_from,
         t.interval_count, t.interval_unit, t.warning_days, t.valid_from, t.valid_to,
         last.done_on as last_on, last.next_on as last_next_on,
         (select min(n.repair_by) from revision_reports n
           where n.client_id = r.client_id and n.unit_id = r.unit_id
             and n.revision_id = r.revision_id and n.repaired_on is null) as repair_by
    from revisions r
    join revision_types t on t.client_id = r.client_id and t.revision_type_id = r.revision_type_id
    left join lateral (
      select n.done_on, n.next_on from revision_reports n
       where n.client_id = r.client_id and n.unit_id = r.unit_id and n.revision_id = r.revision_id
       order by n.done_on desc, n.revision_report_id desc limit 1) last on true;
