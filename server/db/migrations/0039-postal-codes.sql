-- Postal codes in one spelling: three digits, a space, two digits. Forms and imports have written them so
-- from the beginning, calls of the API did not. The records stay what they were: no version, no history.
do $$
declare
  spot record;
begin
  for spot in select * from (values ('addresses', 'zip'), ('addresses', 'delivery_zip'), ('units', 'zip'),
      ('clients', 'zip'), ('clients', 'business_zip'), ('pasport_buildings', 'zip')) as t (tab, col)
  loop
    execute format('alter table %I disable trigger user', spot.tab);
    execute format('alter table %I no force row level security', spot.tab);
    execute format(
      $sql$update %1$I set %2$I = regexp_replace(regexp_replace(%2$I, '\s', '', 'g'), '^(\d{3})(\d{2})$', '\1 \2')
            where %2$I ~ '^\s*\d(\s*\d){4}\s*$' and %2$I !~ '^\d{3} \d{2}$'$sql$,
      spot.tab, spot.col);
    execute format('alter table %I force row level security', spot.tab);
    execute format('alter table %I enable trigger user', spot.tab);
  end loop;
end $$;
