import type { LedgerPayment } from '#contract/money/payments.ts';
import type { PartReason } from '#contract/money/accounts.ts';
import type { PaymentOffer } from '#contract/money/payment-queue.ts';
import type { MatchStep } from '#contract/rules/payment-match.ts';
import { formatMoney } from '#web/lib/czech.ts';

/** Why an account is offered, by what it was found by. */
const stepWords: Readonly<Record<MatchStep, (offer: PaymentOffer) => string>> = {
  symbol: () => 'má tento variabilní symbol',
  message: ({ variable_symbol }) => `symbol ${variable_symbol} je ve zprávě`,
  slip: ({ meant_symbol }) => `překlep v symbolu, správně je ${meant_symbol}`,
  payer: () => 'z tohoto účtu už platil, jak jste potvrdili',
  name: () => 'stejné jméno jako plátce',
  amount: () => 'částka se rovná dluhu nebo měsíčnímu předpisu',
};

/** Why an account is offered, the surest first. */
export const whyText = (offer: PaymentOffer): string =>
  offer.steps.map((step) => stepWords[step](offer)).join(' · ');

/** What the account owes: 'dluží 3 450,00 Kč'. */
export function owedText({ owed }: Pick<PaymentOffer, 'owed'>): string {
  if (owed > 0) return `zbývá zaplatit ${formatMoney(owed)}`;
  return owed < 0 ? `přeplatek ${formatMoney(-owed)}` : 'vyrovnáno';
}

const reasons: Readonly<Record<PartReason, string>> = {
  hand: 'přiřazeno ručně',
  symbol: 'podle variabilního symbolu',
  message: 'podle symbolu ve zprávě',
  payer: 'podle účtu plátce a částky',
  sipo: 'podle předání SIPO',
};

/** By what a payment was recognised; empty of one that waits. */
export const reasonText = ({ parts }: Pick<LedgerPayment, 'parts'>): string =>
  [...new Set(parts.map(({ reason }) => reasons[reason]))].join(', ');
