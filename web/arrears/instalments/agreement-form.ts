import { z } from 'zod';
import type { LateClaim } from '#contract/money/arrears-interest.ts';
import { agreedInstalments, createAgreement } from '#contract/money/instalments.ts';
import { wholeNumber } from '#contract/fields.ts';
import { MOST_INSTALMENTS } from '#contract/money/instalments.ts';
import { equalInstalments, monthlyDays } from '#contract/rules/instalments.ts';

/** An instalment as it is typed. */
export interface InstalmentRow {
  readonly due_on: string | null;
  readonly amount: number | string | null;
}

// A form takes no interface: it has no index.
export type AgreementValues = {
  agreed_on: string | null;
  /** Null stands for all that is overdue. */
  claims: number[] | null;
  count: number | string | null;
  first_on: string | null;
  /** Null while the debt is divided equally by months. */
  instalments: InstalmentRow[] | null;
  acknowledges: boolean;
  calls_whole: boolean;
  note: string;
};

const { body } = createAgreement;

/** The rules of the form; the sum of the debt is looked at where it is known. */
export const agreementSchema = z.object({
  agreed_on: body.shape.agreed_on,
  claims: body.shape.claims.nullable(),
  count: wholeNumber(1, MOST_INSTALMENTS),
  first_on: body.shape.agreed_on,
  instalments: agreedInstalments.nullable(),
  acknowledges: z.boolean(),
  calls_whole: z.boolean(),
  note: body.shape.note,
});

export const begunAgreement = (today: string): AgreementValues => ({
  agreed_on: today,
  claims: null,
  count: 6,
  first_on: monthlyDays(today, 2)[1] ?? today,
  instalments: null,
  acknowledges: true,
  calls_whole: true,
  note: '',
});

/** Claims that may be agreed on: something of them is late and not paid. */
export const openClaims = (claims: readonly LateClaim[] | undefined): readonly LateClaim[] =>
  (claims ?? []).filter(({ unpaid }) => unpaid > 0);

/** The chosen of them; all where nothing was chosen yet. */
export const chosenClaims = (
  open: readonly LateClaim[],
  chosen: readonly number[] | null,
): readonly LateClaim[] =>
  chosen === null ? open : open.filter(({ ledger_claim_id: id }) => chosen.includes(id));

/** What the chosen claims make together, in hellers. */
export const debtOf = (claims: readonly LateClaim[]): number =>
  claims.reduce((sum, { unpaid }) => sum + unpaid, 0);

/** Equal instalments by months; none while it is not known of what, how many and since when. */
export function equalRows(
  debt: number,
  { count, first_on }: Pick<AgreementValues, 'count' | 'first_on'>,
): readonly { readonly due_on: string; readonly amount: number }[] {
  const many = Number(count);
  const isCount = Number.isInteger(many) && many >= 1 && many <= MOST_INSTALMENTS;
  if (!isCount || count === null || first_on === null || debt < many) return [];
  const days = monthlyDays(first_on, many);
  return equalInstalments(debt, many).map((amount, at) => ({ due_on: days[at] ?? '', amount }));
}

const amountOf = ({ amount }: InstalmentRow) =>
  typeof amount === 'number' ? Math.round(amount) : 0;

/** What is left of the debt when instalments are taken off; less than nothing where they are more. */
export const restOf = (debt: number, rows: readonly InstalmentRow[]): number =>
  rows.reduce((rest, row) => rest - amountOf(row), debt);

/** Instalments with the last one taking the rest, where something is left for it. */
export function withRest(debt: number, rows: readonly InstalmentRow[]): InstalmentRow[] {
  const last = rows.at(-1);
  if (last === undefined) return [];
  const rest = restOf(debt, rows.slice(0, -1));
  return [...rows.slice(0, -1), { ...last, amount: rest > 0 ? rest : null }];
}

/** One more instalment, a month behind the last one. */
export function withAnother(debt: number, rows: readonly InstalmentRow[]): InstalmentRow[] {
  const last = rows.at(-1)?.due_on ?? null;
  const due_on = last === null ? null : (monthlyDays(last, 2)[1] ?? null);
  return [...rows, { due_on, amount: Math.max(restOf(debt, rows), 0) || null }];
}
