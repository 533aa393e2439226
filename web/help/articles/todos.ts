import type { HelpArticle } from '../article.ts';

export const todoArticles: readonly HelpArticle[] = [
  {
    id: 'ukoly',
    title: 'Zadat úkol a hlídat, co čeká',
    routes: ['Todos'],
    words:
      'úkol práce termín přidělit kolega kontrolní seznam komentář zmínka tabule kalendář hotovo',
    about:
      'Úkol říká, co je potřeba udělat, kdo to má na starosti a do kdy. Může se týkat domu, prostoru, osoby, měřidla, revize, vyúčtování, námitky, upozornění i zprávy, která vám přišla.',
    steps: [
      'Na jeden řádek napište, co je potřeba, a stiskněte Enter. Chcete-li říct víc, klepněte na **Nový úkol**.',
      'V otevřeném úkolu doplňte **Kontrolní seznam**, přiložte soubory a fotky a pište komentáře. Zavináčem zmíníte kolegu; dostane zprávu.',
      'Co je splněné, uzavřete tlačítkem **Hotovo**. Vrátit to jde hned v oznámení, nebo později tlačítkem **Vrátit k řešení**.',
      'Nahoře přepnete **Seznam**, **Tabule** a **Kalendář**. Na tabuli i v kalendáři úkol přetáhnete myší, nebo přesunete klávesou Shift se šipkou či nabídkou u úkolu.',
    ],
    notes: [
      'Z e-mailu uděláte úkol tak, že jeho text vložíte do názvu nového úkolu: z předmětu bude název, zbytek se zapíše do poznámky.',
      'Úkol jde založit také ze zprávy, která vám v portálu přišla; u zprávy pak stojí, jak na tom úkol je. Co ve zprávě stojí, vidíte jen vy.',
      'Koho portál upozorní a jak, si každý nastaví v **Nastavení**, na záložce **Upozornění**.',
      'Z fotky portál odstraní, co k ní přístroj připsal, třeba místo a čas.',
      'Komentář upraví a smaže jen ten, kdo ho napsal.',
    ],
  },
  {
    id: 'opakovane-ukoly',
    title: 'Nastavit úkol, který se opakuje',
    routes: ['Todos'],
    words: 'opakování pravidelně měsíčně týdně ročně poslední den měsíce série další termín',
    about:
      'Opakovaný úkol se po splnění založí znovu s dalším termínem, s týmž člověkem a s neodškrtnutým kontrolním seznamem.',
    steps: [
      'V úkolu s termínem zvolte **Jak často** se má opakovat a zkontrolujte další termíny pod volbami.',
      'Má-li být úkol v každém měsíci, zvolte poslední den měsíce: v den, který kratší měsíc nemá, by se nezaložil.',
      'Zvolte, zda se má další termín počítat **Od termínu**, nebo **Ode dne splnění**.',
      'Po splnění klepněte na **Hotovo**; další úkol série se založí jednou, ať to udělá kdokoli.',
    ],
    notes: [
      'Dny, které mezitím uplynuly, se přeskočí.',
      'Vrátíte-li úkol k řešení, další se zase odstraní, pokud se ho zatím nikdo nedotkl.',
    ],
  },
];
