import type { ContentTable, TableCell } from 'pdfmake/interfaces.js';
import { DIMMED, INK, LINE } from './colours.ts';
import type { PdfColumn, PdfTable } from './document.ts';

const alignOf = ({ figures = false }: PdfColumn) => ({
  alignment: figures ? ('right' as const) : ('left' as const),
  // A figure is never broken.
  noWrap: figures,
});

const rowOf = (
  columns: readonly PdfColumn[],
  texts: readonly string[],
  look: object = {},
): TableCell[] =>
  columns.map((column, at) => ({ text: texts[at] ?? '', ...alignOf(column), ...look }));

/** A sum is read with what it is of, which the first written of its cells says. */
const sumOf = (columns: readonly PdfColumn[], texts: readonly string[]): TableCell[] => {
  const named = texts.findIndex((text) => text !== '');
  return columns.map((column, at) => ({
    text: texts[at] ?? '',
    ...alignOf(column),
    bold: true,
    tag: at === named ? ('TH' as const) : ('TD' as const),
  }));
};

/** A table over as many pages as it takes: its headings are on each, and no row is broken. */
export function tableBlock({ columns, rows, sums, large = false }: PdfTable): ContentTable {
  const headings = columns.map(({ heading }) => heading);
  const firstSum = sums.length === 0 ? undefined : 1 + rows.length;
  return {
    tag: 'Table',
    margin: [0, 4, 0, 0],
    fontSize: large ? 14 : 9,
    layout: {
      hLineWidth: (line) => (line === 0 ? 0 : line === 1 || line === firstSum ? 1 : 0.5),
      vLineWidth: () => 0,
      hLineColor: (line) => (line === 1 || line === firstSum ? INK : LINE),
      paddingLeft: (column) => (column === 0 ? 0 : 6),
      paddingRight: () => 0,
      paddingTop: () => 3,
      paddingBottom: () => 3,
    },
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) => width ?? '*'),
      body: [
        rowOf(columns, headings, { color: DIMMED, fontSize: large ? 10.5 : 8.5 }),
        ...rows.map((texts) => rowOf(columns, texts)),
        ...sums.map((texts) => sumOf(columns, texts)),
      ],
    },
  };
}
