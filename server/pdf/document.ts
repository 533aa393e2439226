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
  | { readonly kind: 'facts'; readonly facts: readonly PdfFact[] };

/** A line of a list: what it is, how much, and what that stands on. */
export interface PdfFact {
  readonly name: string;
  readonly value: string;
  readonly note: string;
}
