// Whether a supplier has invoiced what the meter counted.

/** What a document says of how much it is for: all of its lines together, and what each says where they say the same. */
interface Invoiced {
  readonly quantity: number;
  readonly line_quantity: number | null;
}

/** What the meter counted in the same time, and how much of it lies between readings; in the unit of the document. */
interface Metered {
  readonly amount: number;
  readonly measured: number;
}

/** How far a document is from the meter. */
export interface InvoicedDifference {
  /** What the supplier has invoiced. */
  readonly quantity: number;
  /** Less than nothing where he has invoiced less than the meter counted. */
  readonly difference: number;
  /** Of what the meter counted; null where that is nothing. */
  readonly percent: number | null;
  readonly isFar: boolean;
}

const rounded = (amount: number) => Math.round(amount * 1000) / 1000;

/** Per cent of the metered amount to hundredths; null of nothing. */
const percentOf = (difference: number, amount: number): number | null =>
  amount === 0 ? null : Math.round((10_000 * difference) / amount) / 100;

/** Whether a difference is more than so many per cent of the amount. */
export const isOver = (difference: number, amount: number, percent: number): boolean =>
  rounded(Math.abs(difference)) * 100 > rounded(Math.abs(amount)) * percent;

/**
 * Compares an invoice with its meter within so many per cent. Null where it is not known: nothing was read near
 * enough to the ends of the period, so that more than the per cent of it is divided and not measured. Lines that
 * all say the same (water supplied and drained) may mean one quantity or a sum: what is nearer to the meter counts.
 */
export function invoicedDifference(
  { quantity, line_quantity }: Invoiced,
  metered: Metered | null,
  percent: number,
): InvoicedDifference | null {
  if (metered === null || isOver(metered.amount - metered.measured, metered.amount, percent))
    return null;
  const { amount } = metered;
  const [nearest = quantity] = [quantity, line_quantity ?? quantity].toSorted(
    (one, other) => Math.abs(one - amount) - Math.abs(other - amount),
  );
  const difference = rounded(nearest - amount);
  return {
    quantity: rounded(nearest),
    difference,
    percent: percentOf(difference, amount),
    isFar: isOver(difference, amount, percent),
  };
}
