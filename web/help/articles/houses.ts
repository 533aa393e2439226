import type { HelpArticle } from '../article.ts';

export const houseArticles: readonly HelpArticle[] = [
  {
    id: 'novy-dum',
    title: 'Založit dům a jeho podlaží',
    routes: ['buildings'],
    words: 'budova vchod patro podlaží adresa katastr',
    about: 'Prostor patří k podlaží a podlaží k domu, proto se zakládá nejdřív dům.',
    steps: [
      'Na obrazovce **Domy** klepněte na **Nový dům**.',
      'Vyplňte název a adresu. Obec vyberte z nabídky, doplní se i PSČ.',
      'Na záložce **Podlaží** přidejte podlaží odspodu nahoru.',
      'Na záložce **Prostory** pokračujte tlačítkem **Založit prostory**.',
    ],
    notes: [
      'Celý dům i s byty a lidmi vznikne najednou z jedné tabulky: v seznamu domů **Import**.',
    ],
  },
  {
    id: 'skupiny-domu',
    title: 'Seřadit domy do skupin',
    routes: ['BuildingsGroups'],
    words: 'skupina středisko sídliště správa pořadí',
    about: 'Skupiny drží pohromadě domy, které spravujete společně. Mohou stát i jedna pod druhou.',
    steps: [
      'Na obrazovce **Skupiny domů** klepněte na **Nová skupina**.',
      'Otevřete skupinu a na záložce **Domy** vyberte dům; přidá se tlačítkem **Přidat**.',
      'Pořadí domů změníte šipkami u jejich řádků.',
    ],
    notes: ['Smazáním skupiny domy nezmizí, jen v ní přestanou být.'],
  },
  {
    id: 'osoby-hromadne',
    title: 'Zapsat počty osob celému domu',
    routes: ['buildings', 'Declarations'],
    words: 'bydlící počet osob hromadně tabulka vložit excel osobodny',
    about: 'Počty osob se mění najednou za celý dům, vždy od jednoho dne.',
    steps: [
      'Otevřete dům a jeho záložku **Osoby**.',
      'Zvolte den, od kterého nové počty platí.',
      'Pište čísla a klávesou Enter přecházejte dolů. Sloupec můžete také vložit z tabulkového programu.',
      'Tlačítkem **Zkontrolovat a uložit** si prohlédněte **Přehled změn** a potvrďte.',
      'Spletli jste se? Celé uložení vezme zpět tlačítko **Vrátit změnu**.',
    ],
    notes: ['Dosavadní počet skončí den předtím. Uloží se všechno, nebo nic.'],
  },
  {
    id: 'zalohy-hromadne',
    title: 'Změnit zálohy celému domu',
    routes: ['buildings'],
    words: 'zálohy předpis zvýšit o procenta hromadně služby náklady',
    about:
      'Zálohy na služby se mění najednou za celý dům: všem stejně, jen prázdným, nebo o procenta.',
    steps: [
      'Otevřete dům a jeho záložku **Zálohy**.',
      'Zvolte den, od kterého nové částky platí.',
      'Částky napište, vložte z tabulkového programu, nebo je doplňte volbou **Všem stejně**, **Jen prázdným** či **Změnit o procenta**.',
      'Tlačítkem **Zkontrolovat a uložit** si prohlédněte změny a potvrďte.',
    ],
    notes: [
      'Službu, která je v seznamu dvakrát různě napsaná, spojí **Sloučit služby psané různě**.',
    ],
  },
  {
    id: 'podily-domu',
    title: 'Zkontrolovat podíly podle katastru',
    routes: ['buildings'],
    words: 'podíly společné části katastr hlasování shromáždění prezenční listina',
    about: 'Podíly všech prostorů domu mají dát celek. Záložka ukazuje součet a co v něm chybí.',
    steps: [
      'Otevřete dům a jeho záložku **Podíly**.',
      'Tlačítkem **Porovnat s katastrem** nahrajte seznam z katastru a projděte rozdíly.',
      'Správné podíly převezmete tlačítkem **Převzít ze seznamu jako nové podíly**, vždy od zvoleného dne.',
      'Na shromáždění vytiskněte **Prezenční listina**: vlastníci, podíly a místo k podpisu.',
    ],
    notes: [
      'Má-li dům podíly, které celek záměrně netvoří, zaškrtněte to u něj; kontrola pak mlčí.',
    ],
  },
];
