-- Erasing of a person in what was handed over to the post. Accounts are kept by law for five years from
-- the end of their year (zákon č. 563/1991 Sb., § 31 odst. 2 písm. b)); after that his number goes too,
-- from the lines, from the answers of the post and from the stored file.
create function access.accounts_expired(period text) returns boolean language sql stable as
  $$ select left(period, 4)::integer + 5 < extract(year from now()) $$;
grant execute on function access.accounts_expired(text) to kastelan_app;

create or replace function access.keep_payer() returns trigger language plpgsql as $$
begin
  if current_user = 'kastelan_app' and not (
       access.erasing(old.client_id) and new.payer_name = 'Anonymizovaná osoba č. ' || old.address_id
       and (new.sipo = old.sipo or (new.sipo = '#' || old.line_number and exists (
         select from sipo_hand_overs h
          where h.client_id = old.client_id and h.sipo_hand_over_id = old.sipo_hand_over_id
            and access.accounts_expired(h.period)))))
  then
    raise exception 'What was handed over does not change.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
grant update (sipo) on sipo_lines to kastelan_app;

create function access.keep_answer() returns trigger language plpgsql as $$
begin
  if current_user = 'kastelan_app' and not (
       access.erasing(old.client_id) and new.sipo = '' and exists (
         select from sipo_answers a
          where a.client_id = old.client_id and a.sipo_answer_id = old.sipo_answer_id
            and access.accounts_expired(a.period)))
  then
    raise exception 'What the post answered does not change.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep_answer before update on sipo_answer_rows
  for each row execute function access.keep_answer();
grant update (sipo) on sipo_answer_rows to kastelan_app;

create function access.keep_hand_over() returns trigger language plpgsql as $$
begin
  if current_user = 'kastelan_app' and not (
       access.erasing(old.client_id) and access.accounts_expired(old.period)
       and octet_length(new.change_file) = octet_length(old.change_file))
  then
    raise exception 'What was handed over does not change.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep_hand_over before update on sipo_hand_overs
  for each row execute function access.keep_hand_over();
grant update (change_file) on sipo_hand_overs to kastelan_app;
