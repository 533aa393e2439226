-- A registration that nobody confirms is forgotten: whoever it names may never have heard of the portal.

-- Days for which it waits.
alter table runtime_settings
  add registration_days integer not null default 30 check (registration_days between 3 and 365);

-- Whether the client is a registration that nobody has confirmed in time, counted from when it was last sent.
create function access.unconfirmed(c clients) returns boolean language sql stable as $$
  select c.confirmed is null and greatest(c.created, c.term_and_conditions_agreement_date)
       < now() - make_interval(days => (select registration_days from runtime_settings))
$$;
create policy swept_seen on clients for select
  using (access.keeps_house() and access.unconfirmed(clients));
create index clients_unconfirmed on clients (client_id) where confirmed is null;

-- Whether housekeeping has removed the client. Within its tenant it would be seen.
create function access.forgotten(client integer) returns boolean language sql stable as $$
  select access.keeps_house() and not exists (select from clients c where c.client_id = client)
$$;

-- History stays as it was written, but for values covered: at somebody's request to be forgotten, of
-- whoever was invited and never agreed, and all of a registration that nobody confirmed, its authors too.
create or replace function access.keep_history() returns trigger language plpgsql as $$
begin
  if current_user = 'kastelan_app' and not (
       (access.erasing(old.client_id) or access.forgotten(old.client_id)
         or (access.keeps_house() and old.record_type = 'client_users'))
       and new.changes = access.covered(old.changes,
         array(select k from jsonb_each(old.changes) as field (k, v) where new.changes -> k is distinct from v))
       and ((new.user_identity, new.user_name) = (old.user_identity, old.user_name)
         or ((new.user_identity, new.user_name) = ('•••', '•••') and access.forgotten(old.client_id))))
  then
    raise exception 'History does not change.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
grant update (user_identity, user_name) on audit_log to kastelan_app;

-- Whether anybody has ever worked in the client. The lists that every client begins with are no work.
create function access.was_used(client integer) returns boolean language sql stable as $$
  select exists (select from client_users u
                  where u.client_id = client
                    and (u.client_confirmed is not null or u.last_sign_in is not null or u.is_sys_admin))
      or exists (select from units x where x.client_id = client)
$$;

-- Forgets so many registrations: the client goes with its user and whatever hangs on it, and history
-- keeps that somebody registered, not who. One whose link is still good waits. Walks from tenant to
-- tenant; no tenant is open at the end.
create function access.forget_unconfirmed(most integer) returns integer language plpgsql as $$
declare
  one record;
  authors integer[];
  gone integer := 0;
begin
  for one in select c.client_id from clients c
              where access.keeps_house() and access.unconfirmed(c) order by c.client_id loop
    exit when gone >= most;
    perform set_config('app.client_id', one.client_id::text, true);
    -- Whoever is just confirming holds his row until he has confirmed the client too.
    perform u.client_user_id from client_users u where u.client_id = one.client_id for no key update;
    authors := array(select u.client_user_id from client_users u where u.client_id = one.client_id);
    delete from clients c
     where c.client_id = one.client_id and access.unconfirmed(c) and not access.was_used(c.client_id)
       and not exists (select from access_links l
                        where l.client_id = c.client_id and l.used is null and l.expires > now());
    continue when not found;
    update audit_log a
       set changes = access.covered(a.changes, array(select jsonb_object_keys(a.changes))),
           user_identity = case when a.client_user_id = any (authors) then '•••' else a.user_identity end,
           user_name = case when a.client_user_id = any (authors) then '•••' else a.user_name end
     where a.client_id = one.client_id;
    gone := gone + 1;
  end loop;
  perform set_config('app.client_id', '', true);
  return gone;
end $$;

grant execute on function access.unconfirmed(clients), access.forgotten(integer), access.was_used(integer),
  access.forget_unconfirmed(integer) to kastelan_app;

-- The first text on protection of personal data says how long they wait. Where somebody has agreed to
-- it, it stays as he saw it, and a new version is the operator's to publish.
alter table consents no force row level security;
alter table legal_documents disable trigger keep_published;
update legal_documents
   set content = replace(content, '- Odkazy z e-mailů (potvrzení',
     '- Registrace, kterou nikdo nepotvrdí: 30 dnů, nenastaví-li provozovatel jinou dobu; nejdéle 365 dnů. Pozvánka, kterou nikdo nepřijme: 30 dnů. Poté se smažou i se jménem v záznamu změn.'
     || chr(10) || '- Odkazy z e-mailů (potvrzení')
 where kind = 'privacy' and document_version = '2025-01'
   and not exists (select from consents c where c.kind = 'privacy' and c.document_version = '2025-01');
alter table legal_documents enable trigger keep_published;
alter table consents force row level security;
