import type { HelpArticle } from '../article.ts';

export const moneyArticles: readonly HelpArticle[] = [
  {
    id: 'predepsat-mesic',
    title: 'Předepsat měsíc a opravit ho',
    routes: ['ClaimedMonths', 'Ledger'],
    words:
      'předpis záloh nájemné fond oprav evidenční list splatnost uzávěrka rozdíly zpětná změna',
    about:
      'Předepisují se zálohy z nákladů prostorů, tak jak platí prvního dne měsíce. Dostane je ten, kdo náklady prostoru ten den nese. Jednotka může zvolit i počítání po dnech.',
    steps: [
      'Na obrazovce **Předpisy** zvolte měsíc; tabulka ukáže, co se komu předepíše.',
      'Klepněte na **Předepsat** a potvrďte součet a splatnost.',
      'Když se později změní záloha nebo její plátce, otevřete měsíc znovu: objeví se jen rozdíly. Zapíše je **Zapsat rozdíly**.',
      'Předpis, který souhlasí, uzavřete tlačítkem **Uzavřít měsíc**; další opravy pak půjdou do prvního otevřeného měsíce.',
    ],
    notes: [
      'Po dnech se předepíše za každý den díl měsíční částky tomu, kdo prostor ten den platí: při stěhování si nájemci měsíc rozdělí a dohromady zaplatí celou částku. Nový nájemce neplatí dřív, než přišel.',
      'Zapsaný předpis se nikdy nemění, opravuje ho další předpis. Proto zůstatek k dřívějšímu dni vyjde vždy stejně.',
      'Uzavírat měsíce a měnit **Nastavení předpisů** (den splatnosti, změny po dnech) smí správce klienta.',
      'Za prostory, jejichž náklady nikdo nenese, se nepředepisuje nic; obrazovka řekne, kolik jich je.',
    ],
  },
  {
    id: 'zapsat-platbu',
    title: 'Zapsat platbu a přiřadit ji',
    routes: ['Payments', 'Ledger'],
    words: 'úhrada hotovost převod SIPO variabilní symbol nepřiřazené rozdělit storno omyl',
    about:
      'Platba se pozná podle variabilního symbolu prostoru. Když ho nemá, nebo ho mají dva prostory, čeká na přiřazení.',
    steps: [
      'Klepněte na **Zapsat platbu**, napište částku a variabilní symbol, nebo rovnou zvolte konto.',
      'Co nikomu nepatří, najdete na obrazovce **Platby** pod volbou **Nepřiřazené**.',
      'Otevřete platbu, napište číslo prostoru nebo jméno a potvrďte klávesou Enter. Částku můžete rozdělit mezi víc kont.',
      'Špatně zapsanou platbu otevřete a zvolte **Stornovat platbu…**; zapíše se opačná s důvodem.',
    ],
    notes: [
      'Platba jde nejdřív na dluh, který byl splatný nejdřív (občanský zákoník, §\u00A01933).',
      'Co je z platby přiřazené a měsíc už je uzavřený, změní jen opačný zápis: přiřazení opravte, napište **Důvod opačného zápisu** a uložte. Platba se stornuje a zapíše znovu v prvním otevřeném měsíci.',
      'Z konta zapíšete platbu s předvyplněnou částkou, kolik dluží.',
    ],
  },
  {
    id: 'priradit-cekajici',
    title: 'Přiřadit čekající platby klávesnicí',
    routes: ['Payments', 'MoneyBank'],
    words:
      'nepřiřazené párování spárovat nabídka plátce překlep symbol odložit vrátit naučený účet storno banky',
    about:
      'Co přišlo výpisem, je hned platba. Jisté se přiřadí samy, ostatní projdete jednu po druhé; u každé vidíte, komu nejspíš patří a proč.',
    steps: [
      'Na obrazovce **Platby** klepněte na **Přiřadit čekající**.',
      'Enter přiřadí první nabídku, číslice jinou. Klávesa R otevře rozdělení mezi víc kont, O platbu odloží.',
      'Co nikomu nepatří, vrátí V: připraví dávku na účet, ze kterého peníze přišly. Než ji banka zaplatí nebo dávku zrušíte, platba nečeká a nejde přiřadit. Vrátili jste ji už jinak? Klávesa S ji stornuje.',
      'Klávesy J a K jdou na další a předchozí platbu, Z vezme poslední krok zpět.',
      'Když banka platbu stornovala a není jisté kterou, zvolte **Storna banky** a vyberte ji: Enter první nabídku, číslice jinou.',
    ],
    notes: [
      'Dávkou se vrací jen platba z výpisu, u které je známý český účet plátce. Soubor pro banku a zaplacení jsou na obrazovce **Vrácení přeplatků**, záložka **Dávky**.',
      'Špatně vybrané storno vezmete zpět klávesou Z, později v otevřeném pohybu na obrazovce **Banka** tlačítkem **Vzít storno zpět**. Zrušená platba se zapíše znovu.',
      'Účet plátce se portál naučí, když celou platbu přiřadíte jednomu kontu. Seznam s možností zapomenout je pod **Naučené účty plátců**.',
      '**Přidělit symboly** dá prostorům bez symbolu deset číslic, z nichž dvě kontrolní poznají překlep. Staré symboly platí dál.',
    ],
  },
  {
    id: 'dluznici',
    title: 'Zjistit, kdo dluží a od kdy',
    routes: ['Ledger', 'buildings'],
    words:
      'dlužníci domu dluhy saldo po splatnosti přeplatky bývalý nájemce výpis konta tisk ke dni',
    about:
      'Konto patří prostoru a těm, kdo nesli jeho náklady. Po převodu dostane nový vlastník nové konto a dluh zůstane tomu, čí je.',
    steps: [
      'Na obrazovce **Konta** zvolte **Po splatnosti**; sloupec **Dluží od** říká, jak dlouho.',
      'Stav k dřívějšímu dni ukáže **Stav ke dni**.',
      'Konto otevřete dvojklikem: uvidíte předpisy i platby od nejnovějších a zůstatek po každé z nich.',
      'Výpis konta vytisknete nebo uložíte z nabídky tabulky pohybů.',
    ],
    notes: [
      'Dlužníky jednoho domu ukáže v otevřeném domě záložka **Dluhy**; z hledání (Ctrl+K) k ní vede třeba „Lipová 12 dluhy“.',
      'Kdo už prostor nemá a něco dluží, je pod volbou **Bývalí s dluhem**.',
      'V **Prostory** a v **Kontakty** vybere dlužníky volba **Dluží**; částku ukáže sloupec **Po splatnosti** a z něj se dostanete na dluh.',
      'Doplatek nebo poplatek zapíšete na konto tlačítkem **Jednorázový předpis**.',
    ],
  },
  {
    id: 'upominky',
    title: 'Upomenout dlužníky a spočítat úrok z prodlení',
    routes: ['Arrears'],
    words: 'upomínka dluh dlužník výzva před žalobou úrok z prodlení advokát vymáhání stáří dluhu',
    about:
      'Obrazovka Dluhy ukazuje, kdo a jak dlouho dluží, podle kont, lidí i domů. Úrok z prodlení počítá po dnech sazbou ze smlouvy konta, není-li, sjednanou sazbou jednotky, jinak zákonnou.',
    steps: [
      'Na obrazovce **Dluhy** otevřete dluh dvojklikem: uvidíte předpisy v prodlení a úrok řádek po řádku.',
      'Na kartě **Upomínky** označte, komu má dnes odejít, a zvolte **Prohlédnout a odeslat**.',
      'Dopisy si projděte a pošlete: **Odeslat e-mailem**, kdo adresu nemá, dostane upomínku na papír. Nebo zvolte **Vše na papír**.',
      'V části **Odeslané upomínky** označte papírové, uložte **PDF k tisku** a po předání zapište **Zapsat předání**.',
      'Advokátovi označte dlužníky na kartě **Konta**, zvolte **Seznam pro advokáta** a **Uložit XLSX**.',
    ],
    notes: [
      'Texty stupňů, dny mezi nimi a údaj **Sazba úroku** mění správce klienta.',
      'Sazbu, kterou si smlouva ujednala sama, zapíše správce klienta v otevřeném dluhu: **Přidat sazbu podle smlouvy**. Platí pro prodlení od svého dne, starší předpisy si nechají svou. Když skončí, přidejte od toho dne prázdnou.',
      'Stejný předpis nikdo neupomene stejným stupněm dvakrát, ani když tlačítko stisknete znovu.',
      'Není-li sazba ČNB pro starý dluh známa, obrazovka to řekne; nula to není.',
    ],
  },
  {
    id: 'upozorneni-na-penize',
    title: 'Vědět o dluzích, nepřiřazených platbách a chybějících výpisech',
    routes: ['Arrears', 'Payments', 'MoneyBank', 'Dashboard'],
    words: 'upozornění zpráva e-mail hranice dluhu mezera ve výpisech nástěnka přehled',
    about:
      'Co je po splatnosti, co přišlo a neví se od koho a který výpis z banky chybí, ukazuje přehled, nástěnka i ranní zpráva. Číslo vede vždy na seznam, který počítá.',
    steps: [
      'V přehledu jednotky otevřete řádek: jediný dluh, platba nebo výpis se otevře rovnou, víc jich otevře seznam.',
      'Na obrazovce **Bankovní výpisy** zvolte **Něco chybí**; sloupec **Návaznost** řekne, co stáhnout z banky. Opozdí-li se další výpis proti tomu, jak dosud chodily, je tam také; účet, ze kterého už nic nepřijde, v záložce **Účty** skryjte.',
      'Od jaké částky a kolika dní po splatnosti má přijít zpráva, nastavíte na obrazovce **Dluhy** tlačítkem **Upozornění**.',
    ],
    notes: [
      'Zpráva o dluhu přijde jednou, dokud trvá; znovu až poté, co klesl pod hranici a překročil ji znovu.',
      'Zda chcete zprávu, e-mail, nebo nic, zvolíte ve svém nastavení upozornění.',
      'Hranici dluhu mění správce klienta.',
    ],
  },
];
