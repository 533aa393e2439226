import type { Content } from 'pdfmake/interfaces.js';
import { DIMMED, INK } from './colours.ts';
import type { PdfHead, PdfParties } from './document.ts';

/** Points between the margins of A4. */
const WIDTH = 481;

/** Who issues it over a rule, then what it is. */
export const headBlock = ({ from, title, subtitle }: PdfHead): Content => ({
  stack: [
    { text: from, bold: true, fontSize: 9.5 },
    {
      margin: [0, 5, 0, 12],
      canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 1, lineColor: INK }],
    },
    { text: title, tag: 'H1', fontSize: 20, bold: true, lineHeight: 1.1 },
    { text: subtitle, fontSize: 11, color: DIMMED, margin: [0, 1, 0, 14] },
  ],
});

/** Equal columns, each with a small label over its lines, of which the first says the most. */
export const partiesBlock = ({ parties }: PdfParties): Content => ({
  tag: 'L',
  margin: [0, 0, 0, 10],
  columnGap: 16,
  columns: parties.map(({ label, lines }) => ({
    tag: 'LI' as const,
    width: '*',
    stack: [
      { text: label, tag: 'Lbl' as const, color: DIMMED, fontSize: 8.5, margin: [0, 0, 0, 2] },
      {
        tag: 'LBody' as const,
        stack: lines
          .filter((line) => line !== '')
          .map((text, at) => ({ text, ...(at === 0 && { bold: true }) })),
      },
    ],
  })),
});
