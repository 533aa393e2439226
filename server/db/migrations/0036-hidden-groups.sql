-- A hidden group hides the groups and houses in it, and by them their spaces: in lists, in counts and in
-- the search. Until now it hid itself alone.
create index pasports_hidden_groups on pasports (client_id, unit_id) where kind = 'group' and hidden;

-- Groups that are hidden by themselves or by a group above them.
create view hidden_groups with (security_invoker = true) as
  with recursive covered as (
    select p.client_id, p.unit_id, p.pasport_id
      from pasports p where p.kind = 'group' and p.hidden
    union
    select p.client_id, p.unit_id, p.pasport_id
      from covered above
      join pasports p on p.client_id = above.client_id and p.unit_id = above.unit_id
           and p.parent_id = above.pasport_id and p.kind = 'group')
  select client_id, unit_id, pasport_id from covered;

-- As they were, but for who is hidden; the hidden groups are looked for once for a query.
create or replace view space_places with (security_invoker = true) as
  select p.client_id, p.unit_id, p.pasport_id, p.parent_id, p.pasport_name, p.hidden,
         p.search_text as place_text, s.pasport_space_id, s.space_number, s.variable_symbol,
         s.total_area, s.search_text as space_text, y.is_flat, y.counts_in_areas,
         coalesce(house.pasport_name, '') as building_name,
         coalesce(house.hidden or coalesce((house.client_id, house.parent_id) in (
           select g.client_id, g.pasport_id from hidden_groups g), false), false) as building_hidden
    from pasports p
    join pasport_spaces s on s.client_id = p.client_id and s.unit_id = p.unit_id
         and s.pasport_id = p.pasport_id
    left join pasport_types y on y.client_id = s.client_id and y.pasport_type_id = s.pasport_type_id
    left join pasports house on house.client_id = p.client_id and house.unit_id = p.unit_id
         and house.pasport_id = p.parent_id
   where p.kind = 'space';

create or replace view house_places with (security_invoker = true) as
  select p.client_id, p.unit_id, p.pasport_id, p.parent_id, p.kind, p.pasport_name,
         p.hidden or coalesce((p.client_id, p.parent_id) in (
           select g.client_id, g.pasport_id from hidden_groups g), false) as hidden,
         p.search_text as place_text, b.pasport_building_id, b.street, b.registry_number,
         b.house_number, b.street_full, b.city_id, b.city_name
    from pasports p
    left join pasport_buildings b on b.client_id = p.client_id and b.unit_id = p.unit_id
         and b.pasport_id = p.pasport_id
   where p.kind <> 'space';
