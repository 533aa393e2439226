-- Of a space that is joined to another, tenancies of the same tenant and roommates end too.
alter table pasport_transfer_records drop constraint pasport_transfer_records_record_type_check;
alter table pasport_transfer_records add constraint pasport_transfer_records_record_type_check
  check (record_type in ('pasport_ownerships', 'pasport_users', 'pasport_tenant_costs', 'pasport_payers',
                         'pasport_rooms', 'pasport_tenants', 'pasport_roommates'));
