import { pragueDay } from '#contract/czech/prague-day.ts';
import { ibanOf } from '#contract/rules/bank-account.ts';
import { payeeParts } from '#contract/rules/payee-account.ts';
import { element, filled, xmlBytes, type Xml } from '#server/files/xml-write.ts';
import { plain, type Order, type OrderItem } from './order.ts';

// ISO 20022 pain.001.001.03 with payments in crowns within the country.

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.03';
const NAME = 70;
const MESSAGE = 140;

/** BIC of banks whose code is sure (list of the ČNB); others are named by their IBAN alone. */
const bics: Readonly<Record<string, string>> = {
  '0100': 'KOMBCZPP',
  '0300': 'CEKOCZPP',
  '0600': 'AGBACZPP',
  '0710': 'CNBACZPP',
  '0800': 'GIBACZPX',
  '2010': 'FIOBCZPP',
  '2700': 'BACXCZPP',
  '3030': 'AIRACZPP',
  '5500': 'RZBCCZPP',
  '6210': 'BREXCZPP',
};

const el = (name: string, ...children: Parameters<typeof filled>[1][]) =>
  element(name, {}, ...children);

const crowns = (hellers: number) => {
  const digits = String(hellers).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

function iban(account: string): string {
  const { number, bank } = payeeParts(account);
  return ibanOf(number, bank) ?? '';
}

// '2025-10-20T10:00:00' as clocks in Prague show it.
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague', timeStyle: 'medium' });
const pragueMoment = (moment: Date) => `${pragueDay(moment)}T${clock.format(moment)}`;

/** The bank of the payer, who has to be named even where his BIC is not known. */
function payerBank(account: string): Xml {
  const bic = bics[payeeParts(account).bank];
  return el(
    'DbtrAgt',
    el('FinInstnId', bic === undefined ? el('Othr', el('Id', 'NOTPROVIDED')) : el('BIC', bic)),
  );
}

const payeeBank = (account: string) =>
  filled('CdtrAgt', filled('FinInstnId', filled('BIC', bics[payeeParts(account).bank])));

const reference = (name: string, symbol: string) =>
  symbol === '' ? undefined : el('Strd', el('CdtrRefInf', el('Ref', `${name}:${symbol}`)));

const bare = (symbol: string) => symbol.replace(/^0+/, '');

function transfer(one: OrderItem, at: number, order: Order): string {
  const symbol = bare(one.variable_symbol);
  const payee = plain(one.payee_name, NAME) || 'Prijemce';
  const head = [
    el(
      'PmtId',
      el('InstrId', String(at + 1)),
      el('EndToEndId', `/VS${symbol}/SS/KS${order.constant_symbol}`),
    ),
    el('Amt', element('InstdAmt', { Ccy: 'CZK' }, crowns(one.amount))),
    payeeBank(one.payee_account),
    el('Cdtr', el('Nm', payee)),
    el('CdtrAcct', el('Id', el('IBAN', iban(one.payee_account)))),
  ];
  const remittance = el(
    'RmtInf',
    filled('Ustrd', plain(order.message, MESSAGE)),
    reference('VS', symbol),
    reference('KS', order.constant_symbol),
  );
  const inside = head.map((part) => part?.text ?? '').join('');
  return `<CdtTrfTxInf>${inside}\n${remittance.text}</CdtTrfTxInf>`;
}

/** The text of the file behind its declaration. */
function painText(order: Order): string {
  const { items } = order;
  const id = `PP-${pragueMoment(order.created).slice(0, 4)}-${String(order.id).padStart(4, '0')}`;
  const payer = plain(order.payer_name, NAME) || 'Platce';
  const sums = [el('NbOfTxs', String(items.length)), el('CtrlSum', crowns(order.total))];
  const group = el(
    'GrpHdr',
    el('MsgId', id),
    el('CreDtTm', pragueMoment(order.created)),
    ...sums,
    el('InitgPty', el('Nm', payer)),
  );
  const how = [
    el('PmtInfId', `${id}-1`),
    el('PmtMtd', 'TRF'),
    el('BtchBookg', 'false'),
    ...sums,
    el('PmtTpInf', el('InstrPrty', 'NORM')),
    el('ReqdExctnDt', order.due_on),
  ];
  const from = [
    el('Dbtr', el('Nm', payer)),
    el('DbtrAcct', el('Id', el('IBAN', iban(order.paying_account))), el('Ccy', 'CZK')),
    payerBank(order.paying_account),
    el('ChrgBr', 'SLEV'),
  ];
  const joined = (parts: readonly Xml[]) => parts.map(({ text }) => text).join('');
  return [
    `<Document xmlns="${NAMESPACE}"><CstmrCdtTrfInitn>`,
    group.text,
    `<PmtInf>${joined(how)}`,
    joined(from),
    items.map((one, at) => transfer(one, at, order)).join('\n') +
      '</PmtInf></CstmrCdtTrfInitn></Document>',
    '',
  ].join('\n');
}

/** The file, in UTF-8. */
export function painFile(order: Order): Buffer {
  return xmlBytes('<?xml version="1.0" encoding="UTF-8"?>\n', painText(order));
}
