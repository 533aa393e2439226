import { createRequire } from 'node:module';
import type { Content, ContentTable, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { barsBlock } from './bars-block.ts';
import type { PdfBlock, PdfDocument, PdfFact, PdfPart, PdfText } from './document.ts';
import { ALARM, DIMMED, INK, LINE } from './colours.ts';
import { footOf } from './foot.ts';
import { headBlock, partiesBlock } from './head-block.ts';
import { letterBlock } from './letter-block.ts';
import { checkBlock, paymentBlock } from './payment-block.ts';
import { tableBlock } from './table-block.ts';
import { termsBlock } from './terms-block.ts';

const { resolve } = createRequire(import.meta.url);
/** The letters that came with the maker have all Czech ones; nothing else of this computer is read. */
const fontFile = (name: string) => resolve(`pdfmake/fonts/Roboto/Roboto-${name}.ttf`);

/** Points: A4 with 2 cm around. */
const MARGIN = 57;
const FOOT = 34;

const styles: TDocumentDefinitions['styles'] = {
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
  layout: lines,
  table: {
    widths: [150, 90, '*'],
    dontBreakRows: true,
    body: facts.map(({ name, value, note }) => [
      { text: name },
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
    case 'table':
      return tableBlock(block);
    default:
      return textOf(block);
  }
}

/** A heading stays with what it is over. */
const textOf = ({ kind, text }: PdfText): Content => ({
  text,
  style: kind,
  ...((kind === 'heading' || kind === 'subheading') && { headlineLevel: 1 }),
});

const partOf = (part: PdfPart, index: number): Content => ({
  stack: part.map(contentOf),
  ...(index > 0 && { pageBreak: 'before' as const }),
});

/** The maker changes what it is given, so everything is made afresh. */
function definitionOf(document: PdfDocument): TDocumentDefinitions {
  const { title, author, made, parts } = document;
  const content = parts.map(partOf);
  return {
    info: {
      title,
      author,
      creator: 'Kastelán',
      producer: 'Kastelán',
      creationDate: new Date(made),
    },
    language: 'cs-CZ',
    displayTitle: true,
    pageSize: 'A4',
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN + FOOT],
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.15, color: INK },
    styles,
    content,
    footer: footOf(document, content, [MARGIN, FOOT / 2, MARGIN, 0]),
    // A heading with nothing below it but other headings and the foot goes to the next page.
    pageBreakBefore: (node, nodes) =>
      node.headlineLevel === 1 &&
      nodes.getFollowingNodesOnPage().every(({ headlineLevel }) => headlineLevel !== undefined),
  };
}

/** The document as the bytes of a PDF. */
export async function drawPdf(document: PdfDocument): Promise<Buffer> {
  const { default: pdfmake } = await import('pdfmake');
  const files = { normal: fontFile('Regular'), bold: fontFile('Medium') };
  pdfmake.setFonts({ Roboto: files });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => Object.values(files).includes(path));
  return pdfmake.createPdf(definitionOf(document)).getBuffer();
}
