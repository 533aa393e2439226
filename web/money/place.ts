import { day } from '#contract/fields.ts';
import { paths } from '#web/lib/paths.ts';
import { flagIn, idIn, usePlace, wordIn } from '#web/lib/place.ts';
import type { GoTo, Search } from '#web/lib/place.ts';

const dayIn = (value: unknown): string | undefined => day.safeParse(value).data;
/** A month by its first day. */
const monthIn = (value: unknown): string | undefined => {
  const first = dayIn(value);
  return first?.endsWith('-01') === true ? first : undefined;
};

/** What of the accounts stands in the address, so that a link to it can be sent. */
export interface LedgerPlace {
  /** The unit of the open account. */
  readonly unit?: number | undefined;
  /** The day at the end of which accounts are looked at; today without it. */
  readonly as_of?: string | undefined;
  readonly filter?: string | undefined;
  /** Accounts of this house only (its pasport_id). */
  readonly house?: number | undefined;
  /** Accounts of which something is claimed for this month only, by its first day. */
  readonly month?: string | undefined;
  /** The open account, and which of its lines are looked at; all without it. */
  readonly account?: number | undefined;
  readonly lines?: string | undefined;
}

function readLedgerPlace({ unit, as_of, filter, house, month, ...opened }: Search): LedgerPlace {
  const { account, lines } = opened;
  return {
    unit: idIn(unit),
    as_of: dayIn(as_of),
    filter: wordIn(filter),
    house: idIn(house),
    month: monthIn(month),
    account: idIn(account),
    lines: wordIn(lines),
  };
}

export type GoLedger = GoTo<LedgerPlace>;

/** The place among accounts as the address has it, and the way to another. */
export const useLedgerPlace = () => usePlace<LedgerPlace>({ read: readLedgerPlace });

/** The address of the accounts of which something is claimed for the month. */
export const claimedHref = (unit_id: number, month: string) =>
  `${paths.Ledger}?unit=${unit_id}&month=${month}`;

/** Which month is looked at. */
export interface MonthsPlace {
  readonly unit?: number | undefined;
  /** By its first day; the present one without it. */
  readonly month?: string | undefined;
  /** Of which figure of the month the rows are; the difference without it. */
  readonly rows?: MonthFigure | undefined;
}

const FIGURES = ['prescribed', 'claimed'] as const;
export type MonthFigure = (typeof FIGURES)[number];

/** The figure of that name; undefined for another word. */
export const monthFigure = (name: unknown): MonthFigure | undefined =>
  FIGURES.find((one) => one === name);

function readMonthsPlace({ unit, month, rows }: Search): MonthsPlace {
  return {
    unit: idIn(unit),
    month: monthIn(month),
    rows: monthFigure(rows),
  };
}

export type GoMonths = GoTo<MonthsPlace>;

/** The month as the address has it, and the way to another. */
export const useMonthsPlace = () => usePlace<MonthsPlace>({ read: readMonthsPlace });

const QUEUES = ['waiting', 'parked', 'reversals'] as const;

/** What of the payments stands in the address. */
export interface PaymentsPlace {
  /** The unit of the open payment. */
  readonly unit?: number | undefined;
  /** The days on which they came, both included; this year without them. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly filter?: string | undefined;
  /** Payments that wait are gone through one after another; or those left for later; or reversals of banks. */
  readonly queue?: (typeof QUEUES)[number] | undefined;
  /** Learned accounts of payers are looked at. */
  readonly payers?: 1 | undefined;
  /** The open payment. */
  readonly payment?: number | undefined;
}

function readPaymentsPlace({ unit, from, to, filter, payment, ...more }: Search): PaymentsPlace {
  const { queue, payers } = more;
  return {
    queue: QUEUES.find((one) => one === queue),
    payers: flagIn(payers),
    unit: idIn(unit),
    from: dayIn(from),
    to: dayIn(to),
    filter: wordIn(filter),
    payment: idIn(payment),
  };
}

export type GoPayments = GoTo<PaymentsPlace>;

/** The place among payments as the address has it, and a step to another; steps leave no trace for Back. */
export const usePaymentsPlace = () =>
  usePlace<PaymentsPlace>({ read: readPaymentsPlace, isTraceless: true });
