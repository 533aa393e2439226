-- A task may be of a message to a user of the client; messages are keyed by the client, as tasks are.
alter table todos drop constraint todos_relation_kind_check;
alter table todos add constraint todos_relation_kind_check check (relation_kind in
  ('building', 'space', 'address', 'meter', 'revision', 'settlement', 'objection', 'warning', 'message'));
