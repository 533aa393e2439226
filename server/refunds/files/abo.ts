import { pragueDay } from '#contract/czech/prague-day.ts';
import { sixteenDigits } from '#contract/rules/bank-account.ts';
import { payeeParts } from '#contract/rules/payee-account.ts';
import { encoded } from '#server/files/code-page.ts';
import { aboDialect, type AboDialect } from './abo-dialect.ts';
import { plain, type Order, type OrderItem } from './order.ts';

// A payment order in ABO (KPC): the first line, one accounting file, one group of one payer and one day.

const NAME = 20;
const MESSAGE = 35;
const SYMBOL = 10;
const PAYMENTS = '1501';
const MOST_FILE_NUMBER = 999;

/** DDMMRR of an ISO day. */
const shortDay = (day: string) => `${day.slice(8, 10)}${day.slice(5, 7)}${day.slice(2, 4)}`;
const digits = (number: number, length: number) => String(number).padStart(length, '0');

function header(order: Order, dialect: AboDialect): string {
  const { number } = payeeParts(order.paying_account);
  const client = dialect.namesClient ? (sixteenDigits(number) ?? '').slice(-SYMBOL) : '';
  return [
    'UHL1',
    shortDay(pragueDay(order.created)),
    plain(order.payer_name, NAME).toUpperCase().padEnd(NAME),
    client.padStart(SYMBOL, '0'),
    '001',
    '999',
    dialect.hasKeys ? '0'.repeat(12) : '',
  ].join('');
}

function item(one: OrderItem, order: Order, dialect: AboDialect): string {
  const { number, bank } = payeeParts(one.payee_account);
  const message = plain(order.message, MESSAGE).toUpperCase();
  return [
    dialect.account(number),
    digits(one.amount, dialect.amountDigits),
    one.variable_symbol.padStart(SYMBOL, '0'),
    `${bank}${order.constant_symbol.padStart(4, '0')}`,
    '0'.repeat(SYMBOL),
    `${dialect.messageMark}${message}`,
  ].join(' ');
}

/** The lines of the order as the bank of the paying account reads them. */
function aboLines(order: Order): string[] {
  const { number, bank } = payeeParts(order.paying_account);
  const dialect = aboDialect(bank);
  const file = digits(((order.id - 1) % MOST_FILE_NUMBER) + 1, 3);
  return [
    header(order, dialect),
    `1 ${PAYMENTS} ${file}000 ${bank}`,
    `2 ${dialect.account(number)} ${digits(order.total, dialect.sumDigits)} ${shortDay(order.due_on)}`,
    ...order.items.map((one) => item(one, order, dialect)),
    '3 +',
    '5 +',
  ];
}

/** The file: Windows-1250, each line ended by CR and LF. */
export function aboFile(order: Order): Buffer {
  return encoded(
    aboLines(order)
      .map((line) => `${line}\r\n`)
      .join(''),
    'windows-1250',
  );
}
