import type { HelpArticle } from '../article.ts';

export const fieldworkArticles: readonly HelpArticle[] = [
  {
    id: 'katalog-praci',
    title: 'Založit katalog prací',
    routes: ['InmesCatalog'],
    words: 'ceník délka výměna odečet revize materiál kontrolní seznam plomba foto podpis verze',
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
      'U hotové opište stavy, při výměně číslo a počáteční stav nového měřidla, vyfoťte, co je třeba, a nechte si práci podepsat.',
      'Tlačítkem **Odeslat výsledek** se výsledek uloží a odejde, jakmile je připojení. Každý se zapíše právě jednou.',
    ],
    notes: [
      'Stav nižší než minulý vysvětlíte tlačítkem **Číselník se přetočil**, nebo **Bylo vyměněno**; neobvykle vysoký potvrdíte tlačítkem **Ano, opravdu**.',
      'Chybí-li něco povinného, napište proč a zvolte **Odeslat přesto**. Kancelář výsledek zkontroluje.',
      'Co portál nepřijme, zůstane v telefonu s vysvětlením. Můžete to odeslat znovu, nebo zkopírovat.',
      'Při přihlášení zaškrtněte **Zapamatovat přihlášení na tomto zařízení**, ať kalendář otevřete i bez připojení. V prohlížeči ho lze přidat na plochu telefonu.',
    ],
  },
];
