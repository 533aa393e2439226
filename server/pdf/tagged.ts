import type { Content } from 'pdfmake/interfaces.js';
import type { PdfElement } from './element.ts';
import {
  DrawingOfMaker,
  LayoutOfMaker,
  type LaidNode,
  type Line,
  type Paper,
  type Picture,
  type Vector,
} from './maker.ts';
import { Marks } from './marks.ts';
import { withModulesAtOnce } from './modules.ts';
import { QuickWords } from './words.ts';

/** Lays out as the maker does; each piece of a text and of a drawing knows the element of its node. */
export class TaggedLayout extends LayoutOfMaker {
  override tryLayoutDocument(content: Content, paper: Paper, ...rest: unknown[]): unknown {
    this.docMeasure.textInlines = new QuickWords(paper);
    return super.tryLayoutDocument(content, paper, ...rest);
  }

  override processLeaf(node: LaidNode): void {
    const { _inlines: inlines, element } = node;
    for (const inline of inlines) {
      inline.element = element;
      // What is read aloud knows no ends of lines: a written one parts words as a space does.
      if (inline.lineEnd) inline.text += ' ';
    }
    super.processLeaf(node);
  }

  override processQr(node: LaidNode): void {
    const { _canvas: vectors, element } = node;
    const drawn = withModulesAtOnce(vectors).map((vector) => ({ ...vector, element }));
    vectors.splice(0, vectors.length, ...drawn);
    super.processQr(node);
  }

  override processCanvas(node: LaidNode): void {
    const { canvas, element } = node;
    for (const vector of canvas) vector.element = element;
    super.processCanvas(node);
  }
}

/** Draws as the maker does, with everything marked as a part of an element or as an ornament. */
export class TaggedDrawing extends DrawingOfMaker {
  readonly #paper: Paper;
  readonly #marks: Marks;
  readonly #letters = new Set<string>();
  /** Whether the fonts have all letters that were drawn. */
  hasAllLetters = true;

  constructor(paper: Paper) {
    super(paper);
    this.#paper = paper;
    this.#marks = new Marks(paper);
  }

  override renderLine(line: Line, x: number, y: number): void {
    const box = [x, y, x + line.getWidth(), y + line.getHeight()] as const;
    this.#marks.begin(line.inlines[0]?.element, 'Pagination', box);
    this.#lookAtLetters(line);
    super.renderLine(line, x, y);
  }

  override renderVector(vector: Vector): void {
    const { x = 0, y = 0, w = 0, h = 0, element, pieces, color = 'black' } = vector;
    this.#marks.begin(element, 'Layout', [x, y, x + w, y + h]);
    if (pieces === undefined) return super.renderVector(vector);
    for (const [left, top, width, height] of pieces)
      this.#paper.rect(x + left, y + top, width, height);
    this.#paper.fill(color);
  }

  override renderImage(picture: Picture): void {
    const { x, y, _width: width, _height: height, element } = picture;
    this.#marks.begin(element, 'Layout', [x, y, x + width, y + height]);
    super.renderImage(picture);
  }

  /** Ends a part of which all is drawn, and writes how it is told. */
  finishPart(section: PdfElement): void {
    this.#marks.writeSection(section);
  }

  /** Ends the document behind its last part. */
  finish(): void {
    this.#marks.writeRoot();
  }

  #lookAtLetters({ inlines }: Line): void {
    for (const { text, font } of inlines)
      for (const letter of text) {
        if (this.#letters.has(letter)) continue;
        this.#letters.add(letter);
        this.hasAllLetters &&= font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
      }
  }
}
