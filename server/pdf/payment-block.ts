import type { Column, Content } from 'pdfmake/interfaces.js';
import { DIMMED, SHADE } from './colours.ts';
import type { PdfCheck, PdfPayment } from './document.ts';

/** Points of the side of the dark field; a module has whole points, so it may come out smaller. */
const MOST_SIDE = 115;
/** The same of a code that only leads somewhere. */
const CHECK_SIDE = 90;
/** Modules that the standard asks to be light around the code. */
const QUIET_ZONE = 4;
const FRAME = 1.5;

/** The code in the frame that the manual of QR Platba draws, with its name in the lower edge. */
const framedCode = (spayd: string): Column => ({
  alt: 'QR platba: kód, ze kterého bankovní aplikace načte stejné údaje o platbě.',
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

/** Names and values on a shaded field; the first is what it is all about, and may be written large. */
const shadedFacts = (facts: PdfPayment['facts'], firstSize: number, large = false): Column => {
  const between = large ? 2.5 : 4;
  return {
    tag: 'L',
    width: '*',
    layout: {
      defaultBorder: false,
      paddingLeft: (column) => (column === 0 ? 12 : 6),
      paddingRight: () => 12,
      paddingTop: (row) => (row === 0 ? 10 : between),
      paddingBottom: (row) => (row === facts.length - 1 ? 10 : between),
      fillColor: () => SHADE,
    },
    table: {
      widths: ['auto', '*'],
      body: facts.map(({ name, value }, at) => [
        large && at === 0
          ? { text: name, fontSize: 13, bold: true, margin: [0, 5, 0, 0] }
          : { text: name, color: DIMMED },
        {
          text: value,
          bold: true,
          alignment: 'right' as const,
          fontSize: at === 0 ? firstSize : 10.5,
        },
      ]),
    },
  };
};

const beside = (columns: Column[]): Content => ({
  margin: [0, 8, 0, 12],
  unbreakable: true,
  columnGap: 18,
  columns,
});

/** What is to be paid, and the code by which a phone pays it. */
export const paymentBlock = ({ facts, spayd, large = false }: PdfPayment): Content =>
  beside([
    shadedFacts(facts, large ? 22 : 15, large),
    ...(spayd === undefined ? [] : [framedCode(spayd)]),
  ]);

/** By what a document is verified, and the code that leads there. */
export const checkBlock = ({ facts, url, is }: PdfCheck): Content =>
  beside([
    shadedFacts(facts, 10.5),
    {
      alt:
        is === undefined
          ? `QR kód s adresou, na které se doklad ověří: ${url}`
          : `QR kód. ${is}: ${url}`,
      stack: [{ qr: url, fit: CHECK_SIDE, padding: 0, eccLevel: 'M' as const }],
      width: 'auto',
    },
  ]);
