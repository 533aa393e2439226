import type { HelpArticle } from '../article.ts';

export const bankArticles: readonly HelpArticle[] = [
  {
    id: 'bankovni-vypis',
    title: 'Načíst výpis z banky',
    routes: ['MoneyBank'],
    words: 'banka výpis gpc abo camt fio csv import platby účet',
    about: 'Soubor z internetového bankovnictví se nejdřív prohlédne, přijme se celý, nebo vůbec.',
    steps: [
      'Na záložce **Účty** založte účet; podle jeho čísla se pozná, čí výpis je.',
      'Klepněte na **Načíst výpis**, vyberte soubor a potom **Prohlédnout výpis**.',
      'Souhlasí-li zůstatky a počet pohybů, klepněte na **Přijmout výpis**.',
    ],
    notes: [
      'Stejný výpis ani pohyb nepřijde dvakrát, i když se stažená období překrývají.',
      'Co mezi výpisy chybí, říká sloupec **Návaznost**.',
      'Co přišlo, je hned mezi platbami. Omylem načtený soubor vezme zpět **Odebrat výpis**; jeho platby se stornují.',
    ],
  },
  {
    id: 'bankovni-csv',
    title: 'Načíst výpis CSV, který portál nezná',
    routes: ['MoneyBank'],
    words: 'csv sloupce banka výpis mapování zapamatovat zapomenout názvy',
    about: 'Co které sloupce znamenají, řeknete jednou; portál si to pamatuje u účtu.',
    steps: [
      'Klepněte na **Načíst výpis**, vyberte účet, soubor a potom **Prohlédnout výpis**.',
      'U sloupců zvolte, co znamenají: stačí den a částka, nebo příjem a výdej.',
      'Zkontrolujte první pohyby a klepněte na **Přijmout výpis**.',
    ],
    notes: [
      'Příští soubor se stejnými sloupci se přečte sám, i když stojí v jiném pořadí.',
      'Čte-li se něco špatně, klepněte na **Upravit sloupce**, nebo na **Zapomenout sloupce**.',
      'Sloupec se zůstatkem po pohybu ohlídá, že v souboru žádný řádek nechybí.',
    ],
  },
  {
    id: 'bankovni-pohyby',
    title: 'Odložit platbu, u které nevíte, čí je',
    routes: ['MoneyBank'],
    words: 'pohyb platba čeká odložit poznámka banka',
    about: 'Přijaté platby čekají; co teď vyřešit nejde, odložte s poznámkou.',
    steps: [
      'Na záložce **Pohyby** jsou nejdřív ty, které čekají.',
      'Otevřete platbu, zvolte stav „odloženo“ a napište, na co se čeká.',
      'Odložené najdete výběrem **Odložené**.',
    ],
  },
];
