-- A transfer of a space writes down states of its meters too, so that they go back with it.
alter table pasport_transfer_records drop constraint pasport_transfer_records_record_type_check;
alter table pasport_transfer_records add constraint pasport_transfer_records_record_type_check
  check (record_type in ('pasport_ownerships', 'pasport_users', 'pasport_tenant_costs', 'pasport_payers',
                         'pasport_rooms', 'pasport_tenants', 'pasport_roommates', 'meter_state'));

-- Where a person is written to: at the delivery address where one is told, else where he lives.
create or replace view person_names with (security_invoker = true) as
  select client_id, unit_id, address_id, full_name, email, sipo,
         address_type, first_name, last_name, company_name, birth_date, business_id, phone, street,
         city, zip, city_id, hidden, search_text, version,
         case when title_before || title_after = '' then ''
              else folded(concat_ws(' ', title_before, title_after,
                     replace(title_before || ' ' || title_after, '.', ''))) end as title_text,
         title_before, title_after,
         coalesce(nullif(delivery_name, ''), full_name) as letter_name,
         case when delivery_street || delivery_city = '' then street else delivery_street end as letter_street,
         case when delivery_street || delivery_city = '' then city else delivery_city end as letter_city,
         case when delivery_street || delivery_city = '' then zip else delivery_zip end as letter_zip
    from addresses;
