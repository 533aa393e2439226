import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { DIMMED, INK, SHADE } from './colours.ts';
import type { PdfBarGroup, PdfBars } from './document.ts';

/** Points of the columns of labels, names and figures, and of the longest bar. */
const LABEL = 150;
const NAME = 58;
const FIGURE = 66;
const LONGEST = 175;
const SIZE = 8.5;
/** Points of a line of that size, and of the bar in it. */
const LINE = 11.46;
const HEIGHT = 7;

type Bar = PdfBarGroup['bars'][number];

/** Dark for the first, outlined for the others: they differ without any colour. */
const lengthOf = ({ value }: Bar, isFirst: boolean, most: number): Content => ({
  margin: [0, (LINE - HEIGHT) / 2],
  canvas: [
    {
      type: 'rect',
      x: 0,
      y: 0,
      w: most <= 0 ? 0 : (value / most) * LONGEST,
      h: HEIGHT,
      lineWidth: 0.5,
      lineColor: isFirst ? INK : DIMMED,
      color: isFirst ? DIMMED : SHADE,
    },
  ],
});

/** A group is one row, so that no page parts it; its lines stand beside one another. */
const rowOf = ({ label, note, bars }: PdfBarGroup, most: number): TableCell[] => [
  {
    stack: [{ text: label }, ...(note === '' ? [] : [{ text: note, color: DIMMED, fontSize: 8 }])],
  },
  { stack: bars.map(({ name }) => ({ text: name, color: DIMMED })) },
  { stack: bars.map((bar, at) => lengthOf(bar, at === 0, most)) },
  {
    alignment: 'right' as const,
    stack: bars.map(({ text }, at) => ({ text, bold: at === 0, noWrap: true })),
  },
];

/** What the bars of a group show, for whoever does not see them. */
const altOf = ({ label, note, bars }: PdfBarGroup): string => {
  const figures = bars.map(({ name, text }) => `${name}: ${text}`).join(', ');
  return `Graf: ${[label, figures, note].filter((text) => text !== '').join('. ')}.`;
};

const groupOf = (group: PdfBarGroup, most: number): Content => ({
  alt: altOf(group),
  fontSize: SIZE,
  layout: {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: () => 0,
    paddingRight: (column) => (column === 3 ? 0 : 8),
    paddingTop: () => 0,
    paddingBottom: () => 3,
  },
  table: {
    widths: [LABEL, NAME, '*', FIGURE],
    dontBreakRows: true,
    body: [rowOf(group, most)],
  },
});

/** Bars under one another on one scale, groups set apart by room; each group is a figure. */
export function barsBlock({ groups }: PdfBars): Content {
  const most = Math.max(0, ...groups.flatMap(({ bars }) => bars.map(({ value }) => value)));
  return { margin: [0, 4, 0, 0], stack: groups.map((group) => groupOf(group, most)) };
}
