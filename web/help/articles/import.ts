import type { HelpArticle } from '../article.ts';

export const importArticles: readonly HelpArticle[] = [
  {
    id: 'import',
    title: 'Nahrát data z tabulky',
    routes: ['Home', 'buildings', 'pasports', 'AddressBook', 'AddressBookContacts', 'Addresses'],
    words: 'import excel csv xlsx soubor převod z jiného programu hromadně dům',
    about:
      'Celý dům s byty, lidmi, podíly, počty osob a zálohami se dá nahrát z jedné tabulky, jakou už máte.',
    steps: [
      'V seznamu klepněte na **Import** a zvolte, co importujete; celý dům nabízí seznam domů.',
      'Nahrajte soubor XLSX nebo CSV. Prázdný vzor nabídne **Stáhnout vzorový soubor**.',
      'Zkontrolujte, co který sloupec znamená; nepotřebný sloupec vynechte.',
      'Klepněte na **Zkontrolovat nanečisto**. Nic se zatím nezapíše.',
      'Řádky s chybou opravte přímo na obrazovce tlačítkem **Uložit a zkontrolovat řádek**.',
      'Výsledek přijměte tlačítkem **Přijmout vše**.',
    ],
    notes: [
      'Přijatý import vezme zpět **Vrátit import**, dokud na jeho záznamy nenavázala jiná práce.',
      'Význam sloupců si portál zapamatuje pro příští soubor.',
    ],
  },
];
