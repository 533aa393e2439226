import type { HelpArticle } from '../article.ts';

/** Agreements on instalments. */
export const instalmentArticles: readonly HelpArticle[] = [
  {
    id: 'splatky',
    title: 'Dohodnout splátky dluhu a hlídat je',
    routes: ['Arrears'],
    words: 'splátkový kalendář dohoda o splátkách uznání dluhu zesplatnění § 2053 § 1931 dlužník',
    about:
      'Dohoda o splátkách rozloží dluh do termínů. Zda je splátka zaplacená, plyne z plateb na kontě, nikdo to nezapisuje.',
    steps: [
      'Na obrazovce **Dluhy** otevřete dluh a zvolte **Dohoda o splátkách**.',
      'Vyberte předpisy, počet splátek a první termín. Jiné částky a dny zadáte volbou **Vlastní částky a dny**; poslední splátka vyrovná zbytek.',
      'Zvolte, zda dlužník dluh uznává a zda jde při zmeškané splátce žádat celý dluh. Po zapsání uložte **PDF k podpisu**.',
      'Vrátí-li se listina podepsaná, otevřete dohodu, zvolte **Zapsat podpis…** a listinu k ní přiložte. Bez podpisu dluh uznaný není.',
      'Na kartě **Splátky** vidíte, které dohody platí a které jsou porušené. Porušenou otevřete a můžete **Zesplatnit celý dluh**.',
    ],
    notes: [
      'Platba jde na to, co bylo splatné nejdřív. Kdo platí jen běžné předpisy, splátku tím nezaplatí.',
      'Dokud se dohoda dodržuje, předpisy v ní se neupomínají. Co je dlužno vedle ní, upomenout jde. Úrok z prodlení běží dál.',
      'Vrátí-li banka platbu, je dohoda porušená ode dne splátky. Doplatí-li dlužník zpožděnou splátku, dohoda zase platí a zpoždění zůstane vidět.',
      'Konto má jednu platnou dohodu. Chybnou zrušte s důvodem a uzavřete novou; zrušená v přehledu zůstane.',
    ],
  },
];
