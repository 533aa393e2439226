-- The portal's tree of modules and which of them a client gets by its schema.
-- router_name is the name of a route; a module without one only unfolds its submodules.
insert into modules (parent_module_id, name, title, description, router_name, image_name, module_order,
                     sys_admins_only, is_public, under_construction)
values
  (null, 'home', 'Přehled', 'Aktivní jednotka, společné informace, jednotky a profil klienta', 'Home', 'home', 10, false, false, false),
  (null, 'dashboard', 'Nástěnka', 'Co hoří a co čeká, za všechny jednotky', 'Dashboard', 'chart', 20, false, false, true),
  (null, 'address-book', 'Adresář', 'Lidé, firmy a úřady, se kterými jednotka jedná', 'AddressBook', 'address-book', 30, false, false, true),
  (null, 'records', 'Pasporty', 'Domy, skupiny domů, byty a nebytové prostory', '', 'buildings', 40, false, false, true),
  (null, 'metering', 'Měřidla a vyúčtování', 'Měřidla, odběrná místa a pravidla rozúčtování', '', 'gauge', 50, false, false, true),
  (null, 'field-work', 'Práce v terénu', 'Kalendář, události a katalog prací montážních čet', '', 'map', 60, false, false, true),
  (null, 'auxiliaries', 'Číselníky a pomůcky', 'Sazby, kurzy, obce, služby, otopná tělesa a SIPO', 'Auxiliaries', 'list', 70, false, false, true),
  (null, 'messages', 'Zprávy', 'Příchozí zprávy a oznámení', 'Messages', 'message', 80, false, false, true),
  (null, 'news', 'Novinky', 'Co je v portálu nového', 'Blog', 'news', 90, false, true, true),
  (null, 'account', 'Můj účet', 'Osobní údaje, heslo, nastavení a licence', '', 'users', 100, false, false, false),
  (null, 'system', 'Správa systému', 'Zákazníci, klienti a chyby portálu', '', 'shield', 110, true, false, true),
  (null, 'portal', 'O portálu', 'Mapa portálu, podmínky a ochrana osobních údajů', '', 'info', 120, false, true, false);

insert into modules (parent_module_id, name, title, description, router_name, image_name, module_order,
                     sys_admins_only, is_public, under_construction)
select p.module_id, s.name, s.title, s.description, s.router_name, s.image_name, s.module_order,
       p.sys_admins_only, p.is_public, s.under_construction
  from (values
    ('address-book', 'contacts', 'Kontakty', 'Osoby, firmy, dodavatelé a úřady', 'AddressBookContacts', 'address-book', 10, true),
    ('address-book', 'tenants', 'Nájemci a vlastníci', 'Nájemci, vlastníci a bydlící podle prostorů', 'AddressBookTenants', 'users', 20, true),
    ('address-book', 'addresses', 'Adresy', 'Adresní a doručovací údaje, SIPO a způsob kontaktu', 'Addresses', 'map', 30, true),

    ('records', 'buildings', 'Domy', 'Domy jednotky s údaji katastru a podlažími', 'buildings', 'building', 10, true),
    ('records', 'building-groups', 'Skupiny domů', 'Domy spojené do skupin', 'BuildingsGroups', 'buildings', 20, true),
    ('records', 'pasports', 'Prostory', 'Byty a nebytové prostory, plochy a jejich uživatelé', 'pasports', 'door', 30, true),

    ('metering', 'meters', 'Měřidla', 'Vodoměry, měřiče tepla, indikátory a jejich odečty', 'MetersOverview', 'gauge', 10, true),
    ('metering', 'billing-places', 'Odběrná místa', 'Místa vyúčtování, dodavatelé a náklady', 'BillingPlaces', 'receipt', 20, true),
    ('metering', 'billing-rules', 'Pravidla rozúčtování', 'Způsoby, kterými se náklady dělí mezi prostory', 'BillingRules', 'percent', 30, true),

    ('field-work', 'calendar', 'Kalendář prací', 'Rozvrh montážních čet po dnech a týdnech', 'InmesCalendar', 'calendar', 10, true),
    ('field-work', 'events', 'Události', 'Provedené a plánované práce s výsledkem', 'InmesEvents', 'list', 20, true),
    ('field-work', 'visits', 'Adresy k návštěvě', 'Kam čety jdou a co je tam čeká', 'InmesAddresses', 'map', 30, true),
    ('field-work', 'catalog', 'Katalog prací', 'Druhy prací, jejich délka a cena', 'InmesCatalog', 'file', 40, true),

    ('auxiliaries', 'repo-rate', 'Repo sazba ČNB', 'Vývoj dvoutýdenní repo sazby', 'AuxiliariesCnbRepo', 'percent', 10, true),
    ('auxiliaries', 'discount-rate', 'Diskontní sazba ČNB', 'Vývoj diskontní sazby', 'AuxiliariesCnbDiscount', 'percent', 20, true),
    ('auxiliaries', 'exchange-rates', 'Kurzy měn', 'Kurzy eura a dolaru podle ČNB', 'AuxiliariesCnbExchangeRates', 'currency', 30, true),
    ('auxiliaries', 'cities', 'Obce', 'Obce, okresy a poštovní směrovací čísla', 'AuxiliariesCities', 'map', 40, true),
    ('auxiliaries', 'pasport-types', 'Typy prostorů', 'Druhy bytů a nebytových prostorů', 'AuxiliariesPasportTypes', 'door', 50, true),
    ('auxiliaries', 'services', 'Služby', 'Služby spojené s užíváním prostorů', 'AuxiliariesServices', 'list', 60, true),
    ('auxiliaries', 'heatings', 'Otopná tělesa', 'Typy těles, indikátory a koeficienty', 'AuxiliariesHeatings', 'flame', 70, true),
    ('auxiliaries', 'degree-days', 'Denostupně', 'Dny topení, teploty a denostupně podle míst', 'AuxiliariesDenostupne', 'chart', 80, true),
    ('auxiliaries', 'sipo', 'SIPO', 'Plátci, kontrola čísel a termíny předání', 'AuxiliariesSipo', 'receipt', 90, true),
    ('auxiliaries', 'revision-types', 'Druhy revizí', 'Lhůty revizí a kontrol', 'AuxiliariesRevisionTypes', 'shield', 100, true),

    ('account', 'profile', 'Můj profil', 'Jméno, přihlašovací údaje a heslo', 'ClientProfile', 'users', 10, false),
    ('account', 'client-settings', 'Vzhled a uživatelé', 'Vzhled portálu, velikost stránky a uživatelé klienta', 'ClientSettings', 'settings', 20, false),
    ('account', 'runtime-settings', 'Nastavení aplikace', 'Údržba, den SIPO a odesílání záznamů; vlastní nastavení aplikace', 'AdminRuntimeSettings', 'settings', 30, false),
    ('account', 'licence', 'Licence', 'Rozsah a platnost licence, čerpání limitů', 'ClientLicense', 'file', 40, true),

    ('system', 'customers', 'Zákazníci', 'Zákazníci portálu, schémata modulů a licence', 'AdminCustomers', 'buildings', 10, true),
    ('system', 'clients', 'Klienti', 'Klienti, jejich uživatelé a čerpání limitů', 'AdminClients', 'users', 20, true),
    ('system', 'errors', 'Chyby', 'Záznamy o chybách z prohlížečů', 'AdminErrors', 'shield', 30, true),

    ('portal', 'sitemap', 'Mapa portálu', 'Všechny moduly portálu a jejich stav', 'AdminSitemap', 'map', 10, false),
    ('portal', 'about', 'O aplikaci', 'Verze portálu a použité knihovny', 'About', 'info', 20, true),
    ('portal', 'introduction', 'Představení portálu', 'Co portál umí a komu slouží', 'VueHome', 'home', 30, true),
    ('portal', 'terms', 'Obchodní podmínky', 'Podmínky užívání portálu', 'TermConditions', 'file', 40, true),
    ('portal', 'privacy', 'Ochrana osobních údajů', 'Jak portál nakládá s osobními údaji', 'PersonalProtection', 'shield', 50, true)
  ) as s (parent, name, title, description, router_name, image_name, module_order, under_construction)
  join modules p on p.name = s.parent
 order by p.module_order, s.module_order;

insert into module_schemas (module_schema_name) values ('Základní'), ('Úplné');

insert into module_schema_modules (module_schema_id, module_id)
select s.module_schema_id, m.module_id
  from module_schemas s
 cross join modules m
  left join modules p on p.module_id = m.parent_module_id
 where s.module_schema_name = 'Úplné'
    or coalesce(p.name, m.name) not in ('metering', 'field-work');
