-- Usual intervals as the regulations say them now, with variants by fuel, output, year and access. Rows
-- that a client changed stay as they are; each row names its source. Values to change, as before: what
-- the maker or the report says of the very device comes first.
alter function access.usual_revision_types() rename to former_revision_types;

create function access.usual_revision_types() returns table (
  name text, area text, applies_to text, interval_count integer, interval_unit text,
  warning_days integer, regulation text, valid_from date, type_order integer
) language sql immutable as $$
  select name, area, applies_to, interval_count, interval_unit, warning_days, regulation,
         valid_from::date, (row_number() over ())::integer * 10
    from (values
      ('Elektrická instalace společných prostor – revize', 'electricity', 'building', 5, 'years', 60, 'ČSN 33 1500 (praxe; nařízení vlády č. 190/2022 Sb. bytové domy v příloze č. 4 nejmenuje)', '2022-07-01'),
      ('Elektrická instalace ve vlhkém prostředí – revize', 'electricity', 'building', 1, 'years', 60, 'nařízení vlády č. 190/2022 Sb., příloha č. 4', '2022-07-01'),
      ('Elektrická instalace v prostoru s nebezpečím požáru – revize', 'electricity', 'building', 3, 'years', 60, 'nařízení vlády č. 190/2022 Sb., příloha č. 4', '2022-07-01'),
      ('Elektrické spotřebiče a přívody domu – revize podle skupiny užívání', 'electricity', 'device', 2, 'years', 60, 'ČSN 33 1600 ed. 2', null),
      ('Hromosvod podle ČSN 34 1390 – vizuální kontrola', 'electricity', 'building', 1, 'years', 60, 'nařízení vlády č. 190/2022 Sb., příloha č. 4', '2022-07-01'),
      ('Hromosvod podle ČSN 34 1390 – revize', 'electricity', 'building', 4, 'years', 60, 'nařízení vlády č. 190/2022 Sb., příloha č. 4 (praxe podle ČSN 33 1500 uvádí 5 let)', '2022-07-01'),
      ('Hromosvod třídy III a IV – vizuální kontrola', 'electricity', 'building', 1, 'years', 60, 'nařízení vlády č. 190/2022 Sb., příloha č. 4', '2022-07-01'),
      ('Hromosvod třídy III a IV – úplná revize', 'electricity', 'building', 4, 'years', 60, 'nařízení vlády č. 190/2022 Sb., příloha č. 4', '2022-07-01'),
      ('Hromosvod třídy I a II – vizuální kontrola', 'electricity', 'building', 1, 'years', 60, 'nařízení vlády č. 190/2022 Sb., příloha č. 4', '2022-07-01'),
      ('Hromosvod třídy I a II – úplná revize', 'electricity', 'building', 2, 'years', 60, 'nařízení vlády č. 190/2022 Sb., příloha č. 4 (kritické systémy); ČSN EN 62305-3', '2022-07-01'),
      ('Domovní plynovod – kontrola', 'gas', 'building', 1, 'years', 60, 'nařízení vlády č. 191/2022 Sb., § 19 až 21 (do konce měsíce); TPG 704 01', '2022-07-01'),
      ('Domovní plynovod – revize', 'gas', 'building', 3, 'years', 60, 'nařízení vlády č. 191/2022 Sb., § 19 až 21 (do konce měsíce); TPG 704 01', '2022-07-01'),
      ('Plynová kotelna – kontrola', 'gas', 'device', 1, 'years', 60, 'nařízení vlády č. 191/2022 Sb., § 19 až 21 (do konce měsíce)', '2022-07-01'),
      ('Plynová kotelna – revize', 'gas', 'device', 3, 'years', 60, 'nařízení vlády č. 191/2022 Sb., § 19 až 21 (do konce měsíce)', '2022-07-01'),
      ('Kotelna – odborná prohlídka', 'boiler', 'device', 1, 'years', 60, 'vyhláška č. 91/1993 Sb., § 16 (sezónní před každou sezónou)', null),
      ('Parní nebo kapalinový kotel třídy I a II – provozní revize', 'boiler', 'device', 3, 'months', 30, 'nařízení vlády č. 192/2022 Sb., příloha č. 4', '2022-07-01'),
      ('Parní nebo kapalinový kotel třídy III a IV – provozní revize', 'boiler', 'device', 6, 'months', 30, 'nařízení vlády č. 192/2022 Sb., příloha č. 4', '2022-07-01'),
      ('Parní nebo kapalinový kotel – vnitřní revize', 'boiler', 'device', 1, 'years', 60, 'nařízení vlády č. 192/2022 Sb., příloha č. 4 (třídy I a II až 2 roky)', '2022-07-01'),
      ('Kotel na tuhá paliva 10–300 kW – kontrola', 'boiler', 'device', 3, 'years', 60, 'zákon č. 201/2012 Sb., § 17', null),
      ('Systém vytápění nad 70 kW – první kontrola', 'boiler', 'device', 3, 'years', 60, 'vyhláška č. 38/2022 Sb., § 4', null),
      ('Systém vytápění nad 70 kW – další kontrola', 'boiler', 'device', 5, 'years', 60, 'vyhláška č. 38/2022 Sb., § 4', null),
      ('Spalinová cesta do 50 kW – kontrola', 'chimney', 'device', 1, 'years', 60, 'vyhláška č. 34/2016 Sb., příloha č. 2', null),
      ('Spalinová cesta do 50 kW, tuhé palivo celoročně – čištění', 'chimney', 'device', 4, 'months', 30, 'vyhláška č. 34/2016 Sb., příloha č. 2: 3× za rok, nejméně po 3 měsících', null),
      ('Spalinová cesta do 50 kW, tuhé palivo sezónně – čištění', 'chimney', 'device', 6, 'months', 30, 'vyhláška č. 34/2016 Sb., příloha č. 2: 2× za rok, nejméně po 3 měsících; sezóna trvá nejvýše 6 měsíců', null),
      ('Spalinová cesta do 50 kW, kapalné palivo celoročně – čištění', 'chimney', 'device', 6, 'months', 30, 'vyhláška č. 34/2016 Sb., příloha č. 2: 2× za rok, nejméně po 3 měsících', null),
      ('Spalinová cesta do 50 kW, kapalné palivo sezónně – čištění', 'chimney', 'device', 1, 'years', 60, 'vyhláška č. 34/2016 Sb., příloha č. 2; sezóna trvá nejvýše 6 měsíců', null),
      ('Spalinová cesta do 50 kW, plyn – čištění', 'chimney', 'device', 1, 'years', 60, 'vyhláška č. 34/2016 Sb., příloha č. 2', null),
      ('Spalinová cesta nad 50 kW, tuhé palivo – kontrola a čištění', 'chimney', 'device', 6, 'months', 30, 'vyhláška č. 34/2016 Sb., příloha č. 2: 2× za rok, nejméně po 3 měsících', null),
      ('Spalinová cesta nad 50 kW, kapalné palivo – kontrola a čištění', 'chimney', 'device', 1, 'years', 60, 'vyhláška č. 34/2016 Sb., příloha č. 2', null),
      ('Spalinová cesta nad 50 kW, plyn – kontrola a čištění', 'chimney', 'device', 1, 'years', 60, 'vyhláška č. 34/2016 Sb., příloha č. 2', null),
      ('Spalinová cesta kondenzačního plynového spotřebiče – kontrola a čištění', 'chimney', 'device', 2, 'years', 60, 'vyhláška č. 34/2016 Sb., příloha č. 2', null),
      ('Hasicí přístroje – kontrola provozuschopnosti', 'fire', 'device', 1, 'years', 60, 'vyhláška č. 246/2001 Sb., § 9', null),
      ('Hasicí přístroje práškové a plynové – tlaková zkouška', 'fire', 'device', 5, 'years', 60, 'vyhláška č. 246/2001 Sb., § 9', null),
      ('Hasicí přístroje vodní a pěnové – tlaková zkouška', 'fire', 'device', 3, 'years', 60, 'vyhláška č. 246/2001 Sb., § 9', null),
      ('Požární vodovod – kontrola hydrantů', 'fire', 'building', 1, 'years', 60, 'vyhláška č. 246/2001 Sb., § 7; ČSN 73 0873', null),
      ('Požární vodovod – tlaková zkouška hadic', 'fire', 'device', 5, 'years', 60, 'ČSN EN 671-3', null),
      ('Požární signalizace – zkouška ústředny', 'fire', 'device', 1, 'months', 7, 'vyhláška č. 246/2001 Sb., § 8', null),
      ('Požární signalizace – zkouška hlásičů', 'fire', 'device', 6, 'months', 30, 'vyhláška č. 246/2001 Sb., § 8', null),
      ('Požární signalizace – kontrola celého zařízení', 'fire', 'device', 1, 'years', 60, 'vyhláška č. 246/2001 Sb., § 7', null),
      ('Nouzové osvětlení – zkouška funkce', 'fire', 'building', 1, 'months', 7, 'ČSN EN 50172', null),
      ('Nouzové osvětlení – celková zkouška', 'fire', 'building', 1, 'years', 60, 'vyhláška č. 246/2001 Sb., § 7; ČSN EN 50172', null),
      ('Požární větrání, klapky a dveře – kontrola provozuschopnosti', 'fire', 'building', 1, 'years', 60, 'vyhláška č. 246/2001 Sb., § 7', null),
      ('Preventivní požární prohlídka', 'fire', 'building', 12, 'months', 60, 'vyhláška č. 246/2001 Sb., § 12 a 13: bez zvýšeného nebezpečí jen při 3 a více zaměstnancích nebo přístupu veřejnosti', null),
      ('Preventivní požární prohlídka – činnosti se zvýšeným nebezpečím', 'fire', 'building', 6, 'months', 30, 'vyhláška č. 246/2001 Sb., § 12 a 13', null),
      ('Preventivní požární prohlídka – činnosti s vysokým nebezpečím', 'fire', 'building', 3, 'months', 14, 'vyhláška č. 246/2001 Sb., § 12 a 13', null),
      ('Tlaková nádoba – provozní revize', 'pressure', 'device', 1, 'years', 60, 'nařízení vlády č. 192/2022 Sb., příloha č. 4', '2022-07-01'),
      ('Tlaková nádoba – vnitřní revize', 'pressure', 'device', 5, 'years', 60, 'nařízení vlády č. 192/2022 Sb., příloha č. 4', '2022-07-01'),
      ('Tlaková nádoba – tlaková zkouška', 'pressure', 'device', 10, 'years', 60, 'nařízení vlády č. 192/2022 Sb., příloha č. 4', '2022-07-01'),
      ('Výtah osobní, v provozu od roku 1993 – odborná prohlídka', 'lift', 'device', 4, 'months', 14, 'nařízení vlády č. 193/2022 Sb., příloha č. 2 (kategorie I podle ČSN 27 4002; nejvýše o 2 týdny později)', '2022-07-01'),
      ('Výtah osobní, v provozu od roku 1993, veřejně přístupná budova – odborná prohlídka', 'lift', 'device', 3, 'months', 14, 'nařízení vlády č. 193/2022 Sb., příloha č. 2 (kategorie I podle ČSN 27 4002; nejvýše o 2 týdny později)', '2022-07-01'),
      ('Výtah osobní, v provozu do roku 1992 – odborná prohlídka', 'lift', 'device', 3, 'months', 14, 'nařízení vlády č. 193/2022 Sb., příloha č. 2 (kategorie II podle ČSN 27 4002; nejvýše o 2 týdny později)', '2022-07-01'),
      ('Výtah osobní, v provozu do roku 1992, veřejně přístupná budova – odborná prohlídka', 'lift', 'device', 2, 'months', 14, 'nařízení vlády č. 193/2022 Sb., příloha č. 2 (kategorie II podle ČSN 27 4002; nejvýše o 2 týdny později)', '2022-07-01'),
      ('Výtah nákladní a malý nákladní – odborná prohlídka', 'lift', 'device', 6, 'months', 30, 'ČSN 27 4002', null),
      ('Výtah – odborná zkouška', 'lift', 'device', 3, 'years', 60, 'nařízení vlády č. 193/2022 Sb., příloha č. 2 (osobní výtah; nejvýše o 6 měsíců později)', '2022-07-01'),
      ('Výtah nákladní – odborná zkouška', 'lift', 'device', 6, 'years', 60, 'nařízení vlády č. 193/2022 Sb., příloha č. 2 (nejvýše o 6 měsíců později)', '2022-07-01'),
      ('Výtah – první inspekční prohlídka', 'lift', 'device', 9, 'years', 60, 'nařízení vlády č. 193/2022 Sb., příloha č. 2 (od uvedení do provozu; nejvýše o 3 měsíce později)', '2022-07-01'),
      ('Výtah – inspekční prohlídka', 'lift', 'device', 6, 'years', 60, 'nařízení vlády č. 193/2022 Sb., příloha č. 2 (po první; nejvýše o 3 měsíce později)', '2022-07-01'),
      ('Výtah staršího provedení – provozní prohlídka', 'lift', 'device', 14, 'days', 3, 'ČSN 27 4002 (výtahy starší než nařízení vlády č. 27/2003 Sb.; výrobce může určit jinak)', null),
      ('Výtah malý nákladní staršího provedení – provozní prohlídka', 'lift', 'device', 28, 'days', 7, 'ČSN 27 4002 (výtahy starší než nařízení vlády č. 27/2003 Sb.; výrobce může určit jinak)', null),
      ('Svislá zdvihací plošina – odborná prohlídka', 'lift', 'device', 1, 'years', 60, 'nařízení vlády č. 193/2022 Sb., příloha č. 2', '2022-07-01'),
      ('Průkaz energetické náročnosti budovy', 'other', 'building', 10, 'years', 180, 'zákon č. 406/2000 Sb., § 7a', null),
      ('Dětské hřiště – hlavní kontrola', 'other', 'device', 1, 'years', 60, 'ČSN EN 1176-7', null),
      ('Dětské hřiště – provozní kontrola', 'other', 'device', 3, 'months', 14, 'ČSN EN 1176-7 (1 až 3 měsíce)', null)
    ) as usual (name, area, applies_to, interval_count, interval_unit, warning_days, regulation, valid_from)
$$;

-- The history tells what people do, not what a new version of the portal adds.
alter table revision_types disable trigger audit;
alter table clients no force row level security;
alter table revision_types no force row level security;
alter table revisions no force row level security;

-- Rows as the portal gave them, which nobody has changed since.
create temporary table given_revision_types on commit drop as
  select t.client_id, t.revision_type_id, t.name
    from revision_types t
    join access.former_revision_types() f
      on (t.name, t.area, t.applies_to, t.interval_count, t.interval_unit, t.warning_days, t.regulation, t.type_order)
       = (f.name, f.area, f.applies_to, f.interval_count, f.interval_unit, f.warning_days, f.regulation, f.type_order)
     and t.valid_from is not distinct from f.valid_from
   where t.is_system and not t.hidden and t.valid_to is null;

update revision_types t
   set name = u.name, interval_count = u.interval_count, interval_unit = u.interval_unit,
       warning_days = u.warning_days, regulation = u.regulation, valid_from = u.valid_from,
       type_order = u.type_order
  from given_revision_types g
  join access.usual_revision_types() u on u.name = case g.name
         when 'Spalinová cesta do 50 kW, kapalné palivo – čištění'
         then 'Spalinová cesta do 50 kW, kapalné palivo celoročně – čištění' else g.name end
 where t.client_id = g.client_id and t.revision_type_id = g.revision_type_id
   and not exists (select from revision_types o
                    where o.client_id = t.client_id and o.revision_type_id <> t.revision_type_id
                      and folded(o.name) = folded(u.name));

-- One row stood for several variants: where a device has it, it stays and says how to choose.
create temporary table split_revision_types on commit drop as
  select g.client_id, g.revision_type_id, s.advice
    from given_revision_types g
    join (values
      ('Spalinová cesta nad 50 kW – kontrola', 'vyhláška č. 34/2016 Sb., příloha č. 2: 6 měsíců jen u tuhých paliv, jinak 1 rok; vyberte druh podle paliva'),
      ('Výtah – provozní prohlídka', 'ČSN 27 4002 ji žádá jen u výtahů starších než nařízení vlády č. 27/2003 Sb., jednou za 2 týdny, jinak dokumentace výrobce'),
      ('Výtah – odborná prohlídka', 'nařízení vlády č. 193/2022 Sb., příloha č. 2: 2 až 4 měsíce; vyberte druh podle roku uvedení do provozu a přístupnosti budovy')
    ) as s (name, advice) on s.name = g.name;
delete from revision_types t
 using split_revision_types s
 where t.client_id = s.client_id and t.revision_type_id = s.revision_type_id
   and not exists (select from revisions r
                    where r.client_id = t.client_id and r.revision_type_id = t.revision_type_id);
update revision_types t set regulation = s.advice
  from split_revision_types s
 where t.client_id = s.client_id and t.revision_type_id = s.revision_type_id;

insert into revision_types (client_id, name, area, applies_to, interval_count, interval_unit, warning_days,
                            regulation, valid_from, type_order, is_system)
select c.client_id, u.name, u.area, u.applies_to, u.interval_count, u.interval_unit, u.warning_days,
       u.regulation, u.valid_from, u.type_order, true
  from clients c
 cross join access.usual_revision_types() u
 where not exists (select from revision_types t
                    where t.client_id = c.client_id and folded(t.name) = folded(u.name));

alter table revisions force row level security;
alter table revision_types force row level security;
alter table clients force row level security;
alter table revision_types enable trigger audit;
drop function access.former_revision_types();
