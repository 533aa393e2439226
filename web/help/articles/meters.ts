import type { HelpArticle } from '../article.ts';

export const meterArticles: readonly HelpArticle[] = [
  {
    id: 'nove-merici-misto',
    title: 'Založit měřicí místo a osadit měřidlo',
    routes: ['MetersOverview', 'buildings', 'pasports'],
    words: 'vodoměr elektroměr plynoměr indikátor kalorimetr nové měřidlo osadit ověření cejch',
    about:
      'Měřicí místo je stálé: byt a koupelna, patní vodoměr domu. Měřidla se v něm střídají a spotřeba jde přes výměnu dál.',
    steps: [
      'Klepněte na **Nové měřicí místo** a zvolte druh, dům a prostor; místo celého domu prostor nemá.',
      'Po založení zapište měřidlo: výrobní číslo, rok ověření a počáteční stav.',
      'Do kdy ověření platí, se spočítá samo podle číselníku **Doby platnosti ověření měřidel**.',
    ],
    notes: [
      'Neznámý rok ověření není platné ověření: místo o něm neví nic.',
      'Indikátoru topných nákladů vyberte otopné těleso; jeho koeficienty se berou odtud.',
    ],
  },
  {
    id: 'zapsat-odecet',
    title: 'Zapsat odečet a opravit chybný',
    routes: ['MetersOverview'],
    words: 'stav vodoměru odečíst přetočení číselníku nižší stav odhad nepřístupno oprava',
    about:
      'Odečet je stav na konci dne. Spotřeba mezi odečty se nikam nezapisuje, počítá se vždy znovu.',
    steps: [
      'Otevřete místo, klepněte na **Zapsat odečet** a napište stav; pod ním vidíte předchozí stav a rozdíl.',
      'Je-li stav nižší než předchozí, zvolte **Číselník se přetočil**, nebo **Vyměnit měřidlo**.',
      'Chybný odečet otevřete v seznamu a opravte; co stálo předtím a kdo to změnil, je v jeho historii.',
    ],
    notes: [
      'Když se k měřidlu nikdo nedostal, zvolte u **Zjištěno** Nepřístupno a stav nechte prázdný.',
      'Měsíce v grafu jsou z větší části rozdělené: voda a elektřina podle dnů, teplo podle klimatických podílů. Kolik je opravdu změřeno, stojí nad grafem.',
    ],
  },
  {
    id: 'vymena-meridla',
    title: 'Vyměnit nebo demontovat měřidlo',
    routes: ['MetersOverview'],
    words: 'výměna vodoměru konec ověření porucha dálkový odečet nový stav demontáž vrátit',
    about: 'Výměna je jeden krok: konečný stav starého měřidla a nové měřidlo s počátečním stavem.',
    steps: [
      'V nabídce místa zvolte **Vyměnit měřidlo**, zapište den, konečný stav a důvod.',
      'Nové měřidlo je předvyplněné podle starého; doplňte výrobní číslo a rok ověření.',
      'Bez náhrady zvolte **Demontovat měřidlo**; omyl vrátí **Vzít demontáž zpět** v otevřeném měřidle na kartě **Měřidla**.',
    ],
  },
];
