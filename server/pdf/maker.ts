import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import type { Content, DynamicContent, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { PdfElement } from './element.ts';

/** Where marked content is on a page. */
export interface MarkedContent {
  readonly refs: readonly unknown[];
}

export interface StructElement {
  add(child: StructElement | MarkedContent): void;
  end(): void;
}

/** The document that is written (pdfkit, as the maker extends it), as far as it is used here. */
export interface Paper extends Readable {
  readonly page: object & { write(content: string): void };
  readonly info: Record<string, string | Date>;
  markContent(tag: 'Artifact', options: { readonly type: 'Pagination' | 'Layout' }): void;
  markStructureContent(tag: string): MarkedContent;
  endMarkedContent(): void;
  flushPages(): void;
  addContent(data: string): this;
  rect(x: number, y: number, width: number, height: number): void;
  fill(colour: string): void;
  struct(role: string, options: object): StructElement;
  addStructure(element: StructElement): void;
  appendXML(xml: string): void;
  endMetadata(): void;
  end(): void;
}

/** Of a font, whether it has a letter. */
interface Letters {
  hasGlyphForCodePoint(code: number): boolean;
}

/** A piece of a line, as it is laid out. */
interface Inline {
  text: string;
  readonly lineEnd?: boolean;
  readonly font: { readonly font: Letters };
  element?: PdfElement | undefined;
}

export interface Line {
  readonly inlines: readonly Inline[];
  getWidth(): number;
  getHeight(): number;
}

export interface Vector {
  readonly type: string;
  readonly x?: number;
  readonly y?: number;
  readonly w?: number;
  readonly h?: number;
  readonly color?: string;
  element?: PdfElement | undefined;
  /** Rectangles that are drawn in its place at once, from its upper left corner. */
  readonly pieces?: readonly Piece[];
}

/** Left and upper edge, width and height. */
export type Piece = readonly [number, number, number, number];

/** A picture, as it is laid out. */
export interface Picture {
  readonly x: number;
  readonly y: number;
  readonly _width: number;
  readonly _height: number;
  readonly element?: PdfElement;
}

/** A node that is laid out: with the pieces of its text, or what its code or drawing is made of. */
export interface LaidNode {
  readonly element?: PdfElement;
  readonly _inlines: Inline[];
  readonly _canvas: Vector[];
  readonly canvas: Vector[];
}

type Size = { readonly width: number; readonly height: number };
type Page = { readonly items: readonly unknown[] };

/** Of what a text takes its looks: of all that it is in, the nearest first. */
export interface Styles {
  auto<T>(item: unknown, within: () => T): T;
  getProperty(name: string): unknown;
}

/** Measures texts word by word. */
interface Words {
  buildInlines(text: unknown, styles: Styles): unknown;
}

interface Layout {
  layoutDocument(
    content: Content,
    paper: Paper,
    styles: TDocumentDefinitions['styles'],
    defaultStyle: TDocumentDefinitions['defaultStyle'],
    background: undefined,
    header: undefined,
    footer: DynamicContent | undefined,
    watermark: undefined,
    pageBreakBefore: TDocumentDefinitions['pageBreakBefore'],
  ): Page[];
  /** Made anew for each document that is laid out. */
  readonly docMeasure: { textInlines: Words };
  tryLayoutDocument(content: Content, paper: Paper, ...rest: unknown[]): unknown;
  processLeaf(node: LaidNode): void;
  processQr(node: LaidNode): void;
  processCanvas(node: LaidNode): void;
}

interface Drawing {
  renderPages(pages: readonly Page[]): void;
  renderLine(line: Line, x: number, y: number): void;
  renderVector(vector: Vector): void;
  renderImage(picture: Picture): void;
}

const load = createRequire(import.meta.url);
const part = (name: string): unknown =>
  (load(`pdfmake/js/${name}.js`) as { readonly default: unknown }).default;

type PaperClass = new (
  fonts: object,
  images: object,
  patterns: object,
  attachments: object,
  options: object,
  files: null,
  mayRead: (path: string) => boolean,
) => Paper;

/**
 * The parts of the maker. Its own entry leads to an untagged PDF alone, so what it does is done here with the same
 * parts; `maker.test.ts` says when another version has them otherwise.
 */
export const PaperOfMaker = part('PDFDocument') as PaperClass;
export const LayoutOfMaker = part('LayoutBuilder') as new (
  size: Size,
  margins: object,
  svg: null,
) => Layout;
export const WordsOfMaker = part('TextInlines') as new (paper: Paper) => Words;
export const DrawingOfMaker = part('Renderer') as new (paper: Paper) => Drawing;
