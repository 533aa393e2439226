import type { Content, CustomTableLayout } from 'pdfmake/interfaces.js';
import { DIMMED, INK, LINE } from './colours.ts';
import type { PdfLetter } from './document.ts';

/** Points between the margins of A4, and of the column of the addressee: 11 cm from the left edge. */
const WIDTH = 481;
const ADDRESSEE = 226;
/** Points of the row with the addressee; it ends above the fold of a third of the sheet. */
const ROW = 128;
/** From the rule under the sender to the first line of the addressee: a window begins some 5 cm from the upper edge. */
const DOWN = 58;
/** Points from the upper edge of where a sheet is folded for an envelope of its third. */
const FOLD = 281;

// The maker changes what it is given, so a line is made afresh as all else is.
const rule = (): Content => ({
  margin: [0, 5, 0, 0],
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 1, lineColor: INK }],
});

const foldMark = (): Content => ({
  absolutePosition: { x: 14, y: FOLD },
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: 12, y2: 0, lineWidth: 0.5, lineColor: LINE }],
});

/** No lines, and some room between the two. */
const columnsAlone: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: (column) => (column === 0 ? 0 : 4),
  paddingRight: (column) => (column === 0 ? 4 : 0),
};

const linesOf = (lines: readonly string[]): Content[] =>
  lines.filter((line) => line !== '').map((text, at) => ({ text, bold: at === 0 }));

const factOf = ({ name, value }: PdfLetter['facts'][number]): Content => ({
  tag: 'LI',
  margin: [0, 0, 0, 3],
  stack: [
    { text: name, tag: 'Lbl', color: DIMMED, fontSize: 8.5 },
    { text: value, tag: 'LBody' },
  ],
});

/** Who sends it over a rule; under it what it is about, and the addressee as a window on the right shows him. */
export const letterBlock = ({ sender, addressee, facts }: PdfLetter): Content => {
  const [name = '', ...rest] = sender.filter((line) => line !== '');
  return {
    margin: [0, 0, 0, 6],
    stack: [
      foldMark(),
      { text: name, bold: true, fontSize: 9.5 },
      { text: rest.join(', '), color: DIMMED, fontSize: 8.5 },
      rule(),
      {
        layout: columnsAlone,
        table: {
          widths: ['*', ADDRESSEE],
          heights: ROW,
          body: [
            [
              { tag: 'L', margin: [0, 12, 0, 0], stack: facts.map(factOf) },
              { margin: [0, DOWN, 0, 0], fontSize: 11, stack: linesOf(addressee) },
            ],
          ],
        },
      },
    ],
  };
};
