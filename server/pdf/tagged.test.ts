import { expect, test } from 'vitest';
import { takenPhoto } from '#tests/photos.ts';
import { everyOf, linesOf, structureOf, type ReadElement } from '#tests/pdf-structure.ts';
import type { PdfBlock, PdfDocument } from './document.ts';
import { drawPdf } from './draw.ts';

const paper = (...parts: PdfBlock[][]): PdfDocument => ({
  title: 'Konto',
  author: 'SVJ',
  made: '2026-11-03T08:15:00.000Z',
  parts,
});

const read = async (...parts: PdfBlock[][]) => structureOf(await drawPdf(paper(...parts)));
const told = async (...blocks: PdfBlock[]) => linesOf((await read(blocks)).root).slice(2);

const text = (kind: 'title' | 'heading' | 'subheading' | 'text', words: string) => ({
  kind,
  text: words,
});
const fact = (name: string, value: string, note = '') => ({ name, value, note });

const spayd = 'SPD*1.0*ACC:CZ5855000000001265098001*AM:1234.50*CC:CZK';

test('texts are told by what they are, and what only makes room is not', async () => {
  const blocks: PdfBlock[] = [
    text('title', 'Vyúčtování'),
    { kind: 'lead', text: 'Hlavní věta' },
    text('heading', 'Náklady'),
    text('subheading', 'Teplo'),
    text('text', 'První řádek\ndruhý řádek'),
    text('text', ' '),
    { kind: 'small', text: 'Drobně' },
    { kind: 'warning', text: 'Pozor' },
    { kind: 'note', text: 'Poznámka' },
  ];
  expect(await told(...blocks)).toEqual([
    '  H1 Vyúčtování',
    '  P Hlavní věta',
    '  H2 Náklady',
    '  H3 Teplo',
    '  P První řádek druhý řádek',
    '  P Drobně',
    '  P Pozor',
    '  P Poznámka',
  ]);
});

test('a paragraph of many lines is one, with all its words in one turn', async () => {
  const words = Array.from({ length: 80 }, (_, at) => `slovo${at}`).join(' ');
  expect(await told(text('text', words))).toEqual([`  P ${words}`]);
});

test('a paragraph that goes on over a page is one, too', async () => {
  const words = Array.from({ length: 900 }, (_, at) => `slovo${at}`).join(' ');
  const { root, ornaments, unmarked } = await read([text('text', words)]);
  expect(ornaments).toEqual(['Kontostrana 1 z 2', 'Kontostrana 2 z 2']);
  expect(everyOf(root, 'P').map((paragraph) => paragraph.text)).toEqual([words]);
  expect(unmarked).toEqual([]);
});

test('a list of nothing is not told', async () => {
  const letter = { kind: 'letter' as const, sender: ['SVJ'], addressee: ['Jana'], facts: [] };
  expect(await told(letter, { kind: 'parties', parties: [] })).toEqual(['  P SVJ', '  P Jana']);
});

test('headings skip no level, whatever a document begins with', async () => {
  const roles = async (...kinds: ('title' | 'heading' | 'subheading')[]) =>
    (await told(...kinds.map((kind) => text(kind, 'Nadpis')))).map((line) =>
      line.trim().slice(0, 2),
    );
  expect(await roles('subheading', 'subheading', 'heading')).toEqual(['H1', 'H2', 'H2']);
  expect(await roles('title', 'subheading', 'heading')).toEqual(['H1', 'H2', 'H2']);
  expect(await roles('title', 'heading', 'subheading', 'heading')).toEqual([
    'H1',
    'H2',
    'H3',
    'H2',
  ]);
});

test('heads, letters and parties are told in their order, names with what belongs to them', async () => {
  const blocks: PdfBlock[] = [
    { kind: 'head', from: 'SVJ Lipová', title: 'Konto prostoru 12', subtitle: 'ke dni 1. 1. 2026' },
    {
      kind: 'letter',
      sender: ['SVJ Lipová', 'Lipová 14'],
      addressee: ['Jana Nováková', '', '272 01 Kladno'],
      facts: [fact('Vystaveno', '20. 4. 2026')],
    },
    {
      kind: 'parties',
      parties: [
        { label: 'Věřitel', lines: ['SVJ Lipová', 'Lipová 14'] },
        { label: 'Dlužník', lines: ['Jana Nováková'] },
      ],
    },
  ];
  expect(await told(...blocks)).toEqual([
    '  P SVJ Lipová',
    '  H1 Konto prostoru 12',
    '  P ke dni 1. 1. 2026',
    '  P SVJ Lipová',
    '  P Lipová 14',
    '  L',
    '   LI: Lbl Vystaveno | LBody 20. 4. 2026',
    '  P Jana Nováková',
    '  P 272 01 Kladno',
    '  L',
    '   LI',
    '    Lbl Věřitel',
    '    LBody',
    '     P SVJ Lipová',
    '     P Lipová 14',
    '   LI',
    '    Lbl Dlužník',
    '    LBody',
    '     P Jana Nováková',
  ]);
});

test('facts with notes are a table whose rows have names, those without and terms are lists', async () => {
  const blocks: PdfBlock[] = [
    { kind: 'facts', facts: [fact('Teplo', '5 GJ', 'o 2 % více'), fact('Voda', '3 m³')] },
    { kind: 'facts', facts: [fact('Plocha', '52 m²'), fact('Osoby', '3')] },
    { kind: 'terms', heading: 'Vaše práva', terms: [{ name: 'Námitky', text: 'Do 30 dnů.' }] },
  ];
  expect(await told(...blocks)).toEqual([
    '  Table',
    '   TR: TH Row Teplo | TD 5 GJ | TD o 2 % více',
    '   TR: TH Row Voda | TD 3 m³ | TD',
    '  L',
    '   LI: Lbl Plocha | LBody 52 m²',
    '   LI: Lbl Osoby | LBody 3',
    '  H1 Vaše práva',
    '  L',
    '   LI: Lbl Námitky | LBody Do 30 dnů.',
  ]);
});

test('codes and bars are figures with words in place of what is seen', async () => {
  const bars = (name: string, value: number) => ({ name, value, text: `${value} Kč` });
  const groups = [
    {
      label: 'Teplo',
      note: 'Spotřeba 80 dílků',
      bars: [bars('2025', 16_800), bars('2024', 15_200)],
    },
    { label: 'Výtah', note: '', bars: [bars('2025', 3000)] },
  ];
  const { root } = await read([
    { kind: 'payment', facts: [fact('K úhradě', '1 234,50 Kč')], spayd },
    { kind: 'check', facts: [fact('Kód', 'AB12')], url: 'https://portal.cz/overeni/AB12' },
    { kind: 'bars', groups },
  ]);
  expect(everyOf(root, 'Figure').map(({ alt }) => alt)).toEqual([
    'QR platba: kód, ze kterého bankovní aplikace načte stejné údaje o platbě.',
    'QR kód s adresou, na které se doklad ověří: https://portal.cz/overeni/AB12',
    'Graf: Teplo. 2025: 16800 Kč, 2024: 15200 Kč. Spotřeba 80 dílků.',
    'Graf: Výtah. 2025: 3000 Kč.',
  ]);
  expect(root.kids[0]?.kids.map(({ role }) => role)).toEqual([
    'L',
    'Figure',
    'L',
    'Figure',
    'Figure',
    'Figure',
  ]);
  const [first] = everyOf(root, 'L');
  expect(linesOf(first as ReadElement)).toEqual(['L', ' LI: Lbl K úhradě | LBody 1 234,50 Kč']);
});

test('a figure says where it is: a code at the right margin, as wide as it is high', async () => {
  const url = 'https://portal.cz/overeni/AB12';
  const { root } = await read([{ kind: 'check', facts: [fact('Kód', 'AB12')], url }]);
  const [left = 0, lower = 0, right = 0, upper = 0] = everyOf(root, 'Figure')[0]?.box ?? [];
  // A page of 595.28 × 841.89 points with margins of 57; over the code is room of 8.
  expect(right).toBeCloseTo(538.28, 2);
  expect(upper).toBeCloseTo(841.89 - 57 - 8, 2);
  expect(right - left).toBeCloseTo(upper - lower, 2);
  // Such an address takes 29 modules, a module of three whole points in ninety.
  expect(right - left).toBeCloseTo(29 * 3, 2);
});

test('a figure of bars takes in their words, from margin to margin and from line to line', async () => {
  const bars = [
    { name: '2025', value: 1, text: '1 Kč' },
    { name: '2024', value: 2, text: '2 Kč' },
  ];
  const { root } = await read([
    { kind: 'bars', groups: [{ label: 'Teplo', note: '', bars }] },
    text('text', 'věta'),
  ]);
  const [left = 0, lower = 0, right = 0, upper = 0] = everyOf(root, 'Figure')[0]?.box ?? [];
  expect(left).toBeCloseTo(57, 2);
  expect(right).toBeCloseTo(538.28, 2);
  expect(upper).toBeCloseTo(841.89 - 57 - 4, 2);
  // Two lines of letters of 8.5 points.
  expect(upper - lower).toBeCloseTo(2 * 11.46, 1);
  expect(everyOf(root, 'P').map(({ box }) => box)).toEqual([undefined]);
});

test('a payment without a code has no figure', async () => {
  const { root } = await read([{ kind: 'payment', facts: [fact('K úhradě', '0 Kč')] }]);
  expect(everyOf(root, 'Figure')).toEqual([]);
});

test('a table over more pages is one, with its headings once; where they repeat they are ornaments', async () => {
  const rows = Array.from({ length: 90 }, (_, at) => [`${at + 1}. řádek`, '1,00 Kč', '']);
  const { root, ornaments, unmarked } = await read([
    {
      kind: 'table',
      columns: [{ heading: 'Co' }, { heading: 'Kolik', width: 80 }, { heading: 'Proč' }],
      rows,
      sums: [['', '90,00 Kč', '']],
    },
  ]);
  const [table, ...others] = everyOf(root, 'Table');
  expect(others).toEqual([]);
  const lines = linesOf(table as ReadElement);
  expect(lines).toHaveLength(1 + 1 + 90 + 1);
  expect(lines[1]).toBe(' TR: TH Column Co | TH Column Kolik | TH Column Proč');
  expect(lines[2]).toBe(' TR: TD 1. řádek | TD 1,00 Kč | TD');
  // The first written cell of a sum is what the sum is called by.
  expect(lines.at(-1)).toBe(' TR: TD | TH Row 90,00 Kč | TD');
  expect(everyOf(root, 'TH')).toHaveLength(3 + 1);
  expect(everyOf(root, 'TD')).toHaveLength(90 * 3 + 2);
  const pages = ornaments.length;
  expect(pages).toBeGreaterThan(1);
  expect(ornaments[0]).toBe(`Kontostrana 1 z ${pages}`);
  expect(ornaments[1]).toBe(`CoKolikPročKontostrana 2 z ${pages}`);
  expect(unmarked).toEqual([]);
});

test('each part is a section that bears its title, on which page it may be', async () => {
  const document = paper([text('title', 'První')], [text('title', 'Druhá')]);
  const { root, unmarked } = structureOf(
    await drawPdf({ ...document, titles: ['Vyúčtování, prostor 1', 'Vyúčtování, prostor (2)'] }),
  );
  expect(root.role).toBe('Document');
  expect(root.kids.map(({ role, title }) => [role, title])).toEqual([
    ['Sect', 'Vyúčtování, prostor 1'],
    ['Sect', 'Vyúčtování, prostor (2)'],
  ]);
  expect(everyOf(root, 'H1').map((heading) => heading.text)).toEqual(['První', 'Druhá']);
  expect(unmarked).toEqual([]);
});

test('photos are figures with words in place of what is seen, in rows of two, each with its caption', async () => {
  const jpeg_base64 = (await takenPhoto()).toString('base64');
  const photo = (caption: string) => ({ jpeg_base64, caption });
  const photos = ['Dosavadní měřidlo', 'Nové měřidlo', 'Místo'].map(photo);
  const { root, unmarked } = await read([{ kind: 'photos', photos }]);
  const figures = everyOf(root, 'Figure');
  expect(figures.map(({ alt }) => alt)).toEqual(['Dosavadní měřidlo', 'Nové měřidlo', 'Místo']);
  expect(everyOf(root, 'P').map(({ text: words }) => words)).toEqual([
    'Dosavadní měřidlo',
    'Nové měřidlo',
    'Místo',
  ]);
  expect(unmarked).toEqual([]);
  const [first, second, third] = figures.map(({ box = [] }) => box.map(Math.round));
  // The second stands beside the first, the third below it.
  expect(second?.[1]).toBe(first?.[1]);
  expect(second?.[0]).toBeGreaterThan(first?.[2] ?? 0);
  expect(third?.[0]).toBe(first?.[0]);
  expect(third?.[3]).toBeLessThan(first?.[1] ?? 0);
});
