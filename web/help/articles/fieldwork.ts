import type { HelpArticle } from '../article.ts';

export const fieldworkArticles: readonly HelpArticle[] = [
  {
    id: 'katalog-praci',
    title: 'Založit katalog prací',
    routes: ['InmesCatalog'],
    words:
      'ceník délka výměna odečet revize materiál kontrolní seznam plomba foto podpis verze místo poloha souřadnice GPS',
    about:
      'Katalog říká, co se při návštěvě dělá, jak dlouho to trvá, kolik to stojí a co z ní technik přinese. Platí pro všechny jednotky klienta.',
    steps: [
      'Klepněte na **Doplnit obvyklé práce**, upravte délky a založte je, nebo založte vlastní tlačítkem **Nová práce**.',
      'Zvolte, co hotová práce zapíše: odečet, výměnu měřidla, revizi, nebo nic.',
      'Zaškrtněte, co je povinné. Odečet potřebuje stav, výměna stav a číslo nového měřidla.',
      'Změnu ceny nebo délky zapište v otevřené práci tlačítkem **Nová verze od dne**; dřívější návštěvy zůstanou podle verze své doby.',
    ],
    notes: [
      'Práce bez vyplněné ceny cenu nemá; nula cenou není.',
      '**Co mají lidé připravit** se vytiskne na plakát a lístky a nabídne do e-mailu; bez vyplnění obvyklá věta o přístupu k měřidlům.',
      '**Zachovat místo pořízení fotografií** uloží k fotce z návštěvy souřadnice, pokud je do ní telefon zapsal. Bez toho se místo vždy odstraní. Je to údaj o tom, kde člen čety byl: zapněte ho jen s důvodem a četám ho řekněte.',
      'Smazat lze verzi, která ještě nezačala platit. Práci, kterou už nechcete nabízet, skryjte.',
      'Katalog a čety mění správce klienta, ostatní je čtou.',
    ],
  },
  {
    id: 'cety',
    title: 'Založit čety a jejich pracovní dobu',
    routes: ['InmesCatalog'],
    words: 'četa parta technik montér člen pracovní doba svátek barva zkratka',
    about: 'Četa má členy z uživatelů klienta a pracovní dobu. Podle ní se plánuje, kdy má volno.',
    steps: [
      'Otevřete kartu **Čety** a klepněte na **Nová četa**.',
      'Zapište název a zkratku, která četu označí spolu s barvou.',
      'Zaškrtněte členy. Každý uživatel je nejvýše v jedné četě; kdo byl v jiné, přejde.',
      'Upravte úseky pracovní doby po dnech; **Použít pondělí až do pátku** je zkopíruje.',
    ],
    notes: ['O státním svátku četa nepracuje, pokud to u ní nezapnete.'],
  },
  {
    id: 'nepritomnost-cety',
    title: 'Zapsat dovolenou nebo nemoc',
    routes: ['InmesCatalog'],
    words: 'dovolená nemoc volno nepřítomnost absence četa člen',
    about:
      'Nepřítomnost celé čety nebo jednoho člena ubere čas k plánování. Dokud je v práci aspoň jeden člen, četa pracuje.',
    steps: [
      'Otevřete kartu **Nepřítomnost** a klepněte na **Zapsat nepřítomnost**.',
      'Vyberte četu nebo jejího člena a dny; hodiny vyplňte, jen když nejde o celé dny.',
    ],
    notes: ['Důvod a poznámku vidí jen správce klienta. Ostatním se ukáže jen nepřítomnost.'],
  },
  {
    id: 'obchuzka',
    title: 'Naplánovat obchůzku domu',
    routes: ['InmesAddresses'],
    words: 'návštěva výměna odečet kontrola montáž termín trasa adresy technik plán kapacita',
    about:
      'Adresy k návštěvě ukazují, co se u kterého prostoru má udělat: výměna měřidla s končícím ověřením, montáž, kontrola podezřelého měřidla, odečet. Vybraná místa dostanou termíny podle volného času čet.',
    steps: [
      'Vyberte, co se má udělat, případně dům, druh měřidla nebo rok konce ověření.',
      'Zaškrtněte místa a klepněte na **Naplánovat obchůzku**.',
      'Zvolte práci, dny a čety. Pod formulářem hned vidíte, co se vejde, co ne a proč.',
      'Tlačítkem **Naplánovat** místa dostanou termíny v pořadí domů, podlaží a prostorů. Co se nevešlo, čeká v obchůzce bez termínu.',
    ],
    notes: [
      'Jak se do prostoru dostat (pes, klíče, jen odpoledne) zapíšete dvojklikem na místo. Plán hodiny dodrží.',
      'Dvě návštěvy jedné čety se nikdy nepřekryjí, ani když plánují dva lidé najednou.',
    ],
  },
  {
    id: 'terminy-obyvatel',
    title: 'Nechat obyvatele vybrat termín návštěvy',
    routes: ['InmesAddresses'],
    words: 'plakát lístek schránka QR odkaz obyvatel nájemník termín čas potvrdit vybrat vzkaz',
    about:
      'Plakát v domě a lístky ve schránkách řeknou, kdy kam přijdete, a QR kódem dovedou obyvatele k výběru jiného volného času. Bez přihlášení a beze jmen.',
    steps: [
      'Otevřete obchůzku a v nabídce **Další akce s obchůzkou** zvolte **Plakát do domu (PDF)** nebo **Lístky do schránek (PDF)**.',
      'Vyberte dům a PDF vytiskněte. Plakát má čísla bytů s časy, lístek termín jednoho bytu, jeho kód a QR.',
      'Obyvatel termín potvrdí, vybere jiný volný čas čet obchůzky, nebo napíše, že mu žádný nevyhovuje.',
      'Co řekl, čtete v obchůzce ve sloupci **Obyvatel** a v otevřené návštěvě. Přesunutá návštěva je hned i v kalendáři.',
    ],
    notes: [
      'Změnit termín lze do 18.00 předchozího dne, potvrdit ho i později.',
      'Z plakátu se k termínu bytu dostane jen ten, kdo zná poslední čtyři znaky čísla některého měřidla v bytě nebo kód z lístku.',
      'Odkazy platí do dne po posledním dni obchůzky. **Zrušit odkazy obyvatel** je ukončí hned; lístky pak vytiskněte znovu.',
    ],
  },
  {
    id: 'oznameni-navstevy',
    title: 'Oznámit návštěvu a doložit, že se o ní vědělo',
    routes: ['InmesAddresses'],
    words:
      'oznámení plakát e-mail doporučený dopis podpis doručení nepřístupno odmítl přístup spor doklad výzva nájemce vlastník',
    about:
      'U každé návštěvy je vidět, kdo se o termínu dozvěděl, jak a kdy. Když někdo opakovaně neotevře, jde to doložit.',
    steps: [
      'V obchůzce zaškrtněte návštěvy a klepněte na **Oznámit e-mailem…**; tlačítko nahoře oznámí všechny, o kterých ještě nikdo neví. Nejdřív uvidíte, komu e-mail odejde a kdo ho nemá.',
      'Plakát, lístek, dopis, datovou schránku nebo telefon zapište tlačítkem **Zapsat oznámení**, u jedné i více návštěv najednou.',
      'Den prokazatelného doručení doplňte v otevřené návštěvě u oznámení tlačítkem **Doručení**.',
      'Výběr **Neoznámené** v obchůzce ukáže návštěvy, o jejichž nynějším termínu ještě nikdo neví.',
      'Výběr **Nepřístupno 3×** mezi adresami ukáže místa, kde nikdo neotevřel třikrát po sobě. Otevřené místo řekne, co je doložené a co chybí.',
      '**Doklad o oznamování a přístupu** uloží vše o místě do PDF.',
    ],
    notes: [
      'Když se návštěva přesune, stará oznámení zůstanou, jak byla, a nový termín je potřeba oznámit znovu.',
      'Doporučený dopis má se za doručený třetí pracovní den po odeslání (§ 573 občanského zákoníku). Odeslaný e-mail doručení nedokládá, dokud příjem někdo nepotvrdí.',
      'Počet pokusů ani oznámení zákon nestanoví; tři marné návštěvy a dvě prokazatelná oznámení jsou praxe.',
      'Pravidlo vyúčtování podle měřidel tato fakta u prostoru ukáže a nabídne **Odmítl montáž nebo odečet**. Označit ho musí člověk.',
    ],
  },
  {
    id: 'kalendar-praci',
    title: 'Přesunout návštěvu v kalendáři',
    routes: ['InmesCalendar'],
    words: 'kalendář týden den měsíc četa přetáhnout termín svátek vytížení návštěva',
    about:
      'Kalendář ukazuje návštěvy všech jednotek podle čet: den podle hodin, týden podle dnů, měsíc jako vytížení.',
    steps: [
      'Návštěvu přetáhněte na jiný den nebo k jiné četě; v denním pohledu i na jinou hodinu a pravým okrajem ji prodloužíte.',
      'Klávesami: Shift a šipka návštěvu posune, v denním pohledu Ctrl, Shift a šipka změní délku, Enter ji otevře.',
      'V otevřené návštěvě zapíšete přesný termín, a jak dopadla: **Hotovo**, **Nepřístupno**, nebo **Zrušit návštěvu**.',
    ],
    notes: [
      'Mimo pracovní dobu, v nepřítomnosti čety nebo s krátkou cestou se kalendář nejdřív zeptá.',
      'Kde nikdo neotevřel, tam **Další pokus** založí novou návštěvu.',
      'Přesun vezmete zpět tlačítkem **Vzít zpět** v hlášení, nebo klávesami Ctrl+Z. Je-li dřívější čas už obsazený, kalendář to řekne a návštěva zůstane, kde je.',
      'Vytisknete den i týden (Ctrl+P): den s telefony a s tím, jak se kam dostat, týden na šířku.',
    ],
  },
  {
    id: 'odber-kalendare',
    title: 'Odebírat kalendář prací v telefonu nebo v Outlooku',
    routes: ['InmesCalendar'],
    words:
      'ical ics webcal google outlook apple odběr přihlásit kalendář synchronizace adresa export',
    about:
      'Kalendář čety nebo všech čet můžete mít v programu, který používáte. Návštěvy se v něm samy obnovují.',
    steps: [
      'Klepněte na **Odebírat kalendář** a u čety na **Vytvořit adresu**.',
      'Adresu zkopírujte a vložte ji do svého kalendáře jako kalendář z internetu (z adresy URL). Ukáže se jen jednou.',
    ],
    notes: [
      'Kdo adresu zná, vidí, kde, kdy a jaká práce se bude dělat, i bez přihlášení. Jména lidí, telefony ani poznámky v ní nejsou.',
      'Adresu, která se dostala do nesprávných rukou, **Obnovit** nahradí novou a **Zrušit** ukončí. Skončí i sama, když uživatel přijde o přístup nebo přejde do jiné čety.',
    ],
  },
  {
    id: 'clen-cety',
    title: 'Co v portálu vidí člen čety',
    routes: ['InmesCatalog', 'InmesCalendar'],
    words: 'technik montér práva role přístup oprávnění četa člen vidí skryté',
    about:
      'Uživatel, který je v četě a nespravuje klienta, vidí jen to, co ke své práci potřebuje: návštěvy své čety s jménem, telefonem a přístupem, své zprávy a svůj účet. Peníze, ostatní lidi ani jiné čety nevidí.',
    steps: [
      'V katalogu prací otevřete kartu **Čety** a v četě zaškrtněte jejího člena.',
      'Chcete-li, aby uživatel viděl zase všechno, zaškrtnutí zrušte, nebo z něj udělejte správce klienta.',
    ],
    notes: [
      'Změna platí od dalšího načtení; odhlašovat se nikdo nemusí.',
      'Úkoly se členům čet nepřidělují, protože by je neotevřeli.',
    ],
  },
  {
    id: 'ceta-v-terenu',
    title: 'Četa v terénu na telefonu',
    routes: ['InmesCalendar'],
    words:
      'četa montér telefon mobil offline bez připojení sklep odečet výměna podpis fotka plomba',
    about:
      'Pohled **Moje četa** ukáže návštěvy dne v pořadí: kdy, kde, kdo je doma, jak se dovnitř dostat a co udělat. Funguje i bez připojení.',
    steps: [
      'Ráno s připojením otevřete kalendář prací. Dnešní a zítřejší návštěvy se uloží do telefonu.',
      'U návštěvy zvolte **Hotovo**, **Nepřístupno**, nebo **Přesunout**.',
      'U hotové opište stavy, při výměně číslo a počáteční stav nového měřidla, vyfoťte, co je třeba, a nechte si práci podepsat prstem. Není-li kdo podepsat, zvolte **Nepodepsáno** a napište proč.',
      'Tlačítkem **Odeslat výsledek** se výsledek uloží a odejde, jakmile je připojení. Každý se zapíše právě jednou.',
    ],
    notes: [
      'Stav nižší než minulý vysvětlíte tlačítkem **Číselník se přetočil**, nebo **Bylo vyměněno**; neobvykle vysoký potvrdíte tlačítkem **Ano, opravdu**.',
      'Číslo nového měřidla přečte kamera tlačítkem **Načíst kód**, kde to telefon umí; přečtené číslo jde opravit. Kamera je otevřená jen při čtení.',
      'Chybí-li něco povinného, napište proč a zvolte **Odeslat přesto**. Kancelář výsledek zkontroluje.',
      'Ukládá-li práce místo pořízení fotek, řekne to formulář výsledku hned nahoře. Místo se uloží, jen když ho fotoaparát telefonu do fotek zapisuje.',
      'Co portál nepřijme, zůstane v telefonu s vysvětlením. Můžete to odeslat znovu, nebo zkopírovat.',
      'Při přihlášení zaškrtněte **Zapamatovat přihlášení na tomto zařízení**, ať kalendář otevřete i bez připojení. V prohlížeči ho lze přidat na plochu telefonu.',
    ],
  },
  {
    id: 'udalosti-v-terenu',
    title: 'Události v terénu',
    routes: ['InmesEvents'],
    words:
      'výsledek návštěvy ke kontrole protokol podpis foto podklad pro fakturaci nepřístupno odečet výměna zápis',
    about:
      'Události ukazují, jak která návštěva dopadla, co se z ní zapsalo do měřidel a revizí a co čeká na rozhodnutí kanceláře.',
    steps: [
      'Seznam začíná posledními 90 dny, budoucími návštěvami a vším, co čeká; celou historii otevřete volbou **Období**.',
      'Otázky nad seznamem řeknou, kolik návštěv je po termínu, kde nikdo neotevřel podruhé a kde chybí fotka nebo podpis.',
      'Zvolte **Ke kontrole** a výsledek otevřete. U každého nálezu stojí, proč ho nešlo zapsat.',
      'Opravte údaje a klepněte na **Zapsat výsledek**; co se zapsat nemá, označte **Tento nález nezapisovat**.',
      'Celý výsledek odložíte tlačítkem **Nezapisovat nic** a napíšete proč. Co z místa přišlo, zůstane uložené.',
      'Protokol o návštěvě uložíte tlačítkem **Protokol (PDF)**; z označených řádků vznikne jeden soubor.',
      'V nabídce **Další** nad seznamem je **Podklad pro fakturaci (XLSX)**: hotové návštěvy podle prací a cen platných v den návštěvy.',
    ],
    notes: [
      'Podklad pro fakturaci počítá návštěvy vybraných dnů, obchůzky a domu. Práce bez ceny stojí zvlášť a v součtu nejsou.',
      'Odečet i měřidlo v měřicím místě vedou zpět k návštěvě, která je zapsala, a ukážou její fotky.',
      'Výsledek, který přišel z telefonu později, říká, kdy na místě vznikl a kdy došel do portálu.',
      'Podpis je jen vlastnoruční. Napsané jméno se ukáže jako jméno bez podpisu, **Nepodepsáno** i s důvodem; kde práce podpis vyžaduje, čeká takový výsledek ke kontrole.',
    ],
  },
];
