import { shiftDays } from '#contract/czech/iso-date.ts';
import { browseAccounts } from '#contract/money/accounts.ts';
import { createBankAccount } from '#contract/money/bank-accounts.ts';
import { acceptBankFile } from '#contract/money/bank-statements.ts';
import { createClaim } from '#contract/money/claims.ts';
import { issueConfirmation } from '#contract/money/debt-confirmations.ts';
import { listAgreements } from '#contract/money/instalments.ts';
import { browseOverpayments, createRefund } from '#contract/money/refunds.ts';
import { browseReminders, listReminders, sendReminders } from '#contract/money/reminders.ts';
import { done } from '#tests/e2e/done.ts';
import { expect } from '#tests/e2e/portal.ts';
import type { UnitCaller } from '#tests/e2e/settled.ts';
import { gpcFile } from '#tests/statement-files.ts';
import { todayInPrague } from '#web/lib/czech.ts';

/** How long work in the background may take. */
const WORKED_MS = 30_000;
/** Days ago, so that nothing else that waits is older. */
const LONG_AGO = 100;
/** Days ago, so that it is time for a reminder. */
const DUE_AGO = 40;
const STRANGER = '19-2000145399/0800';
const NUMBER = '1265098001';

/** A second bank account, and money on it that came from a stranger. */
export async function banked(by: UnitCaller): Promise<number> {
  const { unit_id } = by;
  const named = { name: 'Běžný účet domu', account_number: NUMBER, bank_code: '5500' };
  const { bank_account_id } = await done(by, createBankAccount, { unit_id }, named);
  const day = shiftDays(todayInPrague(), -LONG_AGO);
  const file = gpcFile({
    account: NUMBER,
    from: day,
    to: day,
    movements: [{ id: '1', day, amount: 120_000, account: STRANGER, name: 'Jana Neznámá' }],
  });
  const content_base64 = Buffer.from(file).toString('base64');
  await done(by, acceptBankFile, { unit_id }, { file_name: 'vypis.gpc', content_base64 });
  return bank_account_id;
}

/** An account of which something was claimed by hand, and is due so long that its payer is to be reminded. */
export async function claimed(by: UnitCaller): Promise<number> {
  const { unit_id } = by;
  const { values } = await done(by, browseAccounts, { unit_id });
  const ledger_account_id = values.find(({ is_present }) => is_present)?.ledger_account_id ?? 0;
  await done(
    by,
    createClaim,
    { unit_id, ledger_account_id },
    {
      name: 'Náhrada škody na výtahu',
      amount: 1_245_000,
      due_on: shiftDays(todayInPrague(), -DUE_AGO),
      reason: '',
    },
  );
  return ledger_account_id;
}

/** Nothing is done, but somebody is found who owes and has agreed on nothing; the id of the account. */
export async function owing(by: UnitCaller): Promise<number> {
  const { unit_id } = by;
  const agreed = await done(by, listAgreements, { unit_id });
  const taken = new Set(agreed.values.map(({ ledger_account_id }) => ledger_account_id));
  const { values } = await done(by, browseAccounts, { unit_id });
  const free = values.find(
    ({ ledger_account_id, is_present, overdue }) =>
      is_present && overdue > 0 && !taken.has(ledger_account_id),
  );
  return free?.ledger_account_id ?? 0;
}

/** A confirmation of debts for whoever buys a flat. */
export async function confirmed(by: UnitCaller): Promise<number> {
  const { unit_id } = by;
  const today = todayInPrague();
  const issued = await done(
    by,
    issueConfirmation,
    { unit_id, ledger_account_id: await owing(by) },
    {
      as_of: today,
      unsettled_since: Number(today.slice(0, 4)) - 1,
      requester: 'acquirer',
      requester_name: 'Ing. Tomáš Kupující',
      consent_on: shiftDays(today, -3),
      consent_note: 'e-mailem',
      replaces_id: null,
      revoked_reason: '',
    },
  );
  return issued.debt_confirmation_id;
}

/** A reminder on paper, which is still to be handed over. */
export async function reminded(by: UnitCaller): Promise<number> {
  const { unit_id } = by;
  const { values } = await done(by, browseReminders, { unit_id });
  const due = values.find(({ is_due }) => is_due);
  const chosen = [{ ledger_account_id: due?.ledger_account_id, level: due?.next_level }];
  await done(by, sendReminders, { unit_id }, { chosen, channel: 'paper' });
  const made = async () => (await done(by, listReminders, { unit_id })).values[0]?.reminder_id ?? 0;
  await expect.poll(made, { timeout: WORKED_MS }).toBeGreaterThan(0);
  return made();
}

/** A batch that gives an overpayment back, of whoever has paid the most over. */
export async function refunded(by: UnitCaller, bank_account_id: number): Promise<number> {
  const { unit_id } = by;
  const { values } = await done(by, browseOverpayments, { unit_id });
  const [most] = values.toSorted((one, other) => other.amount - one.amount);
  const items = [
    {
      ledger_account_id: most?.ledger_account_id,
      amount: most?.amount,
      payee_account: STRANGER,
      payee_name: most?.names,
    },
  ];
  const { batch } = await done(
    by,
    createRefund,
    { unit_id },
    {
      bank_account_id: String(bank_account_id),
      due_on: shiftDays(todayInPrague(), 7),
      message: 'Vrácení přeplatku',
      items,
    },
  );
  return batch.refund_batch_id;
}
