import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { notCompared } from '#contract/settlement/differences.ts';
import type { StatementPaper } from '#contract/settlement/statement-paper.ts';
import { drawPdf } from '#server/pdf/draw.ts';
import { everyOf, linesOf, structureOf } from '#tests/pdf-structure.ts';
import {
  statementPaper,
  statementService,
  statementServices,
  uncompared,
} from '#tests/statement-paper.ts';
import { statementDocument, statementPart } from './statement-document.ts';

const MADE = '2026-04-20T08:15:00.000Z';

async function pagesOf(...papers: [StatementPaper, ...StatementPaper[]]): Promise<string[]> {
  const bytes = await drawPdf(statementDocument(papers, MADE));
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text.map((page) => page.replaceAll(/\s+/gu, ' '));
}

const kinds = (paper: StatementPaper) => statementPart(paper).map(({ kind }) => kind);
const nothing = { cost: 0, former: null, per_m2: null, house_per_m2: null };

test('the first page says who, what it comes to, how it is paid, and each service with its sums', async () => {
  const pages = await pagesOf(statementPaper());
  const [first = '', second = ''] = pages;
  expect(first).toContain(
    'Společenství vlastníků Lipová 14 Lipová 1250/14, 272 01 Kladno, IČO 27082440',
  );
  expect(first).toContain('Jana Nováková Lipová 1250/14 272 01 Kladno');
  expect(first).toContain('Nedoplatek 1 150 Kč Zaplaťte do 31. 7. 2026');
  expect(first).toContain('QR platba');
  expect(first).toContain('Teplo 96 000 16 800 15 600 +1 200 15 200');
  expect(first).toContain('Studená voda 30 000 6 000 6 050 −50 6 300');
  expect(first).toContain('Celkem 25 800 24 650 +1 150 24 200');
  expect(first).toContain('Z předepsaných záloh jsme nepřijali 550 Kč (Studená voda).');
  expect(pages.join(' ')).toContain('průměr domu');
  expect(second).toContain('Korekce přidala 960 Kč');
  expect(second).toContain(
    'Doklad: Teplárna Kostelec, 2025-0117, 1. 1. – 31. 12. 2025, 160 GJ po 600 Kč',
  );
  expect(second).toContain('Údaje podle vyhlášky č. 269/2015 Sb. Dům Vy');
  expect(second).toContain('Teplo na vytápění 160 GJ');
  expect(pages.join(' ')).toContain('20-118834 31. 12. 2024 120,5 31. 12. 2025 155,5 35');
  expect(pages.join(' ')).toContain('169 m³ po 100 Kč 16 900 Kč 13 000 Kč');
  expect(pages.join(' ')).toContain('Vaše práva');
});

describe('what is left out and added', () => {
  test('texts of the decree are told behind the rights, as the manager wrote them', async () => {
    const further = [
      { heading: 'Kde Vám poradí s úsporami energie', text: 'EKIS Kostelec, tel. 600 000 000' },
      { heading: '', text: 'Znění textu A.' },
    ];
    const told = (await pagesOf(statementPaper({ further }))).join(' ');
    expect(told).toMatch(/Vaše práva.*Kde Vám poradí.*EKIS Kostelec.*Znění textu A\./u);
  });

  test('a service says why it is more than a year before, and all of them in what order', async () => {
    const [heat, ...others] = statementServices();
    const difference = {
      ...notCompared('no-former'),
      reason: null,
      former: 1_520_000,
      causes: [
        { cause: 'price' as const, amount: 190_000 },
        { cause: 'own-use' as const, amount: -30_000 },
      ],
    };
    const services = [{ ...heat!, difference }, ...others];
    const told = (await pagesOf(statementPaper({ services }))).join(' ');
    expect(told).toContain('o 1 600 Kč více: vyšší náklad domu +1 900 Kč, Vaše spotřeba');
    expect(told).toContain('Příčiny rozdílů se počítají postupně');
    const none = statementServices().map((one) => ({
      ...one,
      difference: notCompared('recipient-new'),
    }));
    const once = (await pagesOf(statementPaper({ services: none }))).join(' ');
    expect(once.split('prostor nesl někdo jiný')).toHaveLength(2);
  });

  test('what a correction has replaced says so and asks for no money', async () => {
    const { payment } = statementPaper();
    const replaced = { ...payment, to_pay: 0, spayd: null, lacking: 'nothing' } as const;
    const [first] = await pagesOf(statementPaper({ is_superseded: true, payment: replaced }));
    expect(first).toContain('Toto vyúčtování nahradila oprava. Neplaťte podle něj.');
    expect(first).toContain('Nedoplatek 1 150 Kč');
    expect(first).not.toMatch(/QR platba|Zaplaťte do|Číslo účtu/u);
  });

  test('nothing is compared where nothing is known of before', async () => {
    const paper = statementPaper({
      services: uncompared(statementServices()),
      comparison: nothing,
    });
    expect(kinds(paper)).not.toContain('bars');
    const [first] = await pagesOf(paper);
    expect(first).not.toContain('Porovnání');
    expect(first).toContain('Teplo 96 000 16 800 15 600 +1 200 Studená voda');
  });

  test('what comes back has no code; a balance of nothing says so', async () => {
    const [back] = await pagesOf(statementPaper({ balance: -9_050 }));
    expect(back).toContain('Přeplatek 90,50 Kč Vrátíme do 31. 7. 2026');
    expect(back).not.toContain('QR platba');
    const [even] = await pagesOf(statementPaper({ balance: 0 }));
    expect(even).toContain('Výsledek Vyrovnáno');
  });

  test('a code that lacks is explained to who has to pay', async () => {
    const { payment } = statementPaper();
    const lacking = { ...payment, spayd: null, account_number: '', lacking: 'no-account' } as const;
    const [first] = await pagesOf(statementPaper({ payment: lacking }));
    expect(first).toContain('jednotka nemá zapsaný bankovní účet');
  });

  test('a correction says what it changes, a part of a year its days', async () => {
    const [first] = await pagesOf(
      statementPaper({ number: 2, former_balance: 235_000, reason: 'Chyba', to: '2025-06-30' }),
    );
    expect(first).toContain('Oprava vyúčtování služeb 2025');
    expect(first).toContain('Důvod opravy: Chyba.');
    expect(first).toContain('Rozdíl je 1 200 Kč ve Váš prospěch.');
    expect(first).toContain('tedy za 181 z 365 dnů období');
  });

  test('money that came back and a service without a cost stand in the table', async () => {
    const credit = statementService({
      service_id: 9,
      service_name: 'Odpad',
      cost: -24_050,
      house_cost: -96_200,
      advance: 0,
      claimed: 0,
    });
    const only = statementService({
      service_id: 8,
      service_name: 'Anténa',
      claimed: 1_000,
      advance: 1_000,
    });
    const pages = await pagesOf(statementPaper({ services: [credit, only], comparison: nothing }));
    expect(pages[0]).toContain('Odpad −962,00 −240,50 0,00 −240,50');
    expect(pages[0]).toContain('Anténa 0,00 0,00 10,00 −10,00');
    expect(pages.join(' ')).toContain('Z nákladu domu nic nenesete');
  });
});

test('more of them begin on pages of their own, each with its own title and numbers of pages', async () => {
  const other = statementPaper({ space_name: '13', number: 2 });
  const document = statementDocument([statementPaper(), other], MADE);
  expect(document.title).toBe('Vyúčtování služeb 2025, Společenství vlastníků Lipová 14');
  const pages = await pagesOf(statementPaper(), other);
  expect(pages.map((page) => page.slice(page.lastIndexOf('služeb')))).toEqual([
    'služeb 2025, prostor 12 strana 1 z 3',
    'služeb 2025, prostor 12 strana 2 z 3',
    'služeb 2025, prostor 12 strana 3 z 3',
    'služeb 2025, prostor 13 strana 1 z 3',
    'služeb 2025, prostor 13 strana 2 z 3',
    'služeb 2025, prostor 13 strana 3 z 3',
  ]);
});

test('long names and ten services break no figure and leave no heading alone', async () => {
  const names = 'Ing. Maximilián Schwarzenberský-Lobkowiczský, Ph.D., a JUDr. Anežka Lobkowiczská';
  const others = Array.from({ length: 7 }, (_, at) =>
    statementService({
      service_id: 3,
      service_name: `${at + 1}. společná televizní a rozhlasová anténa`,
      former: 200_000 + at * 12_345,
    }),
  );
  const services = [...statementServices(), ...others];
  const pages = await pagesOf(statementPaper({ names, addressee: `${names}\nDlouhá 1`, services }));
  expect(pages.length).toBeLessThanOrEqual(4);
  expect(pages[0]).toContain('1. společná televizní a rozhlasová anténa 12 000,00 3 000,00');
  for (const page of pages)
    expect(page).not.toMatch(
      /(anténa|Vaše práva|došli) Vyúčtování služeb 2025, prostor 12 strana/u,
    );
});

describe('read aloud, statements of two recipients', () => {
  const other = statementPaper({ space_name: '13', addressee: 'Petr Malý\nKrátká 5' });
  const read = async () =>
    structureOf(await drawPdf(statementDocument([statementPaper(), other], MADE)));

  test('are a section each, with the headings of its parts; nothing but feet of pages is left out', async () => {
    const { root, ornaments, unmarked } = await read();
    expect(root.kids.map(({ role, title }) => [role, title])).toEqual([
      ['Sect', 'Vyúčtování služeb 2025, prostor 12'],
      ['Sect', 'Vyúčtování služeb 2025, prostor 13'],
    ]);
    for (const section of root.kids)
      expect(linesOf(section).filter((line) => /^ H\d/u.test(line))).toEqual([
        ' H1 Vyúčtování služeb 2025',
        ' H2 Náklady a zálohy',
        ' H2 Porovnání',
        ' H2 Jak jsme k tomu došli',
        ' H3 Teplo',
        ' H3 Studená voda',
        ' H3 Výtah',
        ' H2 Vaše práva',
      ]);
    expect(unmarked).toEqual([]);
    expect(ornaments).toEqual([
      'Vyúčtování služeb 2025, prostor 12strana 1 z 3',
      'Vyúčtování služeb 2025, prostor 12strana 2 z 3',
      'Vyúčtování služeb 2025, prostor 12strana 3 z 3',
      'Vyúčtování služeb 2025, prostor 13strana 1 z 3',
      'Vyúčtování služeb 2025, prostor 13strana 2 z 3',
      'Vyúčtování služeb 2025, prostor 13strana 3 z 3',
    ]);
  });

  test('begin with whom they are from and to, and what it comes to', async () => {
    const [, second] = (await read()).root.kids;
    expect(linesOf(second!).slice(0, 18)).toEqual([
      'Sect',
      ' P Společenství vlastníků Lipová 14',
      ' P Lipová 1250/14, 272 01 Kladno, IČO 27082440',
      ' L',
      '  LI: Lbl Příjemce služeb | LBody Jana Nováková a Petr Novák',
      '  LI: Lbl Prostor 13 | LBody Lipová 14, Lipová 1250/14, 272 01 Kladno',
      '  LI: Lbl Zúčtovací období | LBody 1. 1. 2025 – 31. 12. 2025',
      '  LI: Lbl Vystaveno | LBody 20. 4. 2026',
      ' P Petr Malý',
      ' P Krátká 5',
      ' H1 Vyúčtování služeb 2025',
      ' L',
      '  LI: Lbl Nedoplatek | LBody 1 150 Kč',
      '  LI: Lbl Zaplaťte do | LBody 31. 7. 2026',
      '  LI: Lbl Číslo účtu | LBody 2600123456/2010',
      '  LI: Lbl Variabilní symbol | LBody 1012',
      '  LI: Lbl Zpráva | LBody Vyuctovani 2025, prostor 12',
      ' Figure „QR platba: kód, ze kterého bankovní aplikace načte stejné údaje o platbě.“ QR platba',
    ]);
  });

  test('tell each service with the headings of its sums, and what is compared in words', async () => {
    const [first] = (await read()).root.kids;
    const [costs] = everyOf(first!, 'Table');
    const headings = ['Služba (částky v Kč)', 'Náklad domu', 'Váš náklad', 'Přijaté zálohy'];
    expect(linesOf(costs!)).toEqual([
      'Table',
      ` TR: ${[...headings, 'Rozdíl', 'Náklad 2024'].map((one) => `TH Column ${one}`).join(' | ')}`,
      ' TR: TD Teplo | TD 96 000 | TD 16 800 | TD 15 600 | TD +1 200 | TD 15 200',
      ' TR: TD Studená voda | TD 30 000 | TD 6 000 | TD 6 050 | TD −50 | TD 6 300',
      ' TR: TD Výtah | TD 12 000 | TD 3 000 | TD 3 000 | TD 0 | TD 2 700',
      ' TR: TH Row Celkem | TD | TD 25 800 | TD 24 650 | TD +1 150 | TD 24 200',
    ]);
    expect(everyOf(first!, 'Figure').map(({ alt }) => alt?.slice(0, 50))).toEqual([
      'QR platba: kód, ze kterého bankovní aplikace načte',
      'Graf: Teplo. 2025: 16 800 Kč, 2024: 15 200 Kč. Spo',
      'Graf: Studená voda. 2025: 6 000 Kč, 2024: 6 300 Kč',
      'Graf: Výtah. 2025: 3 000 Kč, 2024: 2 700 Kč.',
      'Graf: Teplo: spotřeba. 2025: 80 dílků, 2024: 74 dí',
      'Graf: Náklad na 1 m² podlahové plochy. Váš prostor',
    ]);
  });

  test('have in tables as many cells as were written, however many pages they take', async () => {
    const paper = statementPaper();
    const { root } = await read();
    const written = statementPart(paper).flatMap((block) =>
      block.kind === 'table'
        ? [block.columns.length * (1 + block.rows.length + block.sums.length)]
        : [],
    );
    const cells = everyOf(root.kids[0]!, 'Table').map(
      (table) => everyOf(table, 'TH').length + everyOf(table, 'TD').length,
    );
    expect(cells).toEqual(written);
  });
});
