import type { HelpArticle } from '../article.ts';

export const listArticles: readonly HelpArticle[] = [
  {
    id: 'tabulky',
    title: 'Přizpůsobit si tabulku',
    routes: ['pasports', 'AddressBook', 'AddressBookContacts', 'AddressBookTenants', 'Addresses'],
    words: 'sloupce šířka řazení export excel csv tisk filtr výběr',
    about: 'Každá tabulka si pamatuje, jak jste si ji nastavili.',
    steps: [
      'Nad tabulkou napište, co hledáte, nebo klepněte na výběr; číslo u něj říká, kolik řádků v něm je.',
      'Sloupce přidáte a uberete v nabídce tabulky pod **Sloupce**.',
      'Co vidíte, odejde jako **Export CSV** nebo vytištěné přes **Tisk**.',
      'Šipkami se posouvá po řádcích, Enter řádek otevře.',
    ],
    notes: [
      'Zapomenout všechna nastavení tabulek můžete v **Nastavení**.',
      'Na telefonu jsou filtry a řazení složené v tlačítku vedle hledání, akce pod třemi tečkami; klepnutí na kartu otevře celý záznam.',
    ],
  },
  {
    id: 'ciselniky',
    title: 'Vyznat se v číselnících',
    routes: ['Auxiliaries', 'AuxiliariesPasportTypes', 'AuxiliariesServices'],
    words: 'číselník typ prostoru služba seznam',
    about: 'Číselníky jsou seznamy, ze kterých se jinde vybírá: typy prostorů, služby, obce.',
    steps: [
      'Přehled číselníků říká, co v kterém je a kolik.',
      'Typ prostoru určuje, zda jde o byt, a službě její měrnou jednotku.',
      'Co se někde používá, nejde smazat; portál řekne, kde to je.',
    ],
  },
  {
    id: 'obce',
    title: 'Doplnit obec nebo celý seznam obcí',
    routes: ['AuxiliariesCities'],
    words: 'obec město psč pošta seznam',
    about: 'Z obce a PSČ se skládají adresy.',
    steps: [
      'Chybějící obec přidá **Přidat jinou obec**.',
      'Dvakrát zapsanou obec spojí **Sloučit s jinou obcí**; adresy se přesunou.',
      'Celý seznam nahraje **Import seznamu**.',
    ],
  },
  {
    id: 'denostupne',
    title: 'Porovnat otopné sezóny podle počasí',
    routes: ['AuxiliariesDenostupne'],
    words: 'denostupně topení počasí spotřeba teplo stanice',
    about: 'Denostupně říkají, jak studená zima byla. Teprve s nimi jdou spotřeby porovnat.',
    steps: [
      'Na záložce **Měsíce** zapište dny topení a teploty, nebo je nahrajte tlačítkem **Import**.',
      'Na záložce **Porovnání období** vyberte dvě období a spotřeby.',
      'Výsledek říká, jaká by byla spotřeba při stejném počasí.',
    ],
  },
  {
    id: 'otopna-telesa',
    title: 'Vést otopná tělesa',
    routes: ['AuxiliariesHeatings', 'buildings'],
    words: 'radiátor těleso indikátor výkon koeficient',
    about: 'Tělesa se zapisují k domu a místnostem; jejich druhy a koeficienty jsou v seznamech.',
    steps: [
      'Druhy a koeficienty doplňte na obrazovce **Otopná tělesa**.',
      'Těleso domu zapište v domě na záložce **Otopná tělesa**.',
    ],
  },
];
