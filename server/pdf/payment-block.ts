import type { Column, Content } from 'pdfmake/interfaces.js';
import { DIMMED, SHADE } from './colours.ts';
import type { PdfPayment } from './document.ts';

/** Points of the side of the dark field; a module has whole points, so it may come out smaller. */
const MOST_SIDE = 115;
/** Modules that the standard asks to be light around the code. */
const QUIET_ZONE = 4;
const FRAME = 1.5;

/** The code in the frame that the manual of QR Platba draws, with its name in the lower edge. */
const framedCode = (spayd: string): Column => ({
  stack: [
    {
      layout: {
        hLineWidth: () => FRAME,
        vLineWidth: () => FRAME,
        paddingLeft: () => 0,
        paddingRight: () => 0,
        paddingTop: () => 0,
        paddingBottom: () => 0,
      },
      table: { body: [[{ qr: spayd, fit: MOST_SIDE, padding: QUIET_ZONE, eccLevel: 'M' }]] },
    },
    {
      relativePosition: { x: 12, y: -10 },
      canvas: [{ type: 'rect', x: 0, y: 0, w: 56, h: 14, lineWidth: 0, color: '#ffffff' }],
    },
    { relativePosition: { x: 16, y: -7 }, text: 'QR platba', bold: true, fontSize: 10 },
  ],
  width: 'auto',
});

/** What is to be paid on a shaded field, and the code by which a phone pays it. */
export const paymentBlock = ({ facts, spayd }: PdfPayment): Content => ({
  margin: [0, 8, 0, 12],
  unbreakable: true,
  columnGap: 18,
  columns: [
    {
      width: '*',
      layout: {
        defaultBorder: false,
        paddingLeft: (column) => (column === 0 ? 12 : 6),
        paddingRight: () => 12,
        paddingTop: (row) => (row === 0 ? 10 : 4),
        paddingBottom: (row) => (row === facts.length - 1 ? 10 : 4),
        fillColor: () => SHADE,
      },
      table: {
        widths: ['auto', '*'],
        body: facts.map(({ name, value }, at) => [
          { text: name, color: DIMMED },
          // What it is all about comes first, and is written large.
          { text: value, bold: true, alignment: 'right' as const, fontSize: at === 0 ? 15 : 10.5 },
        ]),
      },
    },
    ...(spayd === undefined ? [] : [framedCode(spayd)]),
  ],
});
