import type { Content } from 'pdfmake/interfaces.js';
import type { PdfTerms } from './document.ts';

/** Points of the column of names. */
const NAME = 64;

/** Short names under their heading, each with its sentence beside it. */
export const termsBlock = ({ heading, terms }: PdfTerms): Content => ({
  unbreakable: true,
  stack: [
    { text: heading, style: 'heading', tag: 'H2' },
    {
      tag: 'L',
      fontSize: 9,
      layout: {
        hLineWidth: () => 0,
        vLineWidth: () => 0,
        paddingLeft: () => 0,
        paddingRight: (column) => (column === 0 ? 8 : 0),
        paddingTop: () => 0,
        paddingBottom: () => 4,
      },
      table: {
        widths: [NAME, '*'],
        body: terms.map(({ name, text }) => [{ text: name, bold: true }, { text }]),
      },
    },
  ],
});
