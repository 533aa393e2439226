-- A space is divided in more, or others of its house are joined to it: a step of its own beside transfers
-- to other owners, which writes down what it has written in the same way.
alter table pasport_transfers drop constraint pasport_transfers_transfer_kind_check;
alter table pasport_transfers add constraint pasport_transfers_transfer_kind_check
  check (transfer_kind in ('sale', 'gift', 'inheritance', 'settlement', 'other', 'division', 'joining'));
-- The new shares in the common parts that came with it.
alter table pasport_transfers add column pasport_share_set_id integer;
alter table pasport_transfers add foreign key (client_id, pasport_share_set_id)
  references pasport_share_sets (client_id, pasport_share_set_id);
create index pasport_transfers_share_set on pasport_transfers (client_id, pasport_share_set_id)
  where pasport_share_set_id is not null;

alter table pasport_transfer_records drop constraint pasport_transfer_records_record_type_check;
alter table pasport_transfer_records add constraint pasport_transfer_records_record_type_check
  check (record_type in ('pasport_ownerships', 'pasport_users', 'pasport_tenant_costs', 'pasport_payers',
                         'pasport_rooms'));

-- What a division or a joining has done to a space.
create table pasport_transfer_spaces (
  client_id integer not null,
  unit_id integer not null,
  pasport_transfer_id integer not null,
  pasport_id integer not null,
  -- It goes on, or it was founded by a division, or joined to the one that goes on.
  part text not null check (part in ('kept', 'founded', 'joined')),
  -- The day of the step, from which a founded space is there and a joined one is not.
  first_day date not null,
  -- Columns that it has changed, as they were before; nothing of a founded one.
  former jsonb not null,
  -- The columns as it left them: when they differ, somebody has changed the space since.
  left_as jsonb not null,
  primary key (client_id, pasport_transfer_id, pasport_id),
  foreign key (client_id, pasport_transfer_id) references pasport_transfers on delete cascade,
  foreign key (client_id, unit_id, pasport_id) references pasports (client_id, unit_id, pasport_id)
    on delete cascade
);
create index pasport_transfer_spaces_space
  on pasport_transfer_spaces (client_id, unit_id, pasport_id, first_day);
create statistics pasport_transfer_spaces_of_unit (dependencies) on client_id, unit_id from pasport_transfer_spaces;
alter table pasport_transfer_spaces set (autovacuum_analyze_scale_factor = 0.01);

alter table pasport_transfer_spaces enable row level security;
alter table pasport_transfer_spaces force row level security;
create policy tenant on pasport_transfer_spaces using (client_id = access.tenant()) with check (client_id = access.tenant());
