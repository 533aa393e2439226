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
    id: 'udalosti-v-terenu',
    title: 'Události v terénu',
    routes: ['InmesEvents'],
    words:
      'výsledek návštěvy ke kontrole protokol podpis foto podklad pro fakturaci nepřístupno odečet výměna zápis',
    about:
      'Události ukazují, jak která návštěva dopadla, co se z ní zapsalo do měřidel a revizí a co čeká na rozhodnutí kanceláře.',
    steps: [
      'Otázky nad seznamem řeknou, kolik návštěv je po termínu, kde nikdo neotevřel podruhé a kde chybí fotka nebo podpis.',
      'Zvolte **Ke kontrole** a výsledek otevřete. U každého nálezu stojí, proč ho nešlo zapsat.',
      'Opravte údaje a klepněte na **Zapsat výsledek**; co se zapsat nemá, označte **Tento nález nezapisovat**.',
      'Celý výsledek odložíte tlačítkem **Nezapisovat nic** a napíšete proč. Co z místa přišlo, zůstane uložené.',
      'Protokol o návštěvě uložíte tlačítkem **Protokol (PDF)**; z označených řádků vznikne jeden soubor.',
      'V nabídce **Další** nad seznamem je **Podklad pro fakturaci (XLSX)**: hotové návštěvy podle prací a cen platných v den návštěvy.',
    ],
    notes: [
      'Podklad pro fakturaci počítá návštěvy vybraných dnů, obchůzky a domu. Práce bez ceny stojí zvlášť a v součtu nejsou.',
      'Výsledek, který přišel z telefonu později, říká, kdy na místě vznikl a kdy došel do portálu.',
    ],
  },
];
