import type { TestDatabase } from '../database.ts';

// A client costs three hundred rows, a request writes a few: what was written is taken back instead of
// a client made anew (decision 120). The schema is one of its own: whoever goes over the tables of the
// portal does not meet it.
const NOTING = `
  create schema walk;
  create table walk.journal (
    at bigint generated always as identity primary key, place oid not null, before jsonb, after jsonb);
  create function walk.note() returns trigger language plpgsql security definer as $$
  begin
    insert into walk.journal (place, before, after) values (
      tg_relid,
      case when tg_op <> 'INSERT' then to_jsonb(old) end,
      case when tg_op <> 'DELETE' then to_jsonb(new) end);
    return null;
  end $$;

  create table walk.places as
    select c.oid as place, key.columns as key,
           format('delete from %s t using unnest($1) one, jsonb_populate_record(null::%1$s, one) r where %s',
             c.oid::regclass, key.same) as remove,
           format('insert into %s (%s) overriding system value
                   select %2$s from unnest($1) one, jsonb_populate_record(null::%1$s, one)',
             c.oid::regclass, kept.columns) as restore
      from pg_class c
      left join pg_index i on i.indrelid = c.oid and i.indisprimary
      cross join lateral (
        select array_agg(attname) as columns, string_agg(format('t.%1$I = r.%1$I', attname), ' and ') as same
          from pg_attribute where attrelid = c.oid and attnum = any (i.indkey)) key
      cross join lateral (
        select string_agg(quote_ident(attname), ', ') as columns
          from pg_attribute
         where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') kept
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r';
  alter table walk.places alter key set not null;
  do $$
  declare
    one record;
  begin
    for one in select place::regclass as name from walk.places loop
      execute format('create trigger walk after insert or update or delete on %s
                        for each row execute function walk.note()', one.name);
    end loop;
  end $$;`;

// Of each row what it was before its first write is put in the place of what it is after the last one;
// neither triggers nor references judge it, because all of it was there before. A transaction whose end
// is sent behind its answer is waited for.
const TAKING_BACK = `
  create function walk.take_back() returns void language plpgsql set session_replication_role = replica as $$
  declare
    one record;
  begin
    while exists (select from pg_stat_activity
                   where datname = current_database() and backend_xid is not null and pid <> pg_backend_pid())
    loop
      perform pg_sleep(0.001), pg_stat_clear_snapshot();
    end loop;
    for one in
      with state as (
        select place, at, false as is_after, before as content from walk.journal where before is not null
        union all
        select place, at, true, after from walk.journal where after is not null),
      keyed as (
        select state.*, (select jsonb_agg(content -> name) from unnest(p.key) name) as key
          from state join walk.places p using (place)),
      first as (select distinct on (place, key) * from keyed order by place, key, at, is_after),
      last as (select distinct on (place, key) * from keyed order by place, key, at desc, is_after desc)
      select p.remove, p.restore,
             array_agg(last.content) filter (where last.is_after) as now,
             array_agg(first.content) filter (where not first.is_after) as once
        from first join last using (place, key) join walk.places p using (place)
       where first.is_after or not last.is_after or first.content <> last.content
       group by p.place, p.remove, p.restore
    loop
      if one.now is not null then execute one.remove using one.now; end if;
      if one.once is not null then execute one.restore using one.once; end if;
    end loop;
    truncate walk.journal;
  end $$;`;

/** From now on each row that is written in the database can be taken back. */
export async function noteRows({ owner }: TestDatabase): Promise<void> {
  await owner.query(NOTING);
  await owner.query(TAKING_BACK);
}

/** Makes each row what it was when rows began to be noted; numbers of new rows go on. */
export async function takeBackRows({ owner }: TestDatabase): Promise<void> {
  await owner.query('select walk.take_back()');
}
