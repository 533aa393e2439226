import { z } from 'zod';
import { choice } from '#contract/values/choice.ts';

/** What a supplier's document is. */
export const documentKind = z.enum([
  'invoice',
  'credit-note',
  'debit-note',
  'advance',
  'advance-tax',
  'other',
]);
export type DocumentKind = z.infer<typeof documentKind>;

/** The first word of a kind is its name; the others are how files and people write it too. */
export const documentKindValue = choice(
  documentKind,
  {
    invoice: ['Faktura', 'vyúčtovací faktura', 'daňový doklad', 'FA'],
    'credit-note': ['Dobropis', 'opravný daňový doklad', 'OPD'],
    'debit-note': ['Vrubopis'],
    advance: ['Záloha', 'zálohová faktura', 'předpis zálohy'],
    'advance-tax': ['Daňový doklad k záloze', 'daňový doklad k přijaté platbě'],
    other: ['Jiný náklad', 'ostatní', 'výplatní listina'],
  },
  'invoice',
);

/** What a document does to the sums of a place: a cost, an advance paid to the supplier, or only a proof of the tax of one. */
export type DocumentRole = 'cost' | 'advance' | 'proof';

const roles: Readonly<Record<DocumentKind, DocumentRole>> = {
  invoice: 'cost',
  'credit-note': 'cost',
  'debit-note': 'cost',
  advance: 'advance',
  'advance-tax': 'proof',
  other: 'cost',
};

export const roleOf = (kind: DocumentKind): DocumentRole => roles[kind];

/** Kinds of the role. */
export const kindsOf = (role: DocumentRole): readonly DocumentKind[] =>
  documentKind.options.filter((kind) => roles[kind] === role);

/** How the amount of a document is divided among the days of its period. */
export const documentDivision = z.enum(['days', 'climate', 'readings']);
export type DocumentDivision = z.infer<typeof documentDivision>;

export const documentDivisionValue = choice(
  documentDivision,
  {
    days: ['Podle dnů', 'dny', 'rovnoměrně'],
    climate: ['Podle klimatické náročnosti (příloha 3)', 'klimatická náročnost', 'příloha 3'],
    readings: ['Podle stavů fakturačního měřidla', 'stavy', 'měřidlo'],
  },
  'days',
);
