import type { HelpArticle } from '../article.ts';

export const meterArticles: readonly HelpArticle[] = [
  {
    id: 'nove-merici-misto',
    title: 'Založit měřicí místo a osadit měřidlo',
    routes: ['MetersOverview', 'buildings', 'pasports'],
    words: 'vodoměr elektroměr plynoměr indikátor kalorimetr nové měřidlo osadit ověření cejch',
    about:
      'Měřicí místo je stálé: byt a koupelna, patní vodoměr domu. Měřidla se v něm střídají a spotřeba jde přes výměnu dál.',
    steps: [
      'Klepněte na **Nové měřicí místo** a zvolte druh, dům a prostor; místo celého domu prostor nemá.',
      'Po založení zapište měřidlo: výrobní číslo, rok ověření a počáteční stav.',
      'Do kdy ověření platí, se spočítá samo podle číselníku **Doby platnosti ověření měřidel**.',
    ],
    notes: [
      'Neznámý rok ověření není platné ověření: místo o něm neví nic.',
      'Indikátoru topných nákladů vyberte otopné těleso; jeho koeficienty se berou odtud. Demontovanému zůstanou ty, které platily v den demontáže.',
      'Indikátoru, který se každý rok nuluje nebo má novou ampuli, nastavte **Stupnice začíná znovu**. Stav k poslednímu dni stupnice ji uzavře a další se počítá od nuly. Mnoha najednou: vyberte indikátory v seznamu a zvolte **Upravit**.',
    ],
  },
  {
    id: 'zapsat-odecet',
    title: 'Zapsat odečet a opravit chybný',
    routes: ['MetersOverview'],
    words: 'stav vodoměru odečíst přetočení číselníku nižší stav odhad nepřístupno oprava',
    about:
      'Odečet je stav na konci dne. Spotřeba mezi odečty se nikam nezapisuje, počítá se vždy znovu.',
    steps: [
      'Otevřete místo, klepněte na **Zapsat odečet** a napište stav; pod ním vidíte předchozí stav a rozdíl.',
      'Je-li stav nižší než předchozí, zvolte **Číselník se přetočil**, nebo **Vyměnit měřidlo**.',
      'Chybný odečet otevřete v seznamu a opravte; co stálo předtím a kdo to změnil, je v jeho historii.',
    ],
    notes: [
      'Když se k měřidlu nikdo nedostal, zvolte u **Zjištěno** Nepřístupno a stav nechte prázdný.',
      'Měsíce v grafu jsou z větší části rozdělené: voda a elektřina podle dnů, teplo podle denostupňů obce, a kde některý měsíc chybí, podle klimatických podílů. Kolik je opravdu změřeno a čím se dělilo, stojí nad grafem.',
    ],
  },
  {
    id: 'samoodecet',
    title: 'Nechat obyvatele odečíst si měřidla sami',
    routes: ['SelfReadings', 'MetersOverview'],
    words: 'samoodečet obyvatelé qr kód odkaz výzva e-mail vchod stavy převzít telefon',
    about:
      'Každý prostor domu dostane svůj odkaz a kód. Obyvatelé opíšou stavy bez přihlášení a vy je převezmete mezi odečty.',
    steps: [
      'V seznamu měřidel klepněte na **Další**, **Samoodečty** a pak na **Vyhlásit samoodečet**; zvolte dům, co se odečítá a do kdy.',
      'Kódy vytiskněte tlačítkem **Vytisknout kódy** k vyvěšení u vchodu, nebo klepněte na **Poslat výzvy**.',
      'Zaslané stavy čekají na záložce **Zaslané stavy**; co je v pořádku, převezmete tlačítkem **Převzít vše v pořádku**.',
      'Stav s výhradou označte a převezměte s přetočeným číselníkem, nebo ho s důvodem odmítněte. Obyvatel důvod uvidí a pošle nový.',
    ],
    notes: [
      'Stránka obyvatele neukazuje jména ani dřívější stavy.',
      'Odkaz, který se dostal do cizích rukou, zneplatníte na záložce **Prostory** a vydáte nový.',
      'Převzetí jde vrátit: vyberte **Převzaté**, označte stavy a klepněte na **Vrátit převzetí**.',
    ],
  },
  {
    id: 'import-odectu',
    title: 'Nahrát odečty ze souboru odečtové firmy',
    routes: ['MetersOverview'],
    words: 'import excel csv xlsx dálkový odečet rozhodný den měsíce vodoměry hromadně',
    about:
      'Soubor s výrobními čísly, dny a stavy se zkusí nanečisto, opraví a přijme celý najednou; stavy posuzuje totéž pravidlo jako ruční zápis.',
    steps: [
      'V seznamu měřidel klepněte na **Další** a **Import odečtů** a nahrajte soubor; prázdný vzor nabídne **Stáhnout vzorový soubor**.',
      'Zkontrolujte význam sloupců. Sloupec „Stav k 31. 12. 2025“ nebo „01/2026“ je odečet sám pro sebe, sloupec „stav 1“ chce ještě rok.',
      'Klepněte na **Zkontrolovat nanečisto**. U neznámého čísla se nabídne podobné a měřidlo prostoru z téhož řádku.',
      'Chybné řádky opravte, nebo vynechte, a výsledek přijměte tlačítkem **Přijmout vše**.',
    ],
    notes: [
      'Odečet, který už je zapsán stejným stavem, se podruhé nezapíše; jiný stav téhož dne se odmítne.',
      'Teplo v kWh, MWh a GJ se přepočte na jednotku měřidla a řekne se to.',
      '**Vrátit import** smaže právě jeho odečty, dokud na ně nenavazují pozdější.',
    ],
  },
  {
    id: 'zapsat-odecty',
    title: 'Zapsat odečty celého domu',
    routes: ['MetersOverview', 'buildings'],
    words: 'obchůzka hromadně všechna měřidla klávesnice pořadí offline bez signálu sklep',
    about:
      'Měřidla domu stojí v pořadí obchůzky. Co napíšete, zůstává v tomto zařízení, dokud to server nepřijme.',
    steps: [
      'Klepněte na **Zapsat odečty** a zvolte dům, den a druh odečtu.',
      'Pište číslice a Enter; šipky vracejí. Vedle stavu hned vidíte spotřebu a zda odpovídá loňsku.',
      'Klávesa **N** zapíše nepřístupno, **O** odhad, **P** přetočení číselníku, **Z** přidá poznámku, **F** otevře fotoaparát; na telefonu jsou to tlačítka pod řádkem.',
      'Výběr **Zbývá**, **Podivné** a **Nepřijaté** ukáže, k čemu se vrátit.',
    ],
    notes: [
      'Řádek přesunete v obchůzce myší za jeho začátek, nebo klávesou Alt se šipkou; pořadí se uloží pro všechny.',
      'Bez spojení řádky čekají v zařízení a odešlou se samy. Nezavírejte kvůli tomu stránku, ani to ale odečty nezničí.',
      'Fotka čeká v zařízení na stav svého měřidla a odešle se po něm; do té doby ji můžete odebrat.',
      'Zapsal-li mezitím stejný den někdo jiný, uvidíte oba stavy a zvolíte, který platí.',
    ],
  },
  {
    id: 'vymena-meridla',
    title: 'Vyměnit nebo demontovat měřidlo',
    routes: ['MetersOverview'],
    words: 'výměna vodoměru konec ověření porucha dálkový odečet nový stav demontáž vrátit',
    about: 'Výměna je jeden krok: konečný stav starého měřidla a nové měřidlo s počátečním stavem.',
    steps: [
      'V nabídce místa zvolte **Vyměnit měřidlo**, zapište den, konečný stav a důvod.',
      'Nové měřidlo je předvyplněné podle starého; doplňte výrobní číslo a rok ověření.',
      'Bez náhrady zvolte **Demontovat měřidlo**; omyl vrátí **Vzít demontáž zpět** v otevřeném měřidle na kartě **Měřidla**.',
      'Výměnu vrátí celou **Vzít zpět** v oznámení hned po ní, později **Vzít výměnu zpět** v otevřeném měřidle, dokud nové nemá další odečet.',
    ],
  },
  {
    id: 'prohozena-meridla',
    title: 'Opravit odečty prohozené mezi dvěma měřidly',
    routes: ['MetersOverview'],
    words: 'záměna prohození přesun odečtů jiné měřidlo špatné výrobní číslo studená teplá',
    about:
      'Odečty, které se zapisovaly k druhému měřidlu, přejdou od zvoleného dne tam, kam patří; nic se nepíše znovu.',
    steps: [
      'V nabídce jednoho z obou míst zvolte **Prohodit odečty s jiným měřidlem**.',
      'Zapište den, od kterého to není správně, a vyberte druhé měřidlo; uvidíte, co které měřidlo ukazovalo a co bude ukazovat.',
      'Potvrďte tlačítkem **Prohodit odečty**. Krok lze vzít zpět a historie odečtu říká, u kterého měřidla byl.',
    ],
    notes: [
      'Počáteční a konečné stavy zůstanou u svých měřidel. Když by odečty na sebe nenavazovaly, portál řekne, který z nich.',
      'Je-li špatně opsané jen výrobní číslo, vede z téhož okna **Opravit výrobní číslo**.',
    ],
  },
  {
    id: 'upozorneni-na-meridla',
    title: 'Vyřídit upozornění na měřidla',
    routes: ['MetersOverview'],
    words: 'únik ztráta stojí plomba zpětný chod ověření dálkový odečet ignorovat meze varování',
    about:
      'Portál každou noc a po každé změně měřidel hledá, co není v pořádku, a pamatuje si, jak jste rozhodli.',
    steps: [
      'V nabídce **Měřidla** klepněte na **Upozornění**; první jsou ta, která škodí nejvíc.',
      'Otevřete upozornění: uvidíte čísla, pravidlo, zákon a co s tím. V poli **Stav** zvolte **Řeší se**, **Vyřešené**, nebo **Ignorované** s důvodem.',
      'Více najednou: označte řádky a zvolte **Začít řešit**, **Vyřešeno** nebo **Ignorovat…**',
      'Od čeho se upozorňuje, nastavíte tlačítkem **Nastavit meze**; platí pro jednotku, i v seznamu měřidel.',
    ],
    notes: [
      'Když příčina pomine, upozornění skončí samo; když se vrátí, je zase nové. Ignorované zůstane pro stejnou příčinu ignorované.',
      'Prostory, jejichž měřidlo dlouho nemá známý stav, vybere v **Prostory** volba **Bez odečtu**.',
      'Co není známo, na to se neupozorňuje: ztráta se počítá jen z měsíců, kdy jsou známa všechna místa pod hlavním měřidlem.',
    ],
  },
  {
    id: 'mesicni-informace',
    title: 'Poslat měsíční informace o spotřebě',
    routes: ['MetersOverview'],
    words:
      'měsíční informace dálkový odečet e-mail odkaz příjemce služeb průměr domu denostupně 67/2013 souhlas odhlásit',
    about:
      'Kdo má dálkově odečítaná měřidla tepla a vody, má každý měsíc dostat informaci o své spotřebě, do konce následujícího měsíce.',
    steps: [
      'Na obrazovce **Měřidla** klepněte na **Spotřeba domu**, zvolte dům a záložku **Měsíční informace**. Vyberte měsíc.',
      'Kdo informace e-mailem chce, toho otevřete a zvolte **Chce e-mailem**; zapíše se den a kdo to zapsal. Náhled ukazuje, co prostor dostane.',
      'Tlačítko **Odeslat** pošle odkaz každému, kdo si e-mail zvolil, má adresu a o jehož prostoru je něco známo. Podruhé nikdo totéž nedostane.',
      'Tlačítkem **Odesílat samo** nastavíte den v měsíci, od kterého se předchozí měsíc posílá bez vás ve všech domech jednotky.',
    ],
    notes: [
      'Odkaz ukazuje jen jeden prostor a měsíc, bez jmen, tak jak byl odeslán. Zrušíte ho u příjemce tlačítkem **Zrušit odkaz**; zasílání si příjemce zruší na stránce z e-mailu.',
      'Průměr domu se počítá aspoň ze tří prostorů, aby z něj nešla vyčíst spotřeba souseda. Co chybí, je uvedeno jako chybějící, ne jako nula.',
    ],
  },
  {
    id: 'spotreba-domu',
    title: 'Porovnat spotřebu bytů a zjistit ztrátu domu',
    routes: ['MetersOverview', 'buildings'],
    words:
      'odečtový list tisk obchůzka ztráta únik patní vodoměr součet bytů medián na metr na osobu obrázek domu barvy graf',
    about:
      'Prostory domu stojí vedle sebe v tabulce i v obrázku po podlažích a hlavní měřidlo proti součtu bytů.',
    steps: [
      'Na obrazovce **Měřidla** klepněte na **Spotřeba domu**, zvolte dům, co se měří a dny.',
      '**Obrázek domu** ukazuje spotřebu na m²: čím sytější barva, tím více proti mediánu domu. Šipky procházejí prostory.',
      'Obrázek uložíte jako SVG nebo vytisknete na jeden list.',
      '**Hlavní měřidla** ukazují po měsících hlavní měřidlo, součet podřízených míst a ztrátu, letos a loni.',
      '**Odečtový list** vytiskne měřidla domu v pořadí obchůzky s předchozími stavy a místem pro nové.',
    ],
    notes: [
      'Pomlčka znamená, že spotřeba není známa celá; nikdy se nepočítá jako nula.',
      'Teplo roku předtím je přepočtené na počasí zvolené doby, když jsou v číselníku denostupňů všechny její měsíce; jinak to tabulka řekne.',
      'Bez uvedeného nadřazeného místa se hlavní měřidlo srovnává s byty téhož druhu v domě.',
    ],
  },
];
