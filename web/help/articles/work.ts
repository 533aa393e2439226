import type { HelpArticle } from '../article.ts';

export const workArticles: readonly HelpArticle[] = [
  {
    id: 'zacatek-dne',
    title: 'Co mám dnes udělat',
    routes: ['Home', 'Dashboard'],
    words: 'úkoly práce termíny upozornění přehled nástěnka priorita',
    about:
      'Přehled ukazuje práci v jednotce, se kterou právě pracujete. Nástěnka ji ukazuje za všechny vaše jednotky najednou.',
    steps: [
      'Na přehledu začněte částí **Co hoří a co čeká**: každý řádek jmenuje věc, den a částku a vede rovnou k ní.',
      'Každé číslo na kartě vede přesně na záznamy, které počítá. Plocha a počet osob vedou na prostory, pod nimiž stojí stejný součet.',
      'Co změnili ostatní, najdete pod nadpisem **Poslední změny kolegů**.',
      'Ostatní jednotky projdete na obrazovce **Nástěnka**: části **Co hoří**, **Co čeká** a **Zdraví dat**.',
    ],
    notes: [
      'Součet na nástěnce otevře, z kolika v které jednotce se skládá.',
      'Karta s nápisem „ve vývoji“ nic nepočítá a nikam nevede.',
      'Kterou obrazovkou začnete po přihlášení, zvolíte v **Nastavení**, na záložce **Vzhled a začátek**.',
    ],
  },
  {
    id: 'nova-jednotka',
    title: 'Založit novou jednotku',
    routes: ['Home'],
    words: 'svj družstvo jednotky založení první kroky začátek',
    about:
      'Jednotka je celek, který spravujete: společenství vlastníků, družstvo nebo nájemní dům. Domy, lidé, SIPO a revize patří vždy k jedné jednotce.',
    steps: [
      'Na přehledu otevřete záložku **Jednotky**.',
      'Do hledání napište název. Od tří písmen se zpřístupní tlačítko **Nová jednotka**.',
      'Potvrďte název tlačítkem **Vytvořit**. Nová jednotka se otevře.',
      'Na záložce **Parametry** doplňte adresu, IČO a kdo v jednotce platí: vlastníci, členové družstva, nebo nájemci.',
      'Řiďte se částí **První kroky** na přehledu: import, dům, lidé. Co je hotové, se odškrtne samo.',
    ],
    notes: ['Kolik jednotek smíte mít, říká vaše licence na obrazovce **Licence**.'],
  },
  {
    id: 'prepnout-jednotku',
    title: 'Přepnout se do jiné jednotky',
    routes: ['Home', 'Dashboard'],
    words: 'změnit jednotku aktivní jednotka výběr',
    about: 'Skoro každá obrazovka ukazuje jednu jednotku. Která to je, stojí vlevo nahoře.',
    steps: [
      'Klepněte na název jednotky v horní liště.',
      'Napište část názvu, šipkami vyberte a potvrďte klávesou Enter.',
      'Jednotku změníte i dvojím klepnutím na řádek na záložce **Jednotky** přehledu.',
    ],
  },
  {
    id: 'parametry-jednotky',
    title: 'Nastavit jednotku',
    routes: ['Home'],
    words: 'parametry ičo dič adresa plátce sipo token import',
    about: 'Údaje jednotky se tisknou na dokumenty a řídí, kdo platí za prostory.',
    steps: [
      'Na přehledu otevřete záložku **Parametry**.',
      'Opravte údaje a uložte tlačítkem **Uložit změny**, nebo klávesami Ctrl+S.',
      'Kdo a kdy údaje změnil, je pod nadpisem **Historie**.',
    ],
    notes: [
      'Uloží-li údaje mezitím někdo jiný, uvidíte obě hodnoty vedle sebe a vyberete si. Nic z toho, co jste napsali, se neztratí.',
    ],
  },
  {
    id: 'zpravy',
    title: 'Přečíst a potvrdit zprávy',
    routes: ['Messages'],
    words: 'oznámení upozornění úlohy pošta',
    about: 'Do zpráv přicházejí výsledky úloh na pozadí a upozornění na revize a konce smluv.',
    steps: [
      'Nové zprávy ohlásí obálka v horní liště.',
      'Přečtenou zprávu potvrďte tlačítkem **Potvrdit**, všechny najednou tlačítkem **Potvrdit vše**.',
      'Potvrzené najdete volbou **Zobrazit vše**.',
    ],
    notes: [
      'Jestli mají upozornění chodit také e-mailem, zvolíte v **Nastavení**, na záložce **Upozornění**.',
    ],
  },
  {
    id: 'vzit-zpet',
    title: 'Vzít zpět poslední změnu',
    routes: ['Home', 'pasports', 'AddressBook', 'buildings'],
    words: 'zpátky omyl překlep vrátit obnovit smazané ctrl+z undo znovu provést',
    about:
      'Co jste právě uložili, založili, skryli, smazali nebo přesunuli, vezmete zpět jedním klepnutím. Portál udělá opačnou změnu.',
    steps: [
      'Po uložení se nahoře na deset vteřin objeví tlačítko **Vzít zpět**. Klepněte na ně, nebo stiskněte Ctrl+Z, pokud zrovna nepíšete do pole.',
      'Rozmysleli jste si to? Tlačítko **Znovu provést** udělá změnu ještě jednou.',
      'V části **Historie** uvidíte obě změny, i kdo je udělal.',
    ],
    notes: [
      'Změnil-li záznam mezitím někdo jiný, portál nic nepřepíše a řekne to.',
      'Zpět nelze vzít odeslaný e-mail, změnu hesla, anonymizaci ani smazaný soubor. Stěhování, převod, rozdělení, import a hromadné změny mají vlastní vrácení.',
    ],
  },
  {
    id: 'hledani',
    title: 'Najít cokoli z klávesnice',
    routes: ['Home', 'pasports', 'AddressBook'],
    words:
      'hledat vyhledávání ctrl+k zkratky klávesy telefon jméno byt variabilní symbol číslo vodoměru měřidla',
    about:
      'Hledání najde lidi, prostory, domy, spojovací čísla, měřidla, zařízení k revizi, smlouvy, vyúčtování, obchůzky, úkoly i obrazovky.',
    steps: [
      'Stiskněte Ctrl+K, nebo klepněte na lupu v horní liště.',
      'Napište část jména, číslo bytu, telefon, e-mail nebo výrobní číslo měřidla. Na velikosti písmen ani na háčcích nezáleží.',
      'Šipkami vyberte a potvrďte klávesou Enter.',
    ],
    notes: [
      'Než něco napíšete, nabízí se **Naposledy otevřené**: záznamy, ke kterým jste se dostali hledáním i kliknutím.',
      'Za jméno záznamu můžete napsat jeho část: „Lipová 12 dlužníci“, „byt 7 plátce“.',
    ],
  },
];
