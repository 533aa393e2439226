-- The menu by jobs: people, houses and spaces, inspections and SIPO are places of their own, settings are
-- one page and users of the client another, and no icon stands for two modules. What a system admin has
-- named, drawn or placed himself stays as he left it.

update modules m set title = now.title, description = now.description
  from (values
    ('address-book', 'Adresář', 'Lidé', 'Lidé, firmy a úřady, se kterými jednotka jedná'),
    ('records', 'Pasporty', 'Domy a prostory', 'Domy, skupiny domů, byty a nebytové prostory'),
    ('revision-types', 'Druhy revizí', 'Revize', 'Druhy revizí, jejich lhůty a zařízení jednotky'),
    ('client-settings', 'Moje nastavení', 'Nastavení', 'Vzhled, začátek práce, upozornění, zařízení a klávesy'),
    ('account', 'Můj účet', 'Účet a nastavení', 'Osobní údaje, nastavení, uživatelé a licence')
  ) as now (name, was, title, description)
 where m.name = now.name and m.title = now.was;

update modules m set parent_module_id = null, module_order = moved.module_order,
                     enabled = m.enabled and above.enabled
  from (values ('revision-types', 45), ('sipo', 47)) as moved (name, module_order), modules above
 where m.name = moved.name and above.module_id = m.parent_module_id and above.name = 'auxiliaries';

-- Its route shows the one page of settings.
delete from modules where name = 'runtime-settings';

insert into modules (parent_module_id, name, title, description, router_name, image_name, module_order)
select module_id, 'users', 'Uživatelé', 'Kdo za klienta v portálu pracuje a co smí', 'ClientUsers', 'rights', 30
  from modules where name = 'account';

insert into module_schema_modules (module_schema_id, module_id)
select x.module_schema_id, own.module_id
  from modules own
  join module_schema_modules x on x.module_id = own.parent_module_id
 where own.name = 'users';

update modules m set image_name = now.image_name
  from (values
    ('dashboard', 'chart', 'dashboard'), ('address-book', 'address-book', 'users'),
    ('tenants', 'users', 'key'), ('addresses', 'map', 'pin'), ('building-groups', 'buildings', 'groups'),
    ('revision-types', 'shield', 'revisions'), ('meters', 'gauge', 'water'),
    ('billing-places', 'receipt', 'coin'), ('billing-rules', 'percent', 'scale'),
    ('field-work', 'map', 'tools'), ('events', 'list', 'events'), ('catalog', 'file', 'catalog'),
    ('discount-rate', 'percent', 'chart'), ('cities', 'map', 'city'), ('pasport-types', 'door', 'tags'),
    ('services', 'list', 'services'), ('degree-days', 'chart', 'degrees'), ('account', 'users', 'user'),
    ('profile', 'users', 'profile'), ('licence', 'file', 'license'), ('customers', 'buildings', 'clients'),
    ('clients', 'users', 'card'), ('errors', 'shield', 'alert'), ('sitemap', 'map', 'sitemap'),
    ('about', 'info', 'help'), ('introduction', 'home', 'introduction'), ('privacy', 'shield', 'lock')
  ) as now (name, was, image_name)
 where m.name = now.name and m.image_name = now.was;
