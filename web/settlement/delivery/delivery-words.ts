import { czechPlural } from '#contract/rules/plural.ts';
import type { SettlementIssue, SettlementStatement } from '#contract/settlement/statements.ts';
import { DELIVERED } from '#contract/settlement/words.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import { counted } from '../words.ts';
import { isMailable, isRecordable } from './statement-states.ts';

/** A count of statements: '12 vyúčtování'. */
export const statementsText = (count: number): string =>
  counted(count, 'vyúčtování', 'vyúčtování', 'vyúčtování');

/** 'nedoplatek 1 200,00 Kč', 'přeplatek 300,00 Kč'. */
export function balanceText(balance: number): string {
  if (balance === 0) return 'vyrovnáno';
  return balance > 0 ? `nedoplatek ${formatMoney(balance)}` : `přeplatek ${formatMoney(-balance)}`;
}

type Balances = Pick<SettlementStatement, 'balance' | 'former_balance'>;

/** Of a correction: how much more the recipient is to pay, in hellers; less than nothing in his favour. */
export const differenceOf = ({ balance, former_balance }: Balances): number | null =>
  former_balance === null ? null : balance - former_balance;

/** What a correction has changed: 'o 200,00 Kč víc k zaplacení'. */
export function differenceText(balances: Balances): string {
  const difference = differenceOf(balances);
  if (difference === null) return '';
  if (difference === 0) return 'beze změny';
  return difference > 0
    ? `o\u00A0${formatMoney(difference)} v\u00A0neprospěch`
    : `o\u00A0${formatMoney(-difference)} ve\u00A0prospěch`;
}

type Standing = Pick<SettlementStatement, 'state' | 'email'>;

/** Of the picked: which go by mail, how many have no address, how many went already. */
export function mailChoice<Row extends Standing>(picked: readonly Row[]) {
  const waiting = picked.filter((row) => isRecordable(row) && !DELIVERED.has(row.state));
  const rows = waiting.filter(isMailable);
  return {
    rows,
    withoutEmail: waiting.length - rows.length,
    done: picked.length - waiting.length,
  };
}

type Choice = Pick<ReturnType<typeof mailChoice>, 'withoutEmail' | 'done'>;

/** What is asked before statements go by mail: what people get, and who gets nothing. */
export function mailSentence({ withoutEmail, done }: Choice): string {
  const left = [
    ...(withoutEmail === 0
      ? []
      : [`${withoutEmail}\u00A0${czechPlural(withoutEmail, 'nemá', 'nemají', 'nemá')} e-mail`]),
    ...(done === 0
      ? []
      : [
          `${done}\u00A0${czechPlural(done, 'už je doručeno', 'už jsou doručena', 'už je doručeno')} nebo ${czechPlural(done, 'odchází', 'odcházejí', 'odchází')}`,
        ]),
  ];
  const rest = left.length === 0 ? '' : ` Vynecháno bude: ${left.join(', ')}.`;
  return `Každý dostane své vyúčtování v PDF a odkaz, pod kterým ho otevře.${rest}`;
}

/** 'Oprava vydaná 3. 3. 2026, splatnost 30. 6. 2026, výpočet č. 4, Jana Malá'. */
export function issueText({
  number,
  issued_on,
  due_on,
  count_number,
  issued_by,
}: SettlementIssue): string {
  const head = number === 1 ? '1. vydání' : `${number}. vydání (oprava)`;
  const by = issued_by === '' ? '' : `, ${issued_by}`;
  return `${head} ${formatDate(issued_on)}, splatnost ${formatDate(due_on)}, výpočet č. ${count_number}${by}`;
}
