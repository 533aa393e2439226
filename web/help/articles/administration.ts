import type { HelpArticle } from '../article.ts';

export const administrationArticles: readonly HelpArticle[] = [
  {
    id: 'klienti',
    title: 'Spravovat klienty a jejich licence',
    routes: ['AdminClients', 'AdminCustomers'],
    words: 'klient zákazník licence prodloužit zablokovat registrace schéma modulů',
    about: 'Správce systému vidí klienty, jejich licence a uživatele, ne však jejich záznamy.',
    steps: [
      'Na obrazovce **Klienti** klienta vyhledejte a otevřete.',
      'Licenci prodlouží **Prodloužit licenci**; moduly určuje schéma.',
      'Potřebujete-li vidět totéž co uživatel, zvolte u něj **Zobrazit jako**. Je to jen pro čtení a zapíše se to.',
    ],
  },
  {
    id: 'provoz',
    title: 'Zálohovat a vyhlásit údržbu',
    routes: ['AdminRuntimeSettings'],
    words: 'záloha údržba nastavení aplikace provoz',
    about: 'Nastavení aplikace platí pro celý portál.',
    steps: [
      'V části **Zálohy databáze** zvolte, kdy se zálohuje; hned zálohuje **Zálohovat nyní**.',
      'Údržbu vyhlásí **Zapnout údržbu** s textem a předpokládaným koncem; všichni budou do minuty odhlášeni.',
    ],
  },
  {
    id: 'chyby',
    title: 'Najít příčinu nahlášené chyby',
    routes: ['AdminErrors'],
    words: 'chyba událost číslo log záznam',
    about: 'Uživatel vidí u nečekané chyby číslo události; podle něj ji tady najdete.',
    steps: [
      'Na obrazovce **Chyby** napište číslo události do hledání.',
      'Otevřete chybu a projděte **Záznamy chyby**.',
    ],
  },
];
