import type { HelpArticle } from '../article.ts';

export const prescriptionArticles: readonly HelpArticle[] = [
  {
    id: 'hromadna-zmena-predpisu',
    title: 'Změnit předpis celého domu podle sazby',
    routes: ['Prescriptions', 'ClaimedMonths'],
    words:
      'fond oprav sazba klíč plocha podíl osoby záloha teplo procenta hromadně zvýšení příspěvky správa rozdělit',
    about:
      'Jednu položku předpisu změníte v celém domě nebo jednotce najednou: sazbou za m², osobu nebo prostor, rozdělením měsíční částky podle podílů, nebo o procenta.',
    steps: [
      'Otevřete **Evidenční listy**, záložku **Hromadné změny**, zvolte položku, kde a jak se mění a od kdy.',
      'Klepněte na **Ukázat náhled**: u každého prostoru uvidíte, kolik platí dosud, kolik nově a koho informovat.',
      'Koho se změna netýká, vyberte a zvolte **Vynechat ze změny**.',
      'Klepněte na **Přijmout změnu**. Zapíše se všechno, nebo nic, a ukážou se evidenční listy dotčených prostorů.',
      'Omyl vrátíte v seznamu **Přijaté změny** tlačítkem **Vrátit**.',
    ],
    notes: [
      'Prostor, u kterého chybí plocha, podíl nebo počet osob, náhled vyjmenuje a nezmění ho. Rozdělit částku jde, až když údaj nechybí nikde.',
      'Zvýšenou zálohu na služby lze požadovat od prvního dne měsíce po doručení oznámení (zákon č. 67/2013 Sb., § 4 odst. 3). Náhled na to upozorní.',
      'Změnu, kterou už obsahuje uzavřený měsíc, vrátit nejde; zapište novou.',
    ],
  },
  {
    id: 'evidencni-list',
    title: 'Vytisknout evidenční list',
    routes: ['Prescriptions'],
    words: 'výpočtový list předpis úhrad PDF QR platba podpis položky skupiny nájemné příspěvky',
    about:
      'Evidenční list říká, co se za prostor měsíčně platí, podle čeho je to spočteno, od kdy a kam se platí.',
    steps: [
      'Otevřete **Evidenční listy**; den, ke kterému platí, změníte v poli **Stav ke dni**.',
      'List prostoru otevřete dvojklikem nebo klávesou Enter a uložíte tlačítkem **Uložit PDF**.',
      'Listy celého domu zvolíte v poli **Dům**, listy po hromadné změně v poli **Hromadná změna**; pak klepněte na **PDF všech zobrazených**.',
      'Na záložce **Položky** určíte, co jednotka předepisuje vedle služeb a v jaké skupině to na listu je.',
    ],
    notes: [
      'Na listu je týž bankovní účet a QR platba jako na kontech: jediný účet jednotky, nebo ten, který pro ně zvolíte.',
      'Jak se počítá změna v průběhu měsíce, určí **Předpisy**, **Nastavení předpisů**; list to říká.',
    ],
  },
  {
    id: 'evidencni-list-emailem',
    title: 'Poslat evidenční listy e-mailem',
    routes: ['Prescriptions'],
    words: 'odeslat rozeslat mail nové zálohy oznámení doručení bez adresy dům nájemníkům',
    about:
      'Listy domu nebo vybraných prostorů odejdou e-mailem všem, kdo prostor platí. Kdo adresu nemá, toho náhled vyjmenuje.',
    steps: [
      'Na obrazovce **Evidenční listy** zvolte den a dům, nebo v poli **Hromadná změna** změnu: zůstanou jen prostory, kterých se dotkla.',
      'Klepněte na **E-mailem** (všechny zobrazené), nebo prostory vyberte a zvolte **E-mailem vybrané**.',
      'Zkontrolujte, komu list odejde a kdo e-mail nemá, a klepněte na **Odeslat e-mailem**. Odesílá se na pozadí.',
      'Co kdy komu odešlo a zda to došlo, je na záložce **Odeslané** a v listu prostoru.',
    ],
    notes: [
      'Týž list nedostane táž adresa dvakrát, i když odeslání spustíte znovu nebo se přeruší. Odmítnutý e-mail se při dalším odeslání zkusí znovu.',
      'V e-mailu je celý text listu bez QR kódu; list k podpisu vytiskněte z PDF.',
    ],
  },
];
