import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { PdfDocument } from './document.ts';
import { drawPdf } from './draw.ts';
import { DrawingOfMaker, LayoutOfMaker, PaperOfMaker, WordsOfMaker } from './maker.ts';

const paper = (title: string, text: string): PdfDocument => ({
  title,
  author: 'Novák & syn <správa>',
  made: '2026-11-03T08:15:00.000Z',
  parts: [[{ kind: 'text', text }]],
});

const bytesOf = async (title: string, text = 'věta') =>
  (await drawPdf(paper(title, text))).toString('utf8');

test('the maker has the parts that are overridden and called; another version may have them otherwise', () => {
  const lacking = (part: { readonly prototype: object }, methods: readonly string[]) =>
    methods.filter((method) => typeof Reflect.get(part.prototype, method) !== 'function');
  const layout = ['layoutDocument', 'tryLayoutDocument'];
  const nodes = ['processLeaf', 'processQr', 'processCanvas'];
  const drawing = ['renderPages', 'renderLine', 'renderVector', 'renderImage'];
  const marks = ['markContent', 'markStructureContent', 'endMarkedContent'];
  const tree = ['struct', 'addStructure', 'appendXML', 'endMetadata', 'end'];
  const content = ['addContent', 'flushPages'];
  expect(lacking(LayoutOfMaker, [...layout, ...nodes])).toEqual([]);
  expect(lacking(WordsOfMaker, ['buildInlines'])).toEqual([]);
  expect(lacking(DrawingOfMaker, drawing)).toEqual([]);
  expect(lacking(PaperOfMaker, [...marks, ...tree, ...content])).toEqual([]);
});

test('the file says that it is tagged, in which language, and that its title is shown', async () => {
  const bytes = await drawPdf(paper('Konto', 'věta'));
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true, Suspects: false });
  expect(await pdf.getViewerPreferences()).toEqual({ DisplayDocTitle: true });
  expect(bytes.toString('latin1')).toContain('/Lang (cs-CZ)');
  expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
});

test('metadata bear any title and author, and claim the standard of accessible documents', async () => {
  const file = await bytesOf('Konto <A> & B');
  expect(file).toContain('<rdf:li xml:lang="x-default">Konto &lt;A&gt; &amp; B</rdf:li>');
  expect(file).toContain('<rdf:li>Novák &amp; syn &lt;správa&gt;</rdf:li>');
  expect(file).toContain('<pdfuaid:part>1</pdfuaid:part>');
  // A list of glyphs that leaves out parts of accented ones would break the claim.
  expect(file).not.toContain('/CIDSet');
  const pdf = await getDocumentProxy(new Uint8Array(await drawPdf(paper('Konto <A> & B', 'x'))));
  expect((await pdf.getMetadata()).info).toMatchObject({ Title: 'Konto <A> & B' });
});

test('a letter that no font has is no reason to fail, but such a document claims nothing', async () => {
  expect(await bytesOf('Konto', 'Příliš žluťoučký kůň – „ódy“ − m² … ½')).toContain('pdfuaid');
  expect(await bytesOf('Konto', 'paní 王')).not.toContain('pdfuaid');
});
