import type { HelpArticle } from '../article.ts';

export const accountingArticles: readonly HelpArticle[] = [
  {
    id: 'predat-ucetnictvi',
    title: 'Předat měsíc do účetnictví',
    routes: ['Accounting'],
    words: 'pohoda xml export csv xlsx předkontace účet má dáti dal středisko účetní uzávěrka',
    about:
      'Měsíc se předává jako součty podle účtů, nebo jako soubor pro Pohodu, kde je každý předpis ostatní pohledávkou a každá platba bankovním nebo pokladním dokladem.',
    steps: [
      'Na záložce **Předkontace** doplňte účty a předkontace; u plateb také zkratku účtu nebo pokladny, jak je má Pohoda.',
      'Na záložce **Měsíc** zvolte měsíc a zkontrolujte zůstatky; každý součet vede ke svým dokladům.',
      'Klepněte na **Soubor pro Pohodu** a soubor v Pohodě načtěte. Součty do CSV nebo XLSX uložíte z nabídky tabulky.',
      'Když do měsíce později něco přibude, obrazovka to řekne; stáhněte **Jen nové doklady pro Pohodu**.',
    ],
    notes: [
      'Pohoda přijme soubor jen do účetní jednotky se stejným IČO, jaké má jednotka v nastavení.',
      'Doklady mají stálá čísla (C předpis, P platba) a jeden nepatří do dvou souborů s novými doklady. Celý měsíc podruhé načítejte, jen když jste první soubor nepoužili.',
      'Nejdřív zkuste načíst soubor do zkušební účetní jednotky: nastavení Pohody se liší.',
      'Předpis, který jiný snižuje, je pohledávka se zápornou částkou.',
    ],
  },
  {
    id: 'vratit-preplatek',
    title: 'Vrátit přeplatek',
    routes: ['Refunds', 'Ledger'],
    words: 'vrácení peněz příkaz k úhradě abo kpc pain banka dávka přeplaceno bývalý nájemce',
    about:
      'Přeplatek zůstane na kontě a sám zaplatí další předpis. Vrátit ho můžete příkazem, který načtete do své banky; portál sám nic neposílá.',
    steps: [
      'Na obrazovce **Vrácení přeplatků** označte konta a zvolte **Vrátit vybrané…**.',
      'Zkontrolujte částky a účty; nabízí se účet, ze kterého přišla poslední platba. Uložte **Připravit dávku**.',
      'Stáhněte **Soubor ABO (KPC)**, nebo **Soubor pain.001**, načtěte ho do internetového bankovnictví a příkaz tam podepište.',
      'Až banka zaplatí, otevřete dávku a zvolte **Banka zaplatila…**; na konta se zapíší odchozí platby.',
      'Jakmile načtete výpis, sloupec **Odesláno** řekne, kdy které peníze odešly. Co se nepoznalo samo, spojíte s dávkou u bankovního pohybu; chybné spojení tam vezmete zpět.',
    ],
    notes: [
      'Dávku, která se nezaplatila, zrušte; přeplatky zůstanou na kontech a nepřiřazené platby budou znovu čekat.',
      'Když den splatnosti minul, zvolte u dávky novou splatnost; teprve pak soubor stáhnete.',
      'Platbu, která nikomu nepatří, vrátíte při přiřazování čekajících plateb klávesou V.',
      'Kdyby banka některou platbu vrátila, stornujte ji na obrazovce **Platby**.',
      'Podoba ABO se řídí bankou účtu: Fio, Česká spořitelna (nejvýš 200 plateb) a ČSOB mají svou, ostatní dostanou podobu Fio.',
    ],
  },
];
