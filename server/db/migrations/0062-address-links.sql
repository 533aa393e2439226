-- One firm or person may be written down in several units of a client: their records share a link. A record
-- stays in its unit, with all that refers to it; a unit has one record of each link.
alter table addresses add column link_id integer;
create unique index addresses_link on addresses (client_id, link_id, unit_id) where link_id is not null;
create index addresses_firms on addresses (client_id, business_id) where address_type <> 'person';
