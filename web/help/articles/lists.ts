import type { HelpArticle } from '../article.ts';

export const listArticles: readonly HelpArticle[] = [
  {
    id: 'tabulky',
    title: 'Přizpůsobit si tabulku',
    routes: ['pasports', 'AddressBook', 'AddressBookContacts', 'AddressBookTenants', 'Addresses'],
    words:
      'sloupce šířka řazení export excel csv tisk filtr výběr hromadně více řádků loni před rokem pravé tlačítko',
    about: 'Každá tabulka si pamatuje, jak jste si ji nastavili.',
    steps: [
      'Nad tabulkou napište, co hledáte, nebo klepněte na výběr; číslo u něj říká, kolik řádků v něm je.',
      'Sloupce přidáte a uberete v nabídce tabulky pod **Sloupce**.',
      'Co vidíte, odejde jako **Export CSV** nebo vytištěné přes **Tisk**.',
      'Dlouhý seznam stáhnete najednou, se skrytými záznamy, přes **Celá tabulka** v XLSX nebo v CSV; u kont jsou to všechny předpisy, u měřidel všechny odečty.',
      'Šipkami se posouvá po řádcích, Enter řádek otevře; pravé tlačítko myši nabídne, co s ním jde udělat: otevřít, zavolat nebo napsat tomu, na koho je v řádku spojení, zkopírovat buňku, vybrat.',
      'Více řádků změníte najednou, když je zaškrtnete; na telefonu nejdřív zvolte **Vybrat řádky** pod třemi tečkami.',
      'Kde je nad seznamem den, ukáže tlačítko **Před rokem** stav o rok dřív, i se součty.',
    ],
    notes: [
      'Zapomenout všechna nastavení tabulek můžete v **Nastavení**.',
      'V celé tabulce v XLSX jsou dny a čísla skutečné, takže s nimi Excel počítá. List pojme 1 048 576 řádků, další pokračují na listu za ním; text delší než 32 767 znaků je v buňce zkrácený, celý je v CSV.',
      'Na telefonu jsou filtry a řazení složené v tlačítku vedle hledání, akce pod třemi tečkami; klepnutí na kartu otevře celý záznam.',
    ],
  },
  {
    id: 'pohledy',
    title: 'Uložit si pohled na seznam',
    routes: ['pasports', 'AddressBookTenants', 'AddressBookContacts', 'buildings'],
    words: 'pohled uložený filtr sdílet kolegové výběr nastavení sloupců můj pohled klienta',
    about:
      'Pohled si pod jménem pamatuje, co v seznamu hledáte, vybíráte a vidíte: hledaný text, výběr, den, řazení, sloupce a počet řádků.',
    steps: [
      'Nastavte si seznam, jak ho chcete vídat.',
      'Klepněte nad seznamem na **Pohledy** a zvolte **Uložit jako…**.',
      'Pojmenujte ho a uložte. Příště ho vyberete v téže nabídce, v jakékoli jednotce i na jiném počítači.',
      'Změníte-li potom na seznamu něco, tlačítko hlásí „změněno“: v nabídce zvolte **Uložit změny**, **Vrátit**, nebo **Uložit jako…**.',
      'Zpátky k celému seznamu vede **Výchozí seznam**.',
    ],
    notes: [
      'Správce klienta může pohled dát všem volbou **Pro všechny uživatele klienta**; později přes **Název a sdílení…**.',
      'Zvolený dům nebo skupina platí jen ve své jednotce; v jiné ukáže pohled všechny domy. Pohled otevřete i hledáním: Ctrl+K a „pohled“ s jeho jménem.',
      'Na telefonu je tlačítko ve složených filtrech vedle hledání.',
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
    id: 'overeni-meridel',
    title: 'Zjistit, do kdy platí ověření měřidla',
    routes: ['AuxiliariesMeterVerification'],
    words: 'ověření cejch plomba vodoměr kalorimetr elektroměr plynoměr platnost rok lhůta',
    about:
      'Ověření platí do 31. prosince. Na kolik let, určuje druh měřidla, jak měří, k čemu slouží a kdy bylo ověřeno.',
    steps: [
      'Pod tabulkou vyberte měřidlo a zapište rok ověření z cejchu nebo plomby.',
      'Portál řekne, do kdy ověření platí, a co plyne z toho, když skončilo.',
      'Doby vede správce systému; změna doby se projeví hned u všech měřidel.',
    ],
    notes: [
      'Na cejchu je jen rok. Když v něm platily dvě doby, nebo není známo, jak měřidlo měří, počítá se kratší.',
      'U řádku, jehož zdroj začíná slovy „k ověření“, si dobu ověřte v předpisu. Kde doba známá není, portál platnost netvrdí.',
      'Novější řádek má přednost před starším; ze stejného dne ten, který je přesnější. Indikátory topných nákladů se neověřují.',
    ],
  },
  {
    id: 'zakonne-hodnoty',
    title: 'Najít, co o vyúčtování určuje zákon',
    routes: ['AuxiliariesSettlementLaw'],
    words:
      'vyhláška 269/2015 zákon 67/2013 základní složka meze korekce směrné číslo lhůta pokuta sazba daně dph',
    about:
      'Podíly, meze, směrná čísla, lhůty a sazby daně, kterými se řídí vyúčtování, s předpisem, ze kterého jsou.',
    steps: [
      'Hledejte podle názvu hodnoty nebo čísla předpisu.',
      'Platí nejnovější řádek, který nezačíná až po začátku zúčtovacího období.',
      'Hodnoty vede správce systému; nový řádek se hned projeví v nových vyúčtováních.',
    ],
    notes: [
      'U řádku, jehož zdroj začíná slovy „k ověření“, si hodnotu ověřte v předpisu. Kde hodnota známá není, portál si žádnou nevymýšlí.',
      'Hotové vyúčtování si pamatuje hodnoty, se kterými bylo spočteno; změna řádku ho nezmění.',
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
