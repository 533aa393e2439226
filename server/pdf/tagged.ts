import type { PdfElement } from './element.ts';
import {
  DrawingOfMaker,
  LayoutOfMaker,
  PaperOfMaker,
  type LaidNode,
  type Line,
  type Paper,
  type Picture,
  type Vector,
} from './maker.ts';
import { Marks } from './marks.ts';

/** Lays out as the maker does; each piece of a text and of a drawing knows the element of its node. */
export class TaggedLayout extends LayoutOfMaker {
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
    for (const vector of vectors) vector.element = element;
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
  readonly #marks: Marks;
  readonly #letters = new Set<string>();
  /** Whether the fonts have all letters that were drawn. */
  hasAllLetters = true;

  constructor(paper: Paper) {
    super(paper);
    this.#marks = new Marks(paper);
  }

  override renderLine(line: Line, x: number, y: number): void {
    const box = [x, y, x + line.getWidth(), y + line.getHeight()] as const;
    this.#marks.begin(line.inlines[0]?.element, 'Pagination', box);
    this.#lookAtLetters(line);
    super.renderLine(line, x, y);
  }

  override renderVector(vector: Vector): void {
    const { x = 0, y = 0, w = 0, h = 0, element } = vector;
    this.#marks.begin(element, 'Layout', [x, y, x + w, y + h]);
    super.renderVector(vector);
  }

  override renderImage(picture: Picture): void {
    const { x, y, _width: width, _height: height, element } = picture;
    this.#marks.begin(element, 'Layout', [x, y, x + width, y + height]);
    super.renderImage(picture);
  }

  /** Ends what is marked and writes the tree of elements. */
  finish(root: PdfElement): void {
    this.#marks.end();
    this.#marks.writeTree(root);
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

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The document as the maker writes it, whose metadata bear any title and author. */
export class TaggedPaper extends PaperOfMaker {
  override endMetadata(): void {
    for (const [name, value] of Object.entries(this.info))
      if (typeof value === 'string') this.info[name] = escaped(value);
    super.endMetadata();
  }
}
