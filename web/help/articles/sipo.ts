import type { HelpArticle } from '../article.ts';

export const sipoArticles: readonly HelpArticle[] = [
  {
    id: 'sipo-predani',
    title: 'Předat SIPO České poště',
    routes: ['AuxiliariesSipo'],
    words: 'inkaso sipo soubor změny průvodka pošta měsíc termín',
    about: 'Každý měsíc se poště předávají jen změny od minula, ve dvou souborech.',
    steps: [
      'Na záložce **Plátci** klepněte na **Zkontrolovat vše** a opravte vady; ukáže je **Zobrazit vady**.',
      'Co se předává, ukazuje záložka **Změny od minula**.',
      'Na záložce **Předání** stáhněte oba soubory a odešlete je poště do termínu.',
      'Potom klepněte na **Označit jako předané**. Plátce s vadou můžete vynechat.',
    ],
    notes: [
      'Omylem označené předání vezme zpět **Vrátit předání**, dokud na ně pošta neodpověděla.',
    ],
  },
  {
    id: 'sipo-odpoved',
    title: 'Načíst odpověď pošty',
    routes: ['AuxiliariesSipo'],
    words: 'zaplacené platby chybné záznamy odmítnutí pošta soubor',
    about: 'Pošta vrací zaplacené platby a chybné záznamy; portál je přiřadí plátcům.',
    steps: [
      'Otevřete záložku **Odpovědi pošty**.',
      'Klepněte na **Načíst soubor pošty** a vyberte soubor.',
      'Odmítnuté plátce najdete mezi plátci výběrem **Odmítnuté poštou**.',
    ],
  },
  {
    id: 'sipo-platby',
    title: 'Zapsat platby ze SIPO na konta',
    routes: ['AuxiliariesSipo', 'Payments'],
    words: 'sipo zaplaceno konto platba zápis storno odmítnuto pošta dluh',
    about:
      'Co pošta vybrala, se zapíše na konta prostorů ke dni platby, najednou a každá platba jen jednou.',
    steps: [
      'Na záložce **Odpovědi pošty** otevřete načtený soubor a klepněte na **Zapsat platby ze SIPO…**.',
      'Projděte, na které konto která platba přijde. Co konto nemá, bude čekat na přiřazení mezi platbami.',
      'Klepněte na **Zapsat na konta**.',
    ],
    notes: [
      'Co pošta odmítla, se nezapíše a zůstává dluhem. Odmítne-li později, co už je zapsané, nabídne se storno.',
      'Celé období vrátí **Vzít zápis zpět**. Obsahuje-li platby uzavřený měsíc, zapíší se opačné do prvního otevřeného a zeptáme se na důvod.',
    ],
  },
  {
    id: 'sipo-nastaveni',
    title: 'Začít se SIPO',
    routes: ['AuxiliariesSipo'],
    words: 'nastavení číslo organizace kód poplatku spojovací číslo',
    about: 'Než předáte první měsíc, zapište, co máte dohodnuto s poštou.',
    steps: [
      'Otevřete záložku **Nastavení** a vyplňte **Číslo organizace** a další údaje ze smlouvy.',
      'Určete, které služby se pod kterým kódem platí.',
      'Plátcům doplňte spojovací čísla; chybějící najdete výběrem **Bez čísla**.',
    ],
  },
];
