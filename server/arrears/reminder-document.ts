import { czechDate } from '#contract/czech/iso-date.ts';
import { crowns } from '#contract/money/account-paper-text.ts';
import type { Reminder } from '#contract/money/reminders.ts';
import { ibanOf } from '#contract/rules/bank-account.ts';
import { levelName } from '#contract/rules/reminder-text.ts';
import { spaydOf } from '#contract/rules/spayd.ts';
import type { PaidTo } from '#server/core/ledger/paid-to.sql.ts';
import type { PdfPart, PdfPayment } from '#server/pdf/document.ts';

/** What all letters of a unit tell alike. */
export interface Sender {
  readonly author: string;
  /** To where is paid; undefined where the unit has not said which of its accounts it is. */
  readonly bank: PaidTo | undefined;
  /** The day on which they are printed. */
  readonly today: string;
}

/** What of a letter its paper tells. */
export type PaperLetter = Pick<
  Reminder,
  | 'addressee'
  | 'reminded_on'
  | 'subject'
  | 'body'
  | 'level'
  | 'amount'
  | 'pay_by'
  | 'variable_symbol'
  | 'space_number'
>;

/** The debt of the letter, to where it is paid, and the code by which it is. */
function paymentOf(
  { amount, pay_by, variable_symbol, space_number }: PaperLetter,
  { bank, today }: Omit<Sender, 'author'>,
): PdfPayment {
  const iban = (bank && ibanOf(bank.account_number, bank.bank_code)) ?? '';
  const message = `Dluh, prostor ${space_number}`;
  return {
    kind: 'payment',
    facts: [
      { name: 'Dluh bez úroku', value: crowns(amount) },
      { name: 'Zaplatit do', value: czechDate(pay_by) },
      ...(bank === undefined
        ? []
        : [{ name: 'Číslo účtu', value: `${bank.account_number}/${bank.bank_code}` }]),
      {
        name: 'Variabilní symbol',
        value: variable_symbol === '' ? 'prostor ho nemá' : variable_symbol,
      },
    ],
    spayd: spaydOf({ iban, amount, variable_symbol, message, due_on: pay_by }, today),
  };
}

/** A letter as it lies in an envelope: to whom, when, what, and how it is paid. */
export function letterPart(reminder: PaperLetter, sender: Sender): PdfPart {
  const { addressee, reminded_on, subject, body, level } = reminder;
  return [
    {
      kind: 'parties',
      parties: [
        { label: 'Odesílatel', lines: [sender.author] },
        { label: 'Adresát', lines: addressee.split('\n') },
      ],
    },
    { kind: 'note', text: `${levelName(level)}, ${czechDate(reminded_on)}` },
    { kind: 'title', text: subject },
    ...body.split(/\n{2,}/u).map((text) => ({ kind: 'text', text }) as const),
    paymentOf(reminder, sender),
  ];
}
