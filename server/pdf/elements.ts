import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { PdfElement, Role } from './element.ts';

type Told = Omit<PdfElement, 'role' | 'kids'>;

/** A node of the content as our blocks make it, as far as it is told. */
interface Node {
  readonly tag?: Role;
  readonly alt?: string;
  element?: PdfElement;
  readonly text?: string;
  readonly stack?: readonly Content[];
  readonly columns?: readonly Content[];
  readonly table?: {
    readonly headerRows?: number;
    readonly body: readonly (readonly TableCell[])[];
  };
}

const nodeOf = (content: Content | TableCell): Node => content as Node;

function elementIn(parent: PdfElement, role: Role, told: Told = {}): PdfElement {
  const element: PdfElement = { role, kids: [], ...told };
  parent.kids.push(element);
  return element;
}

/** As what a cell is told: of its role, or by its row and column. */
function cellOf(cell: Node, row: PdfElement, at: number, isHeading: boolean): PdfElement {
  if (row.role === 'LI') return elementIn(row, at === 0 ? 'Lbl' : 'LBody');
  if (isHeading) return elementIn(row, 'TH', { scope: 'Column', repeated: true });
  return cell.tag === 'TH' ? elementIn(row, 'TH', { scope: 'Row' }) : elementIn(row, 'TD');
}

const ROWS: Partial<Record<Role, Role>> = { Table: 'TR', L: 'LI' };

/** A table of facts, names with what belongs to them, or only what stands beside one another. */
function addTable({ tag, table }: Node, within: PdfElement): void {
  const { body = [], headerRows = 0 } = table ?? {};
  const rowRole = tag && ROWS[tag];
  for (const [index, cells] of body.entries()) {
    const row = rowRole && elementIn(within, rowRole);
    for (const [at, content] of cells.entries()) {
      const cell = nodeOf(content);
      if (row === undefined) addNode(cell, within);
      else addNode(cell, within, cellOf(cell, row, at, index < headerRows));
    }
  }
}

/** A text that is told alone: of its cell, or else a paragraph or a heading. What only makes room is not told. */
const elementOfText = ({ tag, text }: Node, parent: PdfElement): PdfElement | undefined =>
  text === undefined || text.trim() === '' ? undefined : elementIn(parent, tag ?? 'P');

/** What holds others: a figure, its cell, an element of its own, or nothing that would be told. */
function holderOf({ tag, alt }: Node, parent: PdfElement, cell?: PdfElement): PdfElement {
  if (alt !== undefined) return elementIn(cell ?? parent, 'Figure', { alt });
  return cell ?? (tag === undefined ? parent : elementIn(parent, tag));
}

function addNode(node: Node, parent: PdfElement, cell?: PdfElement): void {
  const { stack, columns = stack, table } = node;
  if (columns === undefined && table === undefined) {
    node.element = parent.role === 'Figure' ? parent : (cell ?? elementOfText(node, parent));
    return;
  }
  const holder = holderOf(node, parent, cell);
  for (const kid of columns ?? []) addNode(nodeOf(kid), holder);
  addTable(node, holder);
}

/** A list or a table without anything in it is not told. */
function withoutEmpty({ kids }: PdfElement): void {
  for (const kid of kids) withoutEmpty(kid);
  const full = kids.filter(({ role, kids: own }) => own.length > 0 || !(role in ROWS));
  kids.splice(0, kids.length, ...full);
}

/** Headings begin with the first level and skip none, whatever a document begins with. */
function withoutSkips(element: PdfElement, above: number): number {
  const asked = Number(/^H(\d)$/u.exec(element.role)?.[1] ?? 0);
  let last = asked === 0 ? above : Math.min(asked, above + 1);
  if (asked > 0) element.role = `H${last}` as Role;
  for (const kid of element.kids) last = withoutSkips(kid, last);
  return last;
}

/**
 * What readers of screens are told of parts of a document, one after another: a section of each, in the order of its
 * blocks. From then on each node that is drawn knows its element; what has none is an ornament.
 */
export function sectionMaker(): (part: Content, title?: string) => PdfElement {
  let level = 0;
  return (part, title) => {
    const section: PdfElement = { role: 'Sect', kids: [], ...(title !== undefined && { title }) };
    addNode(nodeOf(part), section);
    withoutEmpty(section);
    level = withoutSkips(section, level);
    return section;
  };
}
