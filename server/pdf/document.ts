/** A document before it is drawn: plain data, so that it may go to a thread. */
export interface PdfDocument {
  /** Stands in the metadata, as the title of the window and at the foot of each page. */
  readonly title: string;
  /** Who tells it: the unit. */
  readonly author: string;
  /** The moment at which it was made, ISO. */
  readonly made: string;
  /** Each begins on a page of its own. */
  readonly parts: readonly PdfPart[];
}

export type PdfPart = readonly PdfBlock[];

/** A piece of a page; those that follow one another never overlap. */
export type PdfBlock =
  | { readonly kind: 'title' | 'heading' | 'text' | 'note'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly PdfFact[] }
  | PdfPayment
  | PdfTable;

/** What is to be paid, with its QR code beside it where there is one (`contract/rules/spayd.ts`). */
export interface PdfPayment {
  readonly kind: 'payment';
  readonly facts: readonly Omit<PdfFact, 'note'>[];
  readonly spayd?: string | undefined;
}

/** Rows under headings that are repeated on each page; the last of `sums` are set apart. */
export interface PdfTable {
  readonly kind: 'table';
  readonly columns: readonly PdfColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly sums: readonly (readonly string[])[];
}

export interface PdfColumn {
  readonly heading: string;
  /** Points; what is left is shared by those without a width. */
  readonly width?: number;
  readonly figures?: boolean;
}

/** A line of a list: what it is, how much, and what that stands on. */
export interface PdfFact {
  readonly name: string;
  readonly value: string;
  readonly note: string;
}
