-- Address within the portal of the record that a message speaks of; empty where it speaks of none.
alter table client_user_messages
  add column link text not null default '' check (link = '' or (link like '/%' and length(link) <= 200));
