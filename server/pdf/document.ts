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
  /** Where parts go to different people: what stands at the foot of each, with its own numbers of pages. */
  readonly titles?: readonly string[];
}

export type PdfPart = readonly PdfBlock[];

/**
 * `large` is a heading and `big` a text that are read from afar, `lead` is what the document says above all, `warning` what nobody may overlook; a `subheading` stands
 * below a heading, and `small` is what is read by who wants to know it all.
 */
type TextKind =
  | 'large'
  | 'big'
  | 'title'
  | 'heading'
  | 'subheading'
  | 'lead'
  | 'text'
  | 'small'
  | 'note'
  | 'warning';

export interface PdfText {
  readonly kind: TextKind;
  readonly text: string;
}

/** A piece of a page; those that follow one another never overlap. */
export type PdfBlock =
  | PdfText
  | { readonly kind: 'facts'; readonly facts: readonly PdfFact[] }
  | PdfHead
  | PdfLetter
  | PdfParties
  | PdfTerms
  | PdfBars
  | PdfPayment
  | PdfCheck
  | PdfSlip
  | PdfPhotos
  | PdfTable;

/** The head of a document: who issues it, what it is, and of which day or number. */
export interface PdfHead {
  readonly kind: 'head';
  readonly from: string;
  readonly title: string;
  readonly subtitle: string;
}

/** The top of a letter: who sends it, and its addressee where a window of an envelope shows him. */
export interface PdfLetter {
  readonly kind: 'letter';
  /** The first says the most. */
  readonly sender: readonly string[];
  readonly addressee: readonly string[];
  /** Beside the addressee: what it is about. */
  readonly facts: readonly Omit<PdfFact, 'note'>[];
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
  /** Whether the first fact is what the whole document comes to. */
  readonly large?: boolean;
}

/** By what a document is verified, with the QR code of the address where it is. */
export interface PdfCheck {
  readonly kind: 'check';
  readonly facts: readonly Omit<PdfFact, 'note'>[];
  readonly url: string;
  /** What is behind the code; without it a document is verified there. */
  readonly is?: string;
}

/** A third of a page that is cut off and left to somebody, with the QR code of the address of his own. */
export interface PdfSlip {
  readonly kind: 'slip';
  readonly title: string;
  /** What it says above all. */
  readonly lead: string;
  readonly texts: readonly string[];
  readonly facts: readonly Omit<PdfFact, 'note'>[];
  readonly url: string;
}

/** Pictures with what each shows, two in a row; a signature is small. */
export interface PdfPhotos {
  readonly kind: 'photos';
  readonly photos: readonly PdfPhoto[];
  readonly small?: boolean;
}

/** A JPEG, and what it shows. */
export interface PdfPhoto {
  readonly jpeg_base64: string;
  readonly caption: string;
}

/** Names with sentences beside them, under a heading; no page parts them. */
export interface PdfTerms {
  readonly kind: 'terms';
  readonly heading: string;
  readonly terms: readonly { readonly name: string; readonly text: string }[];
}

/** Lengths to be compared, all on one scale, each with its name and its figure written. */
export interface PdfBars {
  readonly kind: 'bars';
  readonly groups: readonly PdfBarGroup[];
}

/** The first of its bars is what it is about; it is dark, the others are light. */
export interface PdfBarGroup {
  readonly label: string;
  readonly note: string;
  readonly bars: readonly {
    readonly name: string;
    readonly value: number;
    readonly text: string;
  }[];
}

/** Rows under headings that are repeated on each page; the last of `sums` are set apart. */
export interface PdfTable {
  readonly kind: 'table';
  /** Whether it is read from afar. */
  readonly large?: boolean;
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
