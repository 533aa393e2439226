import type { AccountingCode, CodeKind } from '#contract/money/accounting-codes.ts';
import { monthAway, monthEnd } from '#contract/rules/month-info.ts';
import type { BookedDocument } from '#server/core/ledger/turnover.sql.ts';
import { element, filled, xmlBytes, type Xml } from '#server/files/xml-write.ts';

// Its schemas let the elements of a header stand in any order, but not of an address or of a document; headers keep
// one order all the same, because older versions of Pohoda left out silently what stood elsewhere.

const SCHEMA = 'http://www.stormware.cz/schema/version_2/';
const SYSTEM = 'Kastelan';
const MOST = { symVar: 20, text: 240, bankText: 96, name: 64, code: 19 } as const;

/** What the file is of. */
export interface Pack {
  /** Digits of the unit's IČO, which has to be that of the accounts opened in Pohoda. */
  readonly ico: string;
  readonly month: string;
  readonly documents: readonly BookedDocument[];
  readonly codes: ReadonlyMap<string, AccountingCode>;
}

/** By what the code of a name of claims, or of a way, is found. */
export const codeKey = ({ kind, name }: { readonly kind: CodeKind; readonly name: string }) =>
  `${kind} ${name}`;

/** The stable id of a document: C and the id of a claim, P and that of a payment. */
export const documentId = ({ kind, id }: Pick<BookedDocument, 'kind' | 'id'>) =>
  `${kind === 'claim' ? 'C' : 'P'}${id}`;

/** Crowns with two decimals and a dot. */
function crowns(hellers: number): string {
  const digits = String(Math.abs(hellers)).padStart(3, '0');
  return `${hellers < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const cut = (text: string, most: number) => Array.from(text).slice(0, most).join('');
const ids = (name: string, code: string) => filled(name, filled('typ:ids', cut(code, MOST.code)));

/** The předkontace; where the unit has none, Pohoda is told so, or it would refuse the document. */
function accounting(name: string, posting: string): Xml {
  return posting === ''
    ? element(name, {}, element('typ:accountingType', {}, 'withoutAccounting'))
    : element(name, {}, element('typ:ids', {}, cut(posting, MOST.code)));
}

const partner = (name: string, names: string) =>
  filled(name, filled('typ:address', filled('typ:name', cut(names, MOST.name))));

/** Digits of the symbol; Pohoda makes one of the number of a document without it, and fails on letters. */
const symbol = ({ variable_symbol, id }: BookedDocument) =>
  cut(variable_symbol.replaceAll(/\D/g, '') || String(id), MOST.symVar);

const extId = (prefix: string, document: BookedDocument) =>
  element(
    `${prefix}:extId`,
    {},
    element('typ:ids', {}, documentId(document)),
    element('typ:exSystemName', {}, SYSTEM),
  );

const placeOf = ({ building_name, space_number }: BookedDocument) =>
  [building_name, space_number].filter((part) => part !== '').join(' ');

/** 'Teplo 03/2026, Lipová 14 12' */
function claimText(document: BookedDocument): string {
  const { name, for_month } = document;
  const month = for_month === null ? '' : ` ${for_month.slice(5, 7)}/${for_month.slice(0, 4)}`;
  return [`${name}${month}`, placeOf(document)].filter((part) => part !== '').join(', ');
}

/** A claim as another receivable (ostatní pohledávka); one that lowers an earlier claim is less than nothing. */
function receivable(document: BookedDocument, { month, codes }: Pack): Xml {
  const code = codes.get(codeKey(document));
  return element(
    'inv:invoice',
    { version: '2.0' },
    element(
      'inv:invoiceHeader',
      {},
      extId('inv', document),
      element('inv:invoiceType', {}, 'receivable'),
      element('inv:symVar', {}, symbol(document)),
      element('inv:date', {}, month),
      element('inv:dateAccounting', {}, month),
      element('inv:dateDue', {}, document.on),
      accounting('inv:accounting', code?.posting ?? ''),
      element('inv:text', {}, cut(claimText(document), MOST.text)),
      partner('inv:partnerIdentity', document.names),
      ids('inv:centre', code?.centre ?? ''),
    ),
    summary('inv:invoiceSummary', 'inv', document.amount),
  );
}

const summary = (name: string, prefix: string, amount: number) =>
  element(
    name,
    {},
    // Left to itself Pohoda rounds to whole crowns where the accounts are set so.
    element(`${prefix}:roundingDocument`, {}, 'none'),
    element(`${prefix}:homeCurrency`, {}, element('typ:priceNone', {}, crowns(amount))),
  );

/** The day of a payment within the month into which it is booked. */
function dayWithin(day: string, month: string): string {
  if (day < month) return month;
  return day >= monthAway(month, 1) ? monthEnd(month) : day;
}

const paidText = ({ amount }: BookedDocument) =>
  amount < 0 ? 'Vrácená nebo stornovaná platba' : 'Úhrada předpisu';

/** The account of the other side as number and bank; nothing where it was written otherwise. */
function paymentAccount({ payer_account }: BookedDocument): Xml | undefined {
  const [, number, bank] = /^((?:\d{1,6}-)?\d{2,10})\/(\d{4})$/.exec(payer_account) ?? [];
  return filled(
    'bnk:paymentAccount',
    filled('typ:accountNo', number),
    filled('typ:bankCode', bank),
  );
}

/** A payment by bank, by SIPO or otherwise as a bank document. */
function bankDocument(document: BookedDocument, { month, codes }: Pack): Xml {
  const code = codes.get(codeKey(document));
  const { amount, on, names } = document;
  return element(
    'bnk:bank',
    { version: '2.0' },
    element(
      'bnk:bankHeader',
      {},
      extId('bnk', document),
      element('bnk:bankType', {}, amount < 0 ? 'expense' : 'receipt'),
      ids('bnk:account', code?.cash_code ?? ''),
      element('bnk:symVar', {}, symbol(document)),
      element('bnk:dateStatement', {}, dayWithin(on, month)),
      element('bnk:datePayment', {}, dayWithin(on, month)),
      accounting('bnk:accounting', code?.posting ?? ''),
      element('bnk:text', {}, cut(paidText(document), MOST.bankText)),
      partner('bnk:partnerIdentity', names),
      paymentAccount(document),
      element('bnk:symPar', {}, documentId(document)),
      ids('bnk:centre', code?.centre ?? ''),
    ),
    summary('bnk:bankSummary', 'bnk', Math.abs(amount)),
  );
}

/** A payment in cash as a document of the cash desk. */
function voucher(document: BookedDocument, { month, codes }: Pack): Xml {
  const code = codes.get(codeKey(document));
  const { amount, on, names } = document;
  return element(
    'vch:voucher',
    { version: '2.0' },
    element(
      'vch:voucherHeader',
      {},
      extId('vch', document),
      element('vch:voucherType', {}, amount < 0 ? 'expense' : 'receipt'),
      ids('vch:cashAccount', code?.cash_code ?? ''),
      element('vch:date', {}, dayWithin(on, month)),
      element('vch:datePayment', {}, dayWithin(on, month)),
      accounting('vch:accounting', code?.posting ?? ''),
      element('vch:text', {}, cut(paidText(document), MOST.text)),
      partner('vch:partnerIdentity', names),
      element('vch:symPar', {}, documentId(document)),
      ids('vch:centre', code?.centre ?? ''),
    ),
    summary('vch:voucherSummary', 'vch', Math.abs(amount)),
  );
}

function body(document: BookedDocument, pack: Pack): Xml {
  if (document.kind === 'claim') return receivable(document, pack);
  return document.name === 'cash' ? voucher(document, pack) : bankDocument(document, pack);
}

/** The file for Pohoda, in Windows-1250: the same documents make the same bytes. */
export function pohodaFile(pack: Pack): Buffer {
  const items = pack.documents.map((document) =>
    element('dat:dataPackItem', { version: '2.0', id: documentId(document) }, body(document, pack)),
  );
  const root = {
    version: '2.0',
    id: `K${pack.ico}-${pack.month.slice(0, 7)}`,
    ico: pack.ico,
    application: SYSTEM,
    note: `Předpisy a platby ${pack.month.slice(0, 7)}`,
    'xmlns:dat': `${SCHEMA}data.xsd`,
    'xmlns:inv': `${SCHEMA}invoice.xsd`,
    'xmlns:bnk': `${SCHEMA}bank.xsd`,
    'xmlns:vch': `${SCHEMA}voucher.xsd`,
    'xmlns:typ': `${SCHEMA}type.xsd`,
  };
  const { text } = element('dat:dataPack', root, ...items);
  const lined = text.replaceAll('<dat:dataPackItem ', '\n<dat:dataPackItem ');
  return xmlBytes('<?xml version="1.0" encoding="Windows-1250"?>\n', lined, 'windows-1250');
}
