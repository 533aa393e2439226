import { z } from 'zod';
import { chosenId, text } from '#contract/fields.ts';
import { ledgerAmount } from '#contract/money/claims.ts';
import type { LedgerPayment } from '#contract/money/payments.ts';
import type { MeantFor } from '#contract/rules/crediting.ts';
import { needsOpposite } from '#contract/rules/closed-payment.ts';
import { formatMoney } from '#web/lib/czech.ts';
import { lasting } from './payable-claims.ts';
import { accountText } from './words.ts';

/** How much of a payment belongs to an account, as it is typed. */
export interface PartRow {
  readonly ledger_account_id: number | null;
  readonly amount: number | string | null;
  /** For which claims it is meant, as far as it lasts. */
  readonly claims: readonly MeantFor[];
}

export const NO_PART: PartRow = { ledger_account_id: null, amount: null, claims: [] };

/** The form of the division of a payment. */
export interface PartValues {
  /** Null while nothing was said of a payment that waits whole. */
  parts: PartRow[] | null;
  /** Why a payment of a closed month is put right; of others it stays empty. */
  opposite_note: string;
  [field: string]: unknown;
}

const part = z
  .object({
    ledger_account_id: chosenId('Zvolte konto'),
    amount: ledgerAmount,
    claims: z.array(z.object({ ledger_claim_id: z.int(), amount: z.int() })),
  })
  .transform((row) => ({ ...row, claims: lasting(row.amount, row.claims) }));

type Divided = Pick<LedgerPayment, 'amount' | 'returned' | 'is_closed' | 'parts'>;

/** Whether the rows change what a closed month contains; one that has no account or amount yet gives nothing. */
export const changesClosed = (
  payment: Pick<Divided, 'is_closed' | 'parts'>,
  rows: readonly PartRow[] | null,
): boolean =>
  needsOpposite(
    payment,
    (rows ?? []).flatMap(({ ledger_account_id, amount, claims }) =>
      ledger_account_id === null || typeof amount !== 'number'
        ? []
        : [{ ledger_account_id, amount, claims: lasting(amount, claims) }],
    ),
  );

/** Rules of the division of a payment: each account once, no more than came, and a reason of an opposite entry. */
export const partsSchema = (payment: Divided) =>
  rowsSchema(payment.amount - payment.returned)
    .extend({ opposite_note: text(500) })
    .superRefine(({ parts, opposite_note }, context) => {
      if (opposite_note === '' && changesClosed(payment, parts))
        context.addIssue({
          code: 'custom',
          path: ['opposite_note'],
          message: 'Napište, proč se platba opravuje',
        });
    });

const rowsSchema = (amount: number) =>
  z.object({
    parts: z.array(part, 'Zvolte konto, kterému platba patří').superRefine((rows, context) => {
      for (const [at, row] of rows.entries())
        if (rows.findIndex((one) => one.ledger_account_id === row.ledger_account_id) < at)
          context.addIssue({
            code: 'custom',
            path: [at, 'ledger_account_id'],
            message: 'Toto konto už v rozdělení je',
          });
      if (rows.reduce((sum, row) => sum + row.amount, 0) > amount)
        context.addIssue({
          code: 'custom',
          path: [],
          message: 'Rozděleno je více, než kolik přišlo',
        });
    }),
  });

/** What is not divided yet; a row without an account, or with what reads as no amount, divides nothing. */
export function restOf(amount: number, rows: readonly PartRow[]): number {
  const given = rows.map(({ ledger_account_id, amount: typed }) =>
    ledger_account_id !== null && typeof typed === 'number' ? Math.round(typed) : 0,
  );
  return given.reduce((rest, one) => rest - one, amount);
}

/** The division as the payment has it. */
export const partsOf = ({ parts }: Pick<LedgerPayment, 'parts'>): PartRow[] =>
  parts.map(({ ledger_account_id, amount, claims }) => ({
    ledger_account_id,
    amount,
    claims: claims.map(({ ledger_claim_id, amount: meant }) => ({
      ledger_claim_id,
      amount: meant,
    })),
  }));

/** The row that is offered for a payment that waits whole. */
export const offeredPart = ({ unassigned }: Pick<LedgerPayment, 'unassigned'>): PartRow => ({
  ...NO_PART,
  amount: unassigned,
});

type Told = LedgerPayment['parts'][number];

/** The division in words, for the differences of a conflict; accounts that are not named stand by `nameOf`. */
export function partsText(value: unknown, nameOf: (id: number) => string): string {
  const rows = Array.isArray(value) ? (value as (PartRow & Partial<Told>)[]) : [];
  if (rows.length === 0) return 'nikomu';
  return rows.map((row) => `${rowName(row, nameOf)} ${rowAmount(row)}`).join('; ');
}

function rowName(row: PartRow & Partial<Told>, nameOf: (id: number) => string): string {
  const { names, space_number = '', building_name = '', ledger_account_id: id } = row;
  if (names !== undefined) return accountText({ names, space_number, building_name });
  return id === null ? '(nezvoleno)' : nameOf(id);
}

const rowAmount = ({ amount }: PartRow) =>
  typeof amount === 'number' ? formatMoney(amount) : (amount ?? '');
