import type { HelpArticle } from '../article.ts';

export const billingArticles: readonly HelpArticle[] = [
  {
    id: 'odberna-mista',
    title: 'Založit odběrná místa a hlídat smlouvy s dodavateli',
    routes: ['BillingPlaces', 'buildings'],
    words:
      'dodavatel teplo voda elektřina odpad výtah úklid ean eic smlouva výpověď fakturační měřidlo',
    about:
      'Odběrné místo říká, za co dodavatel účtuje, podle kterého měřidla a kterým domům, prostorům nebo měřidlům slouží.',
    steps: [
      'Klepněte na **Nové odběrné místo**, zvolte druh, dodavatele a číslo odběrného místa.',
      'V záznamu na záložce **Připojené** připojte domy, prostory nebo měřidla; bez nich místo slouží celé jednotce.',
      'Zapište konec smlouvy a den, do kterého lze dát výpověď; blížící se den uvidíte na nástěnce.',
    ],
    notes: [
      'Kontrolní číslice EAN a EIC jen upozorní: co dodavatel uvádí, můžete zapsat, jak to je.',
    ],
  },
  {
    id: 'doklady-dodavatelu',
    title: 'Zapsat faktury a zálohy dodavatelů',
    routes: ['BillingPlaces'],
    words: 'faktura dobropis záloha doklad isdoc náklad dph sazba období přesah vyúčtování',
    about:
      'Z dokladů portál ví, kolik odběrné místo za rok stálo, kolik se zaplatilo na zálohách a jestli množství odpovídá měřidlu.',
    steps: [
      'Otevřete odběrné místo a záložku **Doklady**.',
      'Klepněte na **Načíst ISDOC nebo PDF** a vyberte elektronickou fakturu, třeba vloženou v PDF; nebo klepněte na **Zapsat doklad** a opište papírovou: stačí základ a sazba, nebo celková částka s daní.',
      'Zkontrolujte **Období**: podle něj se náklad zařadí. Zasahuje-li doklad do dvou let, zvolte, jak se má dělit.',
      'Přiložte doklad v PDF; najdete ho pak u nákladu.',
    ],
    notes: [
      'Dobropis se píše se znaménkem minus. Zálohy mají vlastní druh dokladu a do nákladu se nepočítají.',
      'U tepla, vody a úklidu portál upozorní na sazbu daně, která v den plnění neplatila; doklad přesto uložíte, jak je.',
      'Z obrázku faktury portál nečte. Není-li v PDF elektronická faktura vložená nebo je PDF chráněné heslem, řekne to a doklad zapíšete ručně.',
      'Nelze-li doklad rozdělit, protože měřidlo nemá odečet, portál náklad nehádá a napíše to.',
    ],
  },
  {
    id: 'import-dokladu',
    title: 'Nahrát doklady dodavatelů ze souboru',
    routes: ['BillingPlaces'],
    words: 'import excel csv xlsx faktury dobropisy zálohy hromadně účetnictví převod rok',
    about:
      'Faktury, dobropisy a zálohy za celý rok i za více odběrných míst přijdou jedním souborem; posuzuje je totéž pravidlo jako ruční zápis.',
    steps: [
      'V seznamu odběrných míst klepněte na **Import dokladů** a nahrajte soubor; prázdný vzor nabídne **Stáhnout vzorový soubor**.',
      'Zkontrolujte význam sloupců. Odběrné místo se pozná podle kódu, názvu nebo čísla u dodavatele; je-li v souboru jediné, uveďte ho jako společný údaj.',
      'Klepněte na **Zkontrolovat nanečisto**. Chybné řádky opravte, nebo vynechte.',
      'Výsledek přijměte tlačítkem **Přijmout vše**.',
    ],
    notes: [
      'Řádek souboru je řádek dokladu: řádky téhož místa, druhu, čísla a období tvoří jeden doklad.',
      'Stačí základ a sazba, nebo celkem s daní a sazba, nebo množství a jednotková cena. Sazbu portál nikdy nehádá; na tu, která v den plnění neplatila, jen upozorní.',
      'Doklad, který u místa už je, se podruhé nezapíše: je-li stejný, nic se nezmění, jinak se změní a řekne se v čem. Faktura téhož čísla za jiné období se odmítne.',
      '**Vrátit import** smaže právě jeho doklady a změněné vrátí, dokud je nikdo nezměnil ani k nim nepřiložil soubor.',
    ],
  },
  {
    id: 'pravidla-rozuctovani',
    title: 'Nastavit, jak se služby ve vyúčtování dělí',
    routes: ['BillingRules'],
    words:
      'rozúčtování pravidlo klíč základní složka spotřební korekce meze osoby plocha měřidlo směrné číslo výtah osvobození přízemí usnesení',
    about:
      'Pravidlo říká, podle čeho se náklad služby rozdělí mezi byty. Kde nic ujednáno není, určuje způsob zákon.',
    steps: [
      'Klepněte na **Pravidla podle zákona**: portál je navrhne podle odběrných míst a měřidel. Zkontrolujte je a založte najednou.',
      'Rozhodlo-li se jinak, pravidlo otevřete, změňte způsob a zapište, kdo a kdy rozhodl; zápis přiložte na záložce **Rozhodnutí**.',
      'Na záložce **Náklady** vyberte odběrná místa a kolik procent jejich nákladu se takto dělí.',
      'Prostor, kterého se služba netýká, přidejte na záložce **Zvláštní prostory** i s důvodem.',
      'Pod formulářem klepněte na **Ukázat na prostorech**: uvidíte vzorec s čísly pro nejmenší, prostřední a největší prostor, i dokud pravidlo není uložené.',
      'Má-li se od nového roku dělit jinak, klepněte na **Nová verze od…**; starší období se dál dělí postaru.',
    ],
    notes: [
      'Zúčtovací období se řídí pravidlem, které platí jeho první den. Službu jednoho domu v jeden den dělí jediné pravidlo.',
      'Kde stojí „podle zákona“, bere se podíl a meze z číselníku **Zákonné hodnoty vyúčtování** podle začátku období.',
      'Základní složka tepla se řídí třídou Uem uvnitř průkazu, ne písmenem na jeho první straně.',
      'Nestačí-li žádný ze způsobů, zvolte **Vzorec**: portál při psaní kontroluje, že sčítáte totéž s tímtéž, a řekne, v čem vzorec vychází.',
    ],
  },
  {
    id: 'vyuctovani-sluzeb',
    title: 'Spočítat roční vyúčtování služeb a vysvětlit částky',
    routes: ['Settlements'],
    words:
      'vyúčtování rozúčtování přeplatek nedoplatek zálohy kontrola výpočet zúčtovací období příjemce vysvětlení proč více než loni rozdíl příčina',
    about:
      'Vyúčtování rozdělí náklady domu podle pravidel mezi ty, kdo prostory v období užívali, a porovná je s přijatými zálohami.',
    steps: [
      'Klepněte na **Nové vyúčtování**, zvolte dům nebo celou jednotku a období.',
      'Na záložce **Kontroly** opravte, co brání výpočtu; co čeká na rozhodnutí, opravte, nebo přijměte s důvodem.',
      'Klepněte na **Spočítat**. Výpočet si uloží všechny vstupy, ze kterých vyšel.',
      'Na záložce **Prostory** projděte neobvyklé částky. Otevřením řádku uvidíte, jak částka vznikla, až k dokladům a odečtům.',
      'Když je vše v pořádku, klepněte na **Označit jako zkontrolované**.',
    ],
    notes: [
      'Zálohy se počítají jen ty, které jsou zaplacené, podle pořadí plateb jednotky ke dni výpočtu.',
      'Kontroly porovnají každou fakturu s tím, co za její období naměřilo fakturační měřidlo, a fakturační měřidlo se součtem bytů. Co se liší víc, než je v číselníku **Zákonné hodnoty vyúčtování**, opravte, nebo přijměte s důvodem. Kde chybí odečet, portál neporovnává a řekne to.',
      'Co nese sama jednotka za neobsazený prostor, není přeplatek ani nedoplatek nikoho.',
      'Je-li v portálu spočítané i stejné období o rok dříve, vysvětlení u každé služby řekne, proč vyšla jinak. Příčiny se počítají postupně v tomto pořadí: cena, počasí (u tepla podle denostupňů), spotřeba domu, způsob dělení a plochy, osoby, vlastní spotřeba, délka užívání; dohromady dají rozdíl na haléř. Totéž čte příjemce ve vyúčtování.',
      'Co porovnat nejde, má u sebe důvod. Přepočítáte-li předchozí období, spočítejte znovu i toto.',
      'Dva výpočty téhož vyúčtování porovnáte v nabídce záznamu, **Porovnat výpočty**.',
    ],
  },
  {
    id: 'vydani-vyuctovani',
    title: 'Vydat vyúčtování, doručit je a opravit',
    routes: ['Settlements'],
    words:
      'dobropis vydání vyúčtování doručení e-mail tisk pošta datová schránka odkaz splatnost nedoplatek přeplatek oprava verze lhůta pokuta prodlení nezaložené reklamace záloha další období rezerva',
    about:
      'Vydáním zkontrolovaného výpočtu dostane každý příjemce své vyúčtování a zůstatky se zapíšou na konta prostorů.',
    steps: [
      'Klepněte na **Vydat vyúčtování**, přečtěte si, co se stane, a zkontrolujte splatnost.',
      'Na záložce **Doručení** označte příjemce a klepněte na **Odeslat e-mailem**: každý dostane PDF a odkaz. Kdo e-mail nemá, tomu se nic nepošle.',
      'Ostatním vyúčtování připravte tlačítkem **Vytisknout**; jedno PDF je seřazené podle domů a prostorů.',
      'Kdo má v adresáři datovou schránku, pro toho označte vyúčtování a klepněte na **Pro datové schránky**: v ZIP je pro každého PDF pojmenované jeho schránkou a seznam v XLSX s příjemcem, věcí a souborem. Zprávy odešlete ze své datové schránky.',
      'Co jste předali, poslali poštou nebo vložili do datové schránky, zapište přes **Zapsat doručení**.',
      'Otevřením řádku uvidíte, co čte příjemce. Odtud uložíte PDF a přes **Odkazy** vytvoříte odkaz ke zkopírování, nebo ho zrušíte.',
    ],
    notes: [
      'Vyúčtování tepla a teplé vody nese i údaje podle vyhlášky č. 269/2015 Sb., § 6: portál je spočítá sám. Co o zdrojích a daních uvedl dodavatel, napište k odběrnému místu (**Údaje dodavatele tepla**); kontakt na poradenství a texty přílohy č. 5 jednou pro všechny jednotky tlačítkem **Texty a nastavení**. Co chybí, připomenou kontroly.',
      'Vydané vyúčtování nejde změnit. Chybu napravíte přes **Opravit vyúčtování**: spočítejte ho znovu, zkontrolujte a vydejte. Nová verze ukáže rozdíl; do té doby platí ta předchozí. Opravu otevřenou omylem zruší **Zrušit opravu**, dokud není vydaná.',
      'Přijde-li po vydání dobropis nebo jiný doklad za vyúčtované období, zapište ho k odběrnému místu jako každý jiný. Nad vyúčtováním i na Přehledu se pak ukáže, co přibylo nebo se změnilo, s tlačítkem **Opravit vyúčtování**; na konta se zapíšou jen rozdíly.',
      'Kdo podle opravy už příjemcem není, dostane listinu, že jeho předchozí vyúčtování neplatí a co se vrací. Doručuje se jako ostatní.',
      'Zálohy za období, které nejsou zaplacené, nahradí po vydání zůstatek z vyúčtování.',
      'Do kdy se má doručit, hlídá Přehled, Nástěnka i vyúčtování samo: 30 dnů předem a po lhůtě s pokutou, která běží. Počítají se jen příjemci, kterým ještě nic doručeno nebylo; komu přišlo první vyúčtování včas, tomu se oprava neopozdí.',
      'Pokuta je za každý započatý den a příjemce podle číselníku **Zákonné hodnoty vyúčtování**. Je nejvyšší možná: méně si lze ujednat a neplatí se, když nebylo možné plnit včas. Kde sazba v číselníku chybí, portál řekne, že ji nezná.',
      'Když skončil rok, na který máte pravidla nebo doklady, a vyúčtování za něj nikdo nezaložil, připomene se nad seznamem vyúčtování s tlačítkem **Založit**.',
      'Na záložce **Zálohy** portál z nákladů vyúčtování navrhne měsíční zálohy na další období: zvolte, odkdy platí, jakou mají rezervu a na kolik korun se zaokrouhlí nahoru. Co měnit nechcete, odškrtněte; tlačítkem **Přijmout zálohy** se zapíše všechno naráz a změnu jde vrátit. Zvýšenou zálohu lze požadovat až od prvního dne měsíce po doručení písemného oznámení, proto lidem potom vytiskněte nebo pošlete evidenční listy.',
      'Námitky příjemců, jejich lhůty a odpovědi jsou na záložce **Námitky**.',
    ],
  },
  {
    id: 'namitky-k-vyuctovani',
    title: 'Vyřídit námitku k vyúčtování',
    routes: ['Settlements'],
    words: 'námitka námitky reklamace lhůta 30 dnů odpověď příjemce odkaz oprava vyúčtování pošta',
    about:
      'Příjemce podá námitku pod odkazem na své vyúčtování, správce ji vyřídí a odpověď se ukáže na stejném místě.',
    steps: [
      'Otevřete vyúčtování a jeho záložku **Námitky**. Nahoře je ta, jejíž lhůta končí nejdřív.',
      'Co přišlo poštou nebo osobně, zapište přes **Zapsat námitku**; lhůta k vyřízení běží ode dne, kdy přišla.',
      'Klepněte na **Vyřídit námitku**: přijměte ji, odmítněte s důvodem, nebo zapište, že ji příjemce vzal zpět.',
      'U přijaté klepněte na **Otevřít opravu** a vyúčtování spočítejte, zkontrolujte a vydejte znovu. Vydáním opravy je námitka vyřízená.',
    ],
    notes: [
      'O nové námitce, která přišla odkazem, portál hned napíše: zprávou i e-mailem všem uživatelům klienta, kteří si to ve svém nastavení na záložce **Upozornění** nezměnili. Text námitky v e-mailu není.',
      'Odpověď odejde e-mailem, má-li ho příjemce zapsaný. Vyřízenou námitku už nejde změnit.',
      'Důvod opravy čtou všichni příjemci, proto do něj nepište, kdo námitku podal.',
      'Po lhůtě pod odkazem námitku podat nejde. Přijde-li příjemci později doložení dokladů, běží mu lhůta od něj: takovou námitku zapište sami.',
      'Námitky, které čekají, hlídá i Přehled a Nástěnka, po lhůtě s pokutou za opožděnou odpověď; více námitek jednoho příjemce je jedno opoždění.',
      'Dokud námitka čeká na vyřízení nebo na opravu, vyúčtování není uzavřené.',
    ],
  },
  {
    id: 'simulace-vyuctovani',
    title: 'Vyzkoušet jiná pravidla rozúčtování pro schůzi',
    routes: ['Settlements'],
    words:
      'simulace co kdyby základní složka klíč korekce meze osvobození výtah přízemí shromáždění schůze návrh kdo zaplatí víc méně',
    about:
      'Simulace ukáže, kdo by podle jiných pravidel zaplatil víc a kdo méně. Na vyúčtování nic nemění.',
    steps: [
      'Otevřete spočítané vyúčtování a jeho záložku **Simulace**.',
      'U služby klepněte na **Zkusit jinak** a změňte způsob, základní složku nebo meze. V části **Jednotlivé prostory** zkusíte osvobození, odpojení, nebo jak by vyšel prostor, kdyby byl odečtený.',
      'Výsledek je seřazený od toho, komu by náklad nejvíc vzrostl. Klepnutím na řádek uvidíte rozdíl po službách.',
      'Z pravidla rozúčtování se sem dostanete nabídkou **Vyzkoušet jinak na vyúčtování**.',
      'Simulaci uložte tlačítkem **Uložit simulaci**. **PDF pro schůzi** uvádí prostory beze jmen.',
    ],
    notes: [
      'Simulace vychází z jednoho výpočtu. Spočítáte-li vyúčtování znovu, portál nabídne převést ji na poslední výpočet.',
      'Kde by změna překročila, co dovoluje vyhláška, portál to napíše, ale spočítá ji.',
      'Podle měřidel lze zkusit jen služby, které podle nich dělí i výpočet; jiné odečty u sebe nemá.',
    ],
  },
  {
    id: 'schvaleni-vyborem',
    title: 'Nechat vyúčtování schválit výborem',
    routes: ['Settlements'],
    words:
      'výbor představenstvo předseda schválení podpis souhlas připomínka kontrola před doručením odkaz',
    about:
      'Člen výboru dostane odkaz, pod kterým bez přihlášení uvidí součty proti dokladům a největší změny, a podepíše se, nebo napíše připomínku.',
    steps: [
      'Otevřete spočítané vyúčtování a jeho záložku **Výbor**.',
      'Klepněte na **Požádat o schválení**, napište jméno a případně e-mail. Odkaz můžete i zkopírovat; ukáže se jen jednou.',
      'Kdo se jak vyjádřil, vidíte na téže záložce a znovu při vydání vyúčtování.',
    ],
    notes: [
      'Podpis platí pro výpočet, který člen výboru viděl. Spočítáte-li vyúčtování znovu, požádejte o schválení znovu.',
      'Vydání na podpisy nečeká: portál jen řekne, kdo podepsal a kdo má připomínku.',
      'Jména příjemců pod odkazem nejsou. Kdo ho má, může se podepsat, proto patří jen tomu, komu jste ho poslali.',
    ],
  },
  {
    id: 'odhad-vyuctovani',
    title: 'Odhadnout, na kolik vyjde běžící rok a kdo bude doplácet',
    routes: ['Settlements'],
    words:
      'odhad prognóza předpověď běžící rok podzim zálohy zvýšit doplatek nedoplatek denostupně',
    about:
      'Odhad ukáže, kolik budou služby za celé období stát a kdo by při dnešních zálohách doplácel. Každý měsíc se spočítá i sám a na podzim nabídne zvýšení záloh.',
    steps: [
      'Založte vyúčtování období, které ještě běží, a otevřete jeho záložku **Odhad**.',
      'U každé služby čtete, do kdy jsou doklady, z čeho odhad zbytku vychází a u kolika prostorů je spotřeba podle letošních odečtů, podle loňska nebo podle průměru.',
      'Vyberte **Budou doplácet**: ve sloupci **Zvýšit měsíčně o** je, o kolik by vyšší záloha v měsících, které ještě nejsou předepsané, doplatku předešla.',
      'Klepněte na **Zvýšit zálohy**, zkontrolujte den a návrh, vynechte, koho nechcete, a klepněte na **Přijmout zálohy**. Evidenční listy pak rozešlete odkazem, který se ukáže.',
      'Jak odhad vycházel dřív, ukazuje graf a tabulka dole; **Enter** na měsíci otevře uložený odhad, bez jmen.',
    ],
    notes: [
      'Do posledního odečtu je spotřeba prostoru jeho vlastní, dál jako loni ve stejné části roku (teplo podle denostupňů, voda podle dní), bez loňska dosavadním tempem. Neodečtený prostor je jako loni, nový podle průměru ostatních.',
      'Na zvýšení upozorní Přehled, Nástěnka a seznam vyúčtování 4 měsíce před koncem období, u kalendářního roku od 1. září. Změní to správce klienta tlačítkem **Texty a nastavení**. Zprávu nebo e-mail dostane, kdo je má zapnuté u dluhů.',
      'Zvýšenou zálohu lze požadovat až od prvního dne měsíce po doručení písemného oznámení. Dokud návrh nepřijmete, zálohy se nemění, a přijaté jde jedním krokem vrátit.',
    ],
  },
];
