import type { HelpArticle } from '../article.ts';

export const accountArticles: readonly HelpArticle[] = [
  {
    id: 'druhy-krok',
    title: 'Zabezpečit své přihlášení',
    routes: ['ClientProfile', 'ClientSettings'],
    words: 'heslo druhý krok ověřovací aplikace přístupový klíč záložní kódy dvoufázové',
    about: 'S druhým krokem nestačí k vašim datům samotné heslo.',
    steps: [
      'Otevřete **Můj profil**, část **Druhý krok přihlášení**.',
      'Zvolte **Zapnout ověřovací aplikaci**, nebo **Přidat přístupový klíč**.',
      'Uložte si **Záložní kódy** mimo toto zařízení.',
    ],
    notes: ['Odhlásit ztracený telefon můžete v **Nastavení**, na záložce **Zařízení**.'],
  },
  {
    id: 'vzhled',
    title: 'Zvětšit písmo nebo zapnout tmavý vzhled',
    routes: ['ClientSettings'],
    words: 'tmavý režim velké písmo hustota řádky vzhled',
    about: 'Vzhled platí jen pro vás a pamatuje se na všech zařízeních.',
    steps: [
      'Otevřete **Nastavení**, záložku **Vzhled a začátek**.',
      'Zvolte barvy, písmo a hustotu tabulek.',
      'Uložte tlačítkem **Uložit nastavení**.',
    ],
  },
  {
    id: 'pozvat',
    title: 'Pozvat kolegu',
    routes: ['ClientUsers'],
    words: 'uživatel účet přístup práva správce pozvánka zablokovat',
    about: 'Každý má mít vlastní přihlášení: jen tak historie říká, kdo co změnil.',
    steps: [
      'V postranním panelu otevřete **Uživatelé**.',
      'Klepněte na **Pozvat uživatele** a zadejte jméno a e-mail.',
      'Kdo odešel, toho zablokujte tlačítkem **Zablokovat**; historie po něm zůstane.',
    ],
    notes: ['Zvát a blokovat smí jen správce klienta.'],
  },
  {
    id: 'licence',
    title: 'Rozšířit licenci a uvolnit místo pro soubory',
    routes: ['ClientLicense'],
    words: 'licence předplatné limit jednotky moduly soubory fotky přílohy místo úložiště',
    about: 'Licence říká, kolik jednotek a prostorů smíte vést a které moduly máte.',
    steps: [
      'Na obrazovce **Licence** uvidíte **Čerpání limitů**.',
      'Klepněte na **Požádat o změnu licence**, napište, co potřebujete, a zvolte **Odeslat žádost**.',
      'Co zabírá místo pro soubory jednotky, je tamtéž podle druhů; odtud se dostanete k seznamu, kde soubory smažete.',
    ],
    notes: ['Po konci licence data dál uvidíte a stáhnete; zakládat nové nepůjde.'],
  },
  {
    id: 'novinky',
    title: 'Přečíst, co je v portálu nového',
    routes: ['Blog', 'BlogDetail'],
    words: 'novinky změny verze blog',
    about: 'Novinky říkají, co v portálu přibylo a na co si dát pozor.',
    steps: ['Otevřete **Novinky** a vyberte článek; vytiskne ho tlačítko **Tisk**.'],
    notes: ['Jestli chcete o novinkách vědět e-mailem, zvolíte v **Nastavení**.'],
  },
  {
    id: 'mapa',
    title: 'Najít obrazovku, o které jen vím',
    routes: ['AdminSitemap', 'About'],
    words: 'mapa seznam obrazovek moduly kde je',
    about: 'Mapa portálu vypisuje všechny obrazovky i to, k čemu jsou.',
    steps: [
      'Otevřete **Mapa portálu** a klepněte na obrazovku, nebo napište její název do Ctrl+K.',
    ],
  },
];
