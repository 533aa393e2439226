-- Whose file it is: what its columns mean is remembered for each supplier. And the key by which a program
-- sends readings once, with the hash of what it sent.
alter table import_batches
  add column supplier text not null default '' check (length(supplier) <= 100),
  add column sender_key text check (length(sender_key) between 1 and 100),
  add column sender_hash bytea;
create unique index import_batches_sender on import_batches (client_id, unit_id, sender_key)
  where sender_key is not null;
create index import_batches_supplier on import_batches (client_id, kind, lower(supplier), import_id desc)
  where supplier <> '';
