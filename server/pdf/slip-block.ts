import type { Content } from 'pdfmake/interfaces.js';
import { DIMMED, LINE } from './colours.ts';
import type { PdfSlip } from './document.ts';

/** Points of the height of one slip: three fill a page between its margins. */
const HEIGHT = 216;
const CODE_SIDE = 132;

/** Names with what belongs to them, as a list. */
const factsList = (facts: PdfSlip['facts']): Content => ({
  tag: 'L',
  layout: {
    defaultBorder: false,
    paddingLeft: (column) => (column === 0 ? 0 : 8),
    paddingTop: () => 1,
    paddingBottom: () => 1,
  },
  table: {
    widths: ['auto', '*'],
    body: facts.map(({ name, value }) => [
      { text: name, color: DIMMED },
      { text: value, bold: true, fontSize: 12 },
    ]),
  },
});

/** A third of a page to be cut off: what it says, and the code that leads on beside it. */
export const slipBlock = ({ title, lead, texts, facts, url }: PdfSlip): Content => ({
  layout: {
    hLineWidth: (line) => (line === 0 ? 0 : 0.75),
    vLineWidth: () => 0,
    hLineColor: () => LINE,
    hLineStyle: () => ({ dash: { length: 4, space: 4 } }),
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingTop: () => 8,
    paddingBottom: () => 4,
  },
  table: {
    widths: ['*'],
    heights: HEIGHT,
    dontBreakRows: true,
    body: [
      [
        {
          columnGap: 18,
          columns: [
            {
              width: '*',
              stack: [
                { text: title, tag: 'H2', fontSize: 22, bold: true },
                { text: lead, bold: true, fontSize: 15, margin: [0, 4, 0, 8] },
                ...texts.map((text) => ({
                  text,
                  fontSize: 11,
                  margin: [0, 0, 0, 4] as [number, number, number, number],
                })),
                factsList(facts),
              ],
            },
            {
              width: 'auto',
              alt: `QR kód s adresou, kde se termín potvrdí nebo změní: ${url}`,
              stack: [{ qr: url, fit: CODE_SIDE, padding: 0, eccLevel: 'M' }],
            },
          ],
        },
      ],
    ],
  },
});
