import { shiftDays } from '#contract/czech/iso-date.ts';
import type { BalanceMonth } from '#contract/metering/house-balance.ts';
import { lawOn } from '#contract/rules/law-on.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { CostPart } from '#server/core/billing/costs.ts';
import { selectSettlementLaw } from '#server/core/billing/settlement-law.sql.ts';
import { selectMeasuredUses, type MeasuredUse } from '#server/core/metering/asked-uses.sql.ts';
import { selectHouseBalances } from '#server/core/metering/house-balance.sql.ts';
import type { Db } from '#server/db/db.ts';
import type { Gathered } from './gather.ts';

/** A billing place that is invoiced by a meter. */
interface MeteredPlace {
  readonly billing_place_id: number;
  readonly name: string;
  readonly invoice_place_id: number;
}

/** An invoice of such a place with what puts it right, and what the meter counted in the days of the invoice. */
export interface InvoicedDocument {
  readonly place: MeteredPlace;
  readonly invoice: CostPart & { readonly quantity: number };
  readonly corrections: readonly CostPart[];
  /** Null where it is not known. */
  readonly metered: MeasuredUse | null;
}

/** What suppliers invoiced in the period by meters, and what the law or the custom leaves them. */
export interface Invoiced {
  readonly documents: readonly InvoicedDocument[];
  /** What went through invoicing meters in the period and through the places below them. */
  readonly balances: readonly { readonly place: MeteredPlace; readonly balance: BalanceMonth }[];
  /** Per cent; null where nobody has set them. */
  readonly invoicePercent: number | null;
  readonly flatsPercent: number | null;
}

/** Places with an invoicing meter, of which a rule divides something. */
function meteredPlaces({ places, rules }: Gathered): MeteredPlace[] {
  const used = new Set(
    rules.flatMap(({ costs }) => costs.map(({ billing_place_id }) => billing_place_id)),
  );
  return places.flatMap(({ billing_place_id, name, invoice_place_id }) =>
    invoice_place_id === null || !used.has(billing_place_id)
      ? []
      : [{ billing_place_id, name, invoice_place_id }],
  );
}

const isInvoice = (one: CostPart): one is InvoicedDocument['invoice'] =>
  one.kind === 'invoice' && one.quantity !== null && one.measured_unit !== '';

/** The invoice that a credit or a debit note puts right: the named one, else the only one of its days. */
function invoiceOf(note: CostPart, invoices: readonly CostPart[]): CostPart | undefined {
  if (note.corrects !== '') return invoices.find(({ number }) => number === note.corrects);
  const within = invoices.filter(
    ({ period_from, period_to }) => period_from <= note.period_from && period_to >= note.period_to,
  );
  return within.length === 1 ? within[0] : undefined;
}

/** Invoices that say how much they are for, each with the notes in its unit that change it; cancelled ones are left out. */
function documentsOf(
  place: MeteredPlace,
  { parts }: Gathered,
): Omit<InvoicedDocument, 'metered'>[] {
  const all = parts.get(place.billing_place_id)?.parts ?? [];
  const invoices = all.filter(isInvoice);
  const notes = all.filter(({ kind }) => kind === 'credit-note' || kind === 'debit-note');
  return invoices.flatMap((invoice) => {
    const corrections = notes.filter(
      (note) =>
        note.quantity !== null &&
        note.measured_unit === invoice.measured_unit &&
        invoiceOf(note, invoices) === invoice,
    );
    const left = corrections.reduce((sum, { quantity }) => sum + (quantity ?? 0), invoice.quantity);
    return left === 0 && corrections.length > 0 ? [] : [{ place, invoice, corrections }];
  });
}

/** Invoices with what their meters counted in the same days, whatever of them falls into the period. */
async function readDocuments(
  db: Db,
  unit: OwnedUnit,
  places: readonly MeteredPlace[],
  gathered: Gathered,
): Promise<InvoicedDocument[]> {
  const documents = places.flatMap((place) => documentsOf(place, gathered));
  const metered = await selectMeasuredUses(
    db,
    unit,
    documents.map(({ place, invoice: { period_from, period_to, measured_unit } }) => ({
      measuring_place_id: place.invoice_place_id,
      after_on: shiftDays(period_from, -1),
      to_on: period_to,
      measured_unit,
    })),
  );
  return documents.map((document, at) => ({ ...document, metered: metered[at] ?? null }));
}

/** Reads invoices of the period with their meters, and those meters with the flats below them. */
export async function readInvoiced(db: Db, unit: OwnedUnit, gathered: Gathered): Promise<Invoiced> {
  const { from, to } = gathered.frozen;
  const places = meteredPlaces(gathered);
  const law = await selectSettlementLaw(db);
  const told = {
    invoicePercent: lawOn(law, 'invoice-difference', from),
    flatsPercent: lawOn(law, 'flats-difference', from),
  };
  if (places.length === 0) return { documents: [], balances: [], ...told };
  const balances = await selectHouseBalances(db, unit, { from, to, whole: true });
  return {
    documents: await readDocuments(db, unit, places, gathered),
    balances: places.flatMap((place) =>
      balances
        .filter(
          ({ measuring_place_id, compared }) =>
            measuring_place_id === place.invoice_place_id && compared !== 'none',
        )
        .map((balance) => ({ place, balance })),
    ),
    ...told,
  };
}
