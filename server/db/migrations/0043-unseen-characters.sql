-- Texts stored before names and numbers were refused with characters that nobody sees: control
-- characters, ends of lines, marks of the direction of writing. What has several lines keeps its lines
-- and tabs; elsewhere they become a space. A text whose cleaning would break a rule of its table (two
-- units of one name) stays as it is: nobody but people can choose another name.

create function pg_temp.cleaned(value text, is_line boolean) returns text language plpgsql as $$
declare
  made text := value;
begin
  made := regexp_replace(made, E'\r\n?|[\u000B\u000C\u0085\u2028\u2029]', E'\n', 'g');
  made := regexp_replace(made,
    E'[\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]', '', 'g');
  if not is_line then return made; end if;
  made := regexp_replace(made, E'[\u00AD\u200B\u2060\uFEFF]', '', 'g');
  made := regexp_replace(made, E'[\u00A0\u2000-\u200A\u202F\u205F\u3000]', ' ', 'g');
  return btrim(regexp_replace(made, E' *[\n\t][\n\t ]*', ' ', 'g'));
end $$;

do $$
declare
  one record;
  dirty tid;
  turned boolean;
begin
  for one in
    select c.oid, c.relname, a.attname, c.relforcerowsecurity as forced,
           exists (select from pg_trigger g where g.tgrelid = c.oid and g.tgname = 'audit') as audited,
           not (a.attname = any (array['comment', 'note', 'content', 'news_content', 'message', 'faults', 'fault',
                  'summary', 'licence_request', 'blocked_reason', 'maintenance_text', 'reason', 'body', 'description'])
                and c.relname <> 'units') as is_line
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind in ('r', 'p') and not c.relispartition and a.atttypid = 'text'::regtype
       and a.attgenerated = ''
       -- Logs are told as they came; secrets, files, mails and history are not names.
       and c.relname not in ('audit_log', 'settings_log', 'client_logs', 'client_log_groups', 'outbox_mails',
             'replies', 'sessions', 'access_links', 'sign_in_attempts', 'migrations', 'task_files', 'open_modules')
       and a.attname not in ('password_hash', 'external_token', 'search_text', 'lease', 'file_hash')
     order by c.relname, a.attnum
  loop
    turned := one.forced;
    if turned then execute format('alter table public.%I no force row level security', one.relname); end if;
    if one.audited then execute format('alter table public.%I disable trigger audit', one.relname); end if;
    for dirty in execute format(
        'select ctid from public.%I where %I is distinct from pg_temp.cleaned(%I, %L)
           and %I ~ E''[\u0001-\u001F\u007F-\u009F\u00A0\u00AD\u061C\u2000-\u200F\u2028-\u202F\u205F-\u206F\u3000\uFEFF]''',
        one.relname, one.attname, one.attname, one.is_line, one.attname)
    loop
      begin
        execute format('update public.%I set %I = pg_temp.cleaned(%I, %L) where ctid = $1',
          one.relname, one.attname, one.attname, one.is_line) using dirty;
      exception when unique_violation or check_violation or not_null_violation then
        null;
      end;
    end loop;
    if one.audited then execute format('alter table public.%I enable trigger audit', one.relname); end if;
    if turned then execute format('alter table public.%I force row level security', one.relname); end if;
  end loop;
end $$;

drop function pg_temp.cleaned(text, boolean);
