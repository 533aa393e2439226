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

/** `lead` is what the document says above all, `warning` what nobody may overlook. */
type TextKind = 'title' | 'heading' | 'lead' | 'text' | 'note' | 'warning';

/** A piece of a page; those that follow one another never overlap. */
export type PdfBlock =
  | { readonly kind: TextKind; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly PdfFact[] }
  | PdfHead
  | PdfParties
  | PdfPayment
  | PdfCheck
  | PdfTable;

/** The head of a document: who issues it, what it is, and of which day or number. */
export interface PdfHead {
  readonly kind: 'head';
  readonly from: string;
  readonly title: string;
  readonly subtitle: string;
}

/** Whom and what it is about, beside one another. */
export interface PdfParties {
  readonly kind: 'parties';
  readonly parties: readonly { readonly label: string; readonly lines: readonly string[] }[];
}

/** What is to be paid, with its QR code beside it where there is one (`contract/rules/spayd.ts`). */
export interface PdfPayment {
  readonly kind: 'payment';
  readonly facts: readonly Omit<PdfFact, 'note'>[];
  readonly spayd?: string | undefined;
}

/** By what a document is verified, with the QR code of the address where it is. */
export interface PdfCheck {
  readonly kind: 'check';
  readonly facts: readonly Omit<PdfFact, 'note'>[];
  readonly url: string;
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
