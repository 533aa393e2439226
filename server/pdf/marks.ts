import type { PdfElement } from './element.ts';
import type { MarkedContent, Paper, StructElement } from './maker.ts';

/** Left, top, right and lower edge on the page, in points from its upper left corner. */
export type Box = readonly [number, number, number, number];

type Ornament = 'Pagination' | 'Layout';

/** What has been drawn of an element: where it is marked, since which page, and in which rectangle. */
interface Drawn {
  readonly contents: MarkedContent[];
  readonly page: object;
  box: Box | undefined;
}

const around = (one: Box | undefined, other: Box): Box =>
  one === undefined
    ? other
    : [
        Math.min(one[0], other[0]),
        Math.min(one[1], other[1]),
        Math.max(one[2], other[2]),
        Math.max(one[3], other[3]),
      ];

/** Marks all that is drawn as a part of some element or as an ornament, and then says how elements stand. */
export class Marks {
  readonly #paper: Paper;
  readonly #drawn = new Map<PdfElement, Drawn>();
  readonly #root: StructElement;
  #open: PdfElement | Ornament | undefined;
  #page: object | undefined;

  constructor(paper: Paper) {
    this.#paper = paper;
    this.#root = paper.struct('Document', {});
  }

  /** What is drawn next belongs to the element; without one, or where it only repeats, it is an ornament. */
  begin(element: PdfElement | undefined, ornament: Ornament, box: Box): void {
    const { page } = this.#paper;
    // A page that has ended has ended its marks too.
    if (this.#page !== page) this.#open = undefined;
    this.#page = page;
    const drawn = element && this.#drawn.get(element);
    const told = element?.repeated && drawn && drawn.page !== page ? undefined : element;
    const next = told ?? ornament;
    if (this.#open !== next) {
      this.end();
      this.#open = next;
      if (told === undefined) this.#paper.markContent('Artifact', { type: ornament });
      else this.#contentsOf(told).push(this.#paper.markStructureContent(told.role));
    }
    if (told?.role === 'Figure') this.#widen(told, box);
  }

  end(): void {
    if (this.#open !== undefined) this.#paper.endMarkedContent();
    this.#open = undefined;
  }

  /** Writes a section that is drawn into the document, the lowest elements first, so that none waits for another. */
  writeSection(section: PdfElement): void {
    this.end();
    this.#root.add(this.#written(section));
    this.#drawn.clear();
  }

  /** Writes what all sections are in. */
  writeRoot(): void {
    this.#root.end();
    this.#paper.addStructure(this.#root);
  }

  #contentsOf(element: PdfElement): MarkedContent[] {
    const known = this.#drawn.get(element);
    if (known !== undefined) return known.contents;
    const contents: MarkedContent[] = [];
    this.#drawn.set(element, { contents, page: this.#paper.page, box: undefined });
    return contents;
  }

  #widen(element: PdfElement, box: Box): void {
    const drawn = this.#drawn.get(element);
    if (drawn !== undefined && drawn.page === this.#page) drawn.box = around(drawn.box, box);
  }

  #written(element: PdfElement): StructElement {
    const { role, alt, title, scope, kids } = element;
    const drawn = this.#drawn.get(element);
    const written = this.#paper.struct(role, { alt, title, scope, bbox: drawn?.box });
    for (const content of drawn?.contents ?? []) written.add(content);
    for (const kid of kids) written.add(this.#written(kid));
    written.end();
    return written;
  }
}
