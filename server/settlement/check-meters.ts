import { suppliedUnitValue, type SuppliedUnit } from '#contract/billing/document-lines.ts';
import { czechNumber } from '#contract/czech/figures.ts';
import { czechDate } from '#contract/czech/iso-date.ts';
import { withUnit } from '#contract/metering/amount-text.ts';
import {
  invoicedDifference,
  isOver,
  type InvoicedDifference,
} from '#contract/rules/invoiced-amount.ts';
import type { CheckThing } from '#contract/settlement/settlements.ts';
import type { CheckKind } from '#contract/settlement/words.ts';
import { placeThing, type Looked, type Says } from './check-things.ts';
import type { Invoiced, InvoicedDocument } from './invoiced.ts';

/** What checks find of invoices against the meters by which suppliers invoice, and of those against the flats. */
export const meterChecks: Readonly<Partial<Record<CheckKind, Says>>> = {
  'invoice-differs': ({ invoiced }) =>
    judged(invoiced).flatMap(({ document, judgement }) =>
      judgement?.isFar === true
        ? [documentThing(document, differenceText(document, judgement, invoiced))]
        : [],
    ),
  'invoice-unknown': ({ invoiced }) =>
    judged(invoiced).flatMap(({ document, judgement }) =>
      judgement === null ? [documentThing(document, unknownText(document, invoiced))] : [],
    ),
  'flats-differ': ({ invoiced: { balances, flatsPercent } }) =>
    balances.flatMap(({ place, balance }) => {
      const { loss, amount, below_amount: flats, measured_unit: unit } = balance;
      if (loss === null || amount === null || flats === null || flatsPercent === null) return [];
      if (!isOver(loss, amount, flatsPercent)) return [];
      const [main, sum] = [withUnit(amount, unit, 0, 3), withUnit(flats, unit, 0, 3)];
      const far = `o\u00A0${withUnit(Math.abs(loss), unit, 0, 3)}${percentText(balance.loss_percent)}`;
      return [
        {
          ...placeThing(
            place,
            `fakturační měřidlo naměřilo v\u00A0období ${main}, měřidla pod ním ${sum}: ${far} ${loss > 0 ? 'méně' : 'více'}; bez otázky je do ${percents(flatsPercent)}`,
          ),
          measuring_place_id: place.invoice_place_id,
        },
      ];
    }),
  'flats-unknown': ({ invoiced: { balances, flatsPercent } }) =>
    balances
      .filter(({ balance: { loss } }) => loss === null || flatsPercent === null)
      .map(({ place, balance }) => ({
        ...placeThing(place, flatsUnknown(balance, flatsPercent)),
        measuring_place_id: place.invoice_place_id,
      })),
};

interface Judged {
  readonly document: InvoicedDocument;
  /** Null where it is not known. */
  readonly judgement: InvoicedDifference | null;
}

/** Each invoice beside its meter; a note that puts it right changes how much it is for. */
function judged({ documents, invoicePercent }: Invoiced): Judged[] {
  return documents.map((document) => {
    const { invoice, corrections, metered } = document;
    const { quantity, line_quantity } = corrections.reduce(
      (sum, note) => ({
        quantity: sum.quantity + (note.quantity ?? 0),
        line_quantity:
          sum.line_quantity === null || note.line_quantity === null
            ? null
            : sum.line_quantity + note.line_quantity,
      }),
      { quantity: invoice.quantity, line_quantity: invoice.line_quantity },
    );
    return {
      document,
      judgement:
        invoicePercent === null
          ? null
          : invoicedDifference({ quantity, line_quantity }, metered, invoicePercent),
    };
  });
}

const documentThing = ({ place, invoice }: InvoicedDocument, said: string): CheckThing => ({
  ...placeThing(place, said),
  billing_document_id: invoice.billing_document_id,
  measuring_place_id: place.invoice_place_id,
});

const percents = (percent: number) => `${czechNumber(percent, 0, 2)}\u00A0%`;

/** ' (8,33 %)'; nothing where there is nothing to have a part of. */
const percentText = (percent: number | null) =>
  percent === null ? '' : ` (${percents(Math.abs(percent))})`;

const supplied = (amount: number, unit: SuppliedUnit) =>
  `${czechNumber(amount, 0, 3)}\u00A0${suppliedUnitValue.text(unit)}`;

/** 'faktura F-1 s opravou D-1 (1. 1. 2025 – 31. 12. 2025)' */
function documentName({ invoice, corrections }: InvoicedDocument): string {
  const numbers = corrections.map(({ number }) => number).join(', ');
  const days = `${czechDate(invoice.period_from)} – ${czechDate(invoice.period_to)}`;
  return `faktura ${invoice.number}${numbers === '' ? '' : ` po opravě dokladem ${numbers}`} (${days})`;
}

function differenceText(
  document: InvoicedDocument,
  { quantity, difference, percent }: InvoicedDifference,
  { invoicePercent }: Invoiced,
): string {
  const { measured_unit: unit } = document.invoice;
  const metered = supplied(document.metered?.amount ?? 0, unit);
  const far = `o\u00A0${supplied(Math.abs(difference), unit)}${percentText(percent)}`;
  return `${documentName(document)} je na ${supplied(quantity, unit)}, fakturační měřidlo naměřilo ${metered}: ${far} ${difference > 0 ? 'více' : 'méně'}; bez otázky je do ${percents(invoicePercent ?? 0)}`;
}

function unknownText(document: InvoicedDocument, { invoicePercent }: Invoiced): string {
  if (invoicePercent === null) return `${documentName(document)}: mez odchylky není zadaná`;
  return document.metered === null
    ? `${documentName(document)}: fakturační měřidlo nemá odečty po celé období faktury, nebo měří v\u00A0jiné jednotce`
    : `${documentName(document)}: k\u00A0začátku nebo konci období faktury chybí odečet fakturačního měřidla`;
}

function flatsUnknown(
  { known_days, days, below_known, below_count }: Looked['invoiced']['balances'][number]['balance'],
  flatsPercent: number | null,
): string {
  if (flatsPercent === null) return 'mez rozdílu není zadaná';
  return known_days < days
    ? 'fakturační měřidlo nemá odečty po celé období'
    : `celé období je odečtené u\u00A0${below_known} z\u00A0${below_count} měřidel pod ním`;
}
