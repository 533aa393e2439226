import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type {
  Content,
  ContentTable,
  DynamicContent,
  Margins,
  TDocumentDefinitions,
} from 'pdfmake/interfaces.js';
import { barsBlock } from './bars-block.ts';
import type { PdfBlock, PdfDocument, PdfFact, PdfPart, PdfText } from './document.ts';
import { ALARM, DIMMED, INK, LINE } from './colours.ts';
import type { Role } from './element.ts';
import { sectionMaker } from './elements.ts';
import { footOf, type Numbered } from './foot.ts';
import { headBlock, partiesBlock } from './head-block.ts';
import { letterBlock } from './letter-block.ts';
import { checkBlock, paymentBlock } from './payment-block.ts';
import { slipBlock } from './slip-block.ts';
import { photosBlock } from './photos-block.ts';
import { tableBlock } from './table-block.ts';
import { TaggedPaper } from './paper.ts';
import { TaggedDrawing, TaggedLayout } from './tagged.ts';
import { termsBlock } from './terms-block.ts';

const { resolve } = createRequire(import.meta.url);
/** The letters that came with the maker have all Czech ones; nothing else of this computer is read. */
const fontFile = (name: string) => resolve(`pdfmake/fonts/Roboto/Roboto-${name}.ttf`);

/** Points: A4 with 2 cm around. */
const SIZE = { width: 595.28, height: 841.89 };
const MARGIN = 57;
const FOOT = 34;
const FOOT_MARGINS: Margins = [MARGIN, FOOT / 2, MARGIN, 0];
const MARGINS = { left: MARGIN, top: MARGIN, right: MARGIN, bottom: MARGIN + FOOT };

/** Says in the metadata that the document keeps the standard of accessible ones. */
const PDF_UA = `
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>
        `;

const styles: TDocumentDefinitions['styles'] = {
  large: { fontSize: 21, bold: true, margin: [0, 12, 0, 4] },
  big: { fontSize: 12, margin: [0, 0, 0, 2] },
  title: { fontSize: 17, bold: true, margin: [0, 0, 0, 8] },
  heading: { fontSize: 12, bold: true, margin: [0, 12, 0, 4] },
  subheading: { fontSize: 10, bold: true, margin: [0, 9, 0, 2] },
  lead: { fontSize: 12, bold: true, margin: [0, 6, 0, 6] },
  text: { margin: [0, 0, 0, 4] },
  warning: { bold: true, color: ALARM, fontSize: 12, margin: [0, 0, 0, 12] },
  small: { fontSize: 9, margin: [0, 0, 0, 2] },
  note: { color: DIMMED, fontSize: 8.5, margin: [0, 6, 0, 0] },
  dimmed: { color: DIMMED, fontSize: 9 },
  value: { bold: true, alignment: 'right' },
};

const lines = {
  hLineWidth: (line: number) => (line === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => LINE,
  paddingLeft: (column: number) => (column === 0 ? 0 : 8),
  paddingRight: () => 0,
  paddingTop: () => 4,
  paddingBottom: () => 4,
};

/** Names and values alone stand close, each value beside its name. */
const plainFacts = (facts: readonly PdfFact[]): ContentTable => ({
  tag: 'L',
  layout: { ...lines, hLineWidth: () => 0, paddingTop: () => 1, paddingBottom: () => 1 },
  table: {
    widths: [150, '*'],
    dontBreakRows: true,
    body: facts.map(({ name, value }) => [
      { text: name, style: 'dimmed' },
      { text: value, bold: true },
    ]),
  },
});

const notedFacts = (facts: readonly PdfFact[]): ContentTable => ({
  tag: 'Table',
  layout: lines,
  table: {
    widths: [150, 90, '*'],
    dontBreakRows: true,
    body: facts.map(({ name, value, note }) => [
      { text: name, tag: 'TH' },
      { text: value, style: 'value' },
      { text: note, style: 'dimmed' },
    ]),
  },
});

const factsTable = (facts: readonly PdfFact[]): ContentTable =>
  facts.every(({ note }) => note === '') ? plainFacts(facts) : notedFacts(facts);

function contentOf(block: PdfBlock): Content {
  switch (block.kind) {
    case 'facts':
      return factsTable(block.facts);
    case 'head':
      return headBlock(block);
    case 'letter':
      return letterBlock(block);
    case 'parties':
      return partiesBlock(block);
    case 'terms':
      return termsBlock(block);
    case 'check':
      return checkBlock(block);
    case 'payment':
      return paymentBlock(block);
    case 'bars':
      return barsBlock(block);
    case 'slip':
      return slipBlock(block);
    case 'photos':
      return photosBlock(block);
    case 'table':
      return tableBlock(block);
    default:
      return textOf(block);
  }
}

const ROLES: Partial<Record<PdfText['kind'], Role>> = {
  large: 'H2',
  title: 'H1',
  heading: 'H2',
  subheading: 'H3',
};

/** A heading stays with what it is over. */
const textOf = ({ kind, text }: PdfText): Content => ({
  text,
  style: kind,
  tag: ROLES[kind] ?? 'P',
  ...((kind === 'heading' || kind === 'subheading' || kind === 'large') && { headlineLevel: 1 }),
});

/** A heading with nothing below it but other headings and the foot goes to the next page. */
const pageBreakBefore: TDocumentDefinitions['pageBreakBefore'] = (node, nodes) =>
  node.headlineLevel === 1 &&
  nodes.getFollowingNodesOnPage().every(({ headlineLevel }) => headlineLevel !== undefined);

/** The document before anything is drawn in it. */
function paperOf({ title, author, made }: PdfDocument): TaggedPaper {
  const files = { normal: fontFile('Regular'), bold: fontFile('Medium') };
  const options = {
    size: [SIZE.width, SIZE.height],
    pdfVersion: '1.7',
    lang: 'cs-CZ',
    tagged: true,
    displayTitle: true,
    autoFirstPage: false,
    font: null,
    info: {
      Producer: 'Kastelán',
      Creator: 'Kastelán',
      Title: title,
      Author: author,
      CreationDate: new Date(made),
    },
  };
  const mayRead = (path: string) => Object.values(files).includes(path);
  return new TaggedPaper({ Roboto: files }, {}, {}, {}, options, null, mayRead);
}

const pagesOf = (paper: TaggedPaper, content: Content, foot?: DynamicContent) =>
  new TaggedLayout(SIZE, MARGINS, null).layoutDocument(
    content,
    paper,
    styles,
    { font: 'Roboto', fontSize: 10, lineHeight: 1.15, color: INK },
    undefined,
    undefined,
    foot,
    undefined,
    pageBreakBefore,
  );

/** The maker changes what it is given, so content is made afresh whenever it is laid out. */
const contentOfPart = (part: PdfPart): Content => ({ stack: part.map(contentOf) });

/** How many pages come before each part, and how many there are in all; known before anything is drawn. */
function numberedOf(paper: TaggedPaper, { parts, titles }: PdfDocument): Numbered[] {
  if (titles !== undefined || parts.length === 1) return parts.map(() => ({ before: 0 }));
  const counts = parts.map((part) => pagesOf(paper, contentOfPart(part)).length);
  const all = counts.reduce((sum, count) => sum + count, 0);
  let before = 0;
  return counts.map((count) => {
    const numbered = { before, all };
    before += count;
    return numbered;
  });
}

/**
 * Draws all pages and says how they are told: part by part, so that of hundreds of them only one at a time is held
 * laid out, and a heading that has to go to the next page has none of the others laid out anew.
 */
function drawInto(paper: TaggedPaper, document: PdfDocument): void {
  const { parts, title, titles } = document;
  const drawing = new TaggedDrawing(paper);
  const sectionOf = sectionMaker();
  const numbered = numberedOf(paper, document);
  for (const [at, part] of parts.entries()) {
    const content = contentOfPart(part);
    const own = titles?.[at];
    const section = sectionOf(content, own);
    const foot = footOf(own ?? title, numbered[at] ?? { before: 0 }, FOOT_MARGINS);
    drawing.renderPages(pagesOf(paper, content, foot));
    drawing.finishPart(section);
  }
  drawing.finish();
  // A letter that the fonts have not is drawn as an empty frame, which the standard does not bear.
  if (drawing.hasAllLetters) paper.appendXML(PDF_UA);
}

/** The document as the bytes of a tagged PDF. */
export async function drawPdf(document: PdfDocument): Promise<Buffer> {
  const paper = paperOf(document);
  drawInto(paper, document);
  const bytes = buffer(paper);
  paper.end();
  return bytes;
}
