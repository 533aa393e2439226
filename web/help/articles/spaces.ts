import type { HelpArticle } from '../article.ts';

export const spaceArticles: readonly HelpArticle[] = [
  {
    id: 'nove-prostory',
    title: 'Zapsat byty jeden za druhým',
    routes: ['pasports'],
    words: 'nový prostor byt nebyt garáž sklep založit zadat',
    about: 'Při zadávání řady bytů portál nabízí další číslo a totéž podlaží i typ.',
    steps: [
      'Na obrazovce **Prostory** klepněte na **Nový prostor**.',
      'Vyberte dům a podlaží, napište číslo a typ.',
      'Zaškrtněte **Po uložení zadat další prostor** a uložte: otevře se další s navazujícím číslem.',
    ],
    notes: ['Desítky bytů zapíšete rychleji importem z tabulky.'],
  },
  {
    id: 'stehovani',
    title: 'Přestěhovat nájemce',
    routes: ['pasports', 'Address', 'AddressBookTenants'],
    words: 'odstěhování nastěhování změna nájemce konec nájmu nový nájem smlouva',
    about:
      'Jedním krokem skončí nájem dosavadnímu nájemci a začne novému, i s počtem osob, spolubydlícími a zálohami.',
    steps: [
      'Otevřete prostor a jeho záložku **Nájemci**.',
      'Klepněte na **Stěhování** a zadejte poslední den dosavadního nájmu.',
      'Vyberte nového nájemce z adresáře, nebo ho založte přímo tady.',
      'Zvolte, kdo v bytě zůstává a které zálohy přecházejí.',
      'Potvrďte tlačítkem **Přestěhovat**.',
    ],
    notes: ['Nezadáte-li nového nájemce, prostor zůstane od dalšího dne volný.'],
  },
  {
    id: 'prevod',
    title: 'Zapsat prodej nebo dědictví bytu',
    routes: ['pasports'],
    words: 'převod vlastníka prodej darování dědictví kupní smlouva nový vlastník',
    about:
      'Převod ukončí vlastnictví dosavadním vlastníkům, založí je novým a připraví oběma stranám dopis.',
    steps: [
      'Otevřete prostor a jeho záložku **Vlastnictví**.',
      'Klepněte na **Převod**, zvolte druh převodu a den.',
      'Vyberte nové vlastníky a podíly: **Rovným dílem**, **Společné jmění manželů (SJM)**, nebo **Zadat zlomky**.',
      'Zvolte, co se stane s počtem osob a zálohami, a potvrďte tlačítkem **Převést**.',
    ],
    notes: [
      'Spojovací číslo SIPO se nikdy nepřevádí, nový vlastník má vlastní.',
      'Omyl vrátí tlačítko **Vzít převod zpět** v části **Převody prostoru**.',
    ],
  },
  {
    id: 'platce',
    title: 'Určit, kdo za prostor platí',
    routes: ['pasports'],
    words: 'plátce náklady výjimka vlastník nájemce člen družstva',
    about:
      'Kdo platí, říká nastavení jednotky. Jednotlivý prostor se od něj může na čas lišit, s uvedením důvodu.',
    steps: [
      'Otevřete prostor a jeho záložku **Plátce**.',
      'Přidejte výjimku: od kdy, do kdy, kdo platí a proč.',
      'Prostor, kde není nikdo takový, nese sama jednotka. Najdete je v **Prostory** výběrem **Bez plátce**.',
    ],
  },
  {
    id: 'rozdelit-spojit',
    title: 'Rozdělit nebo spojit prostory',
    routes: ['pasports'],
    words: 'rozdělení spojení bytů ateliér stavební úprava',
    about: 'Dosavadní prostor dnem změny skončí a jeho místo zaujmou nové, i s podíly a lidmi.',
    steps: [
      'Otevřete prostor a v nabídce **Další akce s prostorem** zvolte **Rozdělit prostor**, nebo **Připojit jiný prostor**.',
      'Zadejte den a části. Podíl můžete rozdělit podle plochy: **Rozdělit podíl podle plochy**.',
      'Potvrďte. Omyl vrátí **Vzít rozdělení zpět** nebo **Vzít spojení zpět**.',
    ],
  },
  {
    id: 'hlaseni-osob',
    title: 'Vyhlásit roční hlášení osob',
    routes: ['Declarations'],
    words: 'počet osob dotazník výzva odkaz list kód odpověď domácnost',
    about:
      'Domácnosti nahlásí počet osob na odkazu z e-mailu, nebo na vytištěném listu. Vy jen převezmete rozdíly.',
    steps: [
      'Klepněte na **Vyhlásit hlášení**: koho se týká, od kdy počty platí a dokdy se odpovídá.',
      'Komu máte e-mail, tomu pošlete **Poslat výzvy**; ostatním **Vytisknout listy**.',
      'Odpověď, která přišla na papíře nebo osobně, zapíše **Zapsat odpověď**.',
      'Kdo mlčí, tomu to připomeňte tlačítkem **Připomenout**.',
      'Rozdíly převezměte do evidence. Zpět je vezme **Vrátit převzetí**.',
      'Nakonec hlášení uzavřete tlačítkem **Uzavřít** a uložte si **Protokol**.',
    ],
  },
];
