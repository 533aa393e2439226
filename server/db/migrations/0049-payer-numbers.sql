-- Numbers of payers go by the clock: accounts are kept by law for five years from the end of their year
-- (zákon č. 563/1991 Sb., § 31 odst. 2 písm. b)); from the first of January after that nobody may keep
-- them without another reason.
create function access.accounts_expired(period text, day date) returns boolean language sql immutable as
  $$ select left(period, 4)::integer + 5 < extract(year from day) $$;
create or replace function access.accounts_expired(period text) returns boolean language sql stable as
  $$ select access.accounts_expired(period, (now() at time zone 'Europe/Prague')::date) $$;
grant execute on function access.accounts_expired(text, date) to kastelan_app;

alter table sipo_hand_overs add column numbers_cleared boolean not null default false;
grant update (numbers_cleared) on sipo_hand_overs to kastelan_app;
create index sipo_hand_overs_numbers on sipo_hand_overs (period) where not numbers_cleared;
create policy swept_seen on sipo_hand_overs for select
  using (access.keeps_house() and not numbers_cleared and access.accounts_expired(period));

create or replace function access.keep_payer() returns trigger language plpgsql as $$
declare
  is_expired boolean := exists (
    select from sipo_hand_overs h
     where h.client_id = old.client_id and h.sipo_hand_over_id = old.sipo_hand_over_id
       and access.accounts_expired(h.period));
  is_cleared boolean := new.sipo = '#' || old.line_number and is_expired;
begin
  if current_user = 'kastelan_app' and not (
       (access.erasing(old.client_id) and new.payer_name = 'Anonymizovaná osoba č. ' || old.address_id
        and (new.sipo = old.sipo or is_cleared))
       or (access.keeps_house() and is_cleared and new.payer_name = old.payer_name))
  then
    raise exception 'What was handed over does not change.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create or replace function access.keep_answer() returns trigger language plpgsql as $$
begin
  if current_user = 'kastelan_app' and not (
       (access.erasing(old.client_id) or access.keeps_house()) and new.sipo = '' and exists (
         select from sipo_answers a
          where a.client_id = old.client_id and a.sipo_answer_id = old.sipo_answer_id
            and access.accounts_expired(a.period)))
  then
    raise exception 'What the post answered does not change.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create or replace function access.keep_hand_over() returns trigger language plpgsql as $$
begin
  if current_user = 'kastelan_app' and not (
       (access.keeps_house() or (access.erasing(old.client_id) and new.numbers_cleared = old.numbers_cleared))
       and access.accounts_expired(old.period)
       and octet_length(new.change_file) = octet_length(old.change_file))
  then
    raise exception 'What was handed over does not change.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- The numbers of payers in so many hand-overs whose accounts nobody has to keep any more: in the lines, in
-- the stored file and in the answers of the post. Walks from tenant to tenant; no tenant is open at the end.
create function access.clear_payer_numbers(most integer) returns integer language plpgsql as $$
declare
  one record;
  line record;
  file text;
  cleared integer := 0;
begin
  for one in select h.client_id, h.sipo_hand_over_id from sipo_hand_overs h
              where access.keeps_house() and not h.numbers_cleared and access.accounts_expired(h.period)
              order by h.period limit most loop
    perform set_config('app.client_id', one.client_id::text, true);
    -- A file of the post has letters of one byte.
    select convert_from(h.change_file, 'LATIN1') into file from sipo_hand_overs h
     where h.client_id = one.client_id and h.sipo_hand_over_id = one.sipo_hand_over_id;
    for line in select distinct l.sipo from sipo_lines l
                 where l.client_id = one.client_id and l.sipo_hand_over_id = one.sipo_hand_over_id
                   and l.sipo ~ '^[0-9]+$' loop
      file := replace(file, line.sipo, repeat('0', length(line.sipo)));
    end loop;
    update sipo_lines l set sipo = '#' || l.line_number
     where l.client_id = one.client_id and l.sipo_hand_over_id = one.sipo_hand_over_id and l.sipo !~ '^#';
    update sipo_answer_rows r set sipo = ''
      from sipo_answers a
     where a.client_id = one.client_id and a.sipo_hand_over_id = one.sipo_hand_over_id
       and access.accounts_expired(a.period)
       and r.client_id = a.client_id and r.sipo_answer_id = a.sipo_answer_id and r.sipo <> '';
    update sipo_hand_overs h set change_file = convert_to(file, 'LATIN1'), numbers_cleared = true
     where h.client_id = one.client_id and h.sipo_hand_over_id = one.sipo_hand_over_id;
    cleared := cleared + 1;
  end loop;
  perform set_config('app.client_id', '', true);
  return cleared;
end $$;
grant execute on function access.clear_payer_numbers(integer) to kastelan_app;
