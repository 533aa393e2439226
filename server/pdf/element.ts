/** What readers of screens know by its role; the names are those of the standard. */
export type Role =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure';

/** A part of the document as it is told: what it is, and what is in it, in the order of reading. */
export interface PdfElement {
  role: Role;
  readonly kids: PdfElement[];
  /** What a figure shows, in words; it is told in place of what is drawn. */
  readonly alt?: string;
  readonly title?: string;
  /** Of what a heading of a table is. */
  readonly scope?: 'Column' | 'Row';
  /** Drawn on every page of its table and told on the first alone. */
  readonly repeated?: boolean;
}

declare module 'pdfmake/interfaces.js' {
  interface ContentBase {
    /** As what it is told; a text without it is a paragraph, anything else only holds others. */
    tag?: Role;
    /** Makes a figure of all that is in it. */
    alt?: string;
    /** Where what is drawn of it belongs; without it, it is an ornament. */
    element?: PdfElement;
  }
}
