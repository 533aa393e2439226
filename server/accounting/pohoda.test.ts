import { expect, test } from 'vitest';
import type { AccountingCode } from '#contract/money/accounting-codes.ts';
import { readXml, type XmlElement } from '#server/files/xml.ts';
import type { BookedDocument } from '#server/core/ledger/turnover.sql.ts';
import { decoded } from '#server/files/code-page.ts';
import { codeKey, pohodaFile } from './pohoda.ts';

const claim: BookedDocument = {
  kind: 'claim',
  id: 7,
  on: '2025-01-15',
  name: 'Teplo',
  for_month: '2025-01-01',
  ledger_account_id: 3,
  space_number: '12',
  building_name: 'Lipová 14',
  names: 'Jan Testovací',
  variable_symbol: '12',
  payer_account: '',
  amount: 345_000,
  is_opposite: false,
};
const paid: BookedDocument = {
  ...claim,
  kind: 'payment',
  id: 9,
  name: 'bank',
  for_month: null,
  payer_account: '19-2000145399/0800',
};

const code = (kind: 'claim' | 'payment', name: string, told: Partial<AccountingCode>) => ({
  unit_id: 1,
  kind,
  name,
  debit_account: '',
  credit_account: '',
  posting: '',
  centre: '',
  cash_code: '',
  version: 1,
  ...told,
});
const codes = [
  code('claim', 'Teplo', { posting: '3Zál', centre: 'DUM14' }),
  code('payment', 'bank', { cash_code: 'RB', posting: '1Ban', centre: '' }),
  code('payment', 'other', { centre: 'DUM15' }),
  code('payment', 'cash', { cash_code: 'HP', posting: '1Pok', centre: 'DUM14' }),
  code('claim', 'Dlouhé', { posting: '1'.repeat(30), centre: '2'.repeat(30) }),
  code('payment', 'sipo', { cash_code: '3'.repeat(30) }),
];

function bytes(...documents: BookedDocument[]): Buffer {
  return pohodaFile({
    ico: '87654326',
    month: '2025-01-01',
    documents,
    codes: new Map(codes.map((one) => [codeKey(one), one])),
  });
}
const textOf = (...documents: BookedDocument[]) => decoded(bytes(...documents), 'windows-1250');

function headerOf(document: BookedDocument): XmlElement {
  const item = readXml(textOf(document)).at('dataPackItem');
  const header = item?.children[0]?.children[0];
  if (header === undefined) throw new Error('There is no header.');
  return header;
}
const names = (header: XmlElement) => header.children.map(({ name }) => name);

test('a claim and a payment are written byte for byte so', () => {
  expect(textOf(claim, paid)).toBe(
    `<?xml version="1.0" encoding="Windows-1250"?>
<dat:dataPack version="2.0" id="K87654326-2025-01" ico="87654326" application="Kastelan" note="Předpisy a platby 2025-01" xmlns:dat="http://www.stormware.cz/schema/version_2/data.xsd" xmlns:inv="http://www.stormware.cz/schema/version_2/invoice.xsd" xmlns:bnk="http://www.stormware.cz/schema/version_2/bank.xsd" xmlns:vch="http://www.stormware.cz/schema/version_2/voucher.xsd" xmlns:typ="http://www.stormware.cz/schema/version_2/type.xsd">
<dat:dataPackItem version="2.0" id="C7"><inv:invoice version="2.0"><inv:invoiceHeader><inv:extId><typ:ids>C7</typ:ids><typ:exSystemName>Kastelan</typ:exSystemName></inv:extId><inv:invoiceType>receivable</inv:invoiceType><inv:symVar>12</inv:symVar><inv:date>2025-01-01</inv:date><inv:dateAccounting>2025-01-01</inv:dateAccounting><inv:dateDue>2025-01-15</inv:dateDue><inv:accounting><typ:ids>3Zál</typ:ids></inv:accounting><inv:text>Teplo 01/2025, Lipová 14 12</inv:text><inv:partnerIdentity><typ:address><typ:name>Jan Testovací</typ:name></typ:address></inv:partnerIdentity><inv:centre><typ:ids>DUM14</typ:ids></inv:centre></inv:invoiceHeader><inv:invoiceSummary><inv:roundingDocument>none</inv:roundingDocument><inv:homeCurrency><typ:priceNone>3450.00</typ:priceNone></inv:homeCurrency></inv:invoiceSummary></inv:invoice></dat:dataPackItem>
<dat:dataPackItem version="2.0" id="P9"><bnk:bank version="2.0"><bnk:bankHeader><bnk:extId><typ:ids>P9</typ:ids><typ:exSystemName>Kastelan</typ:exSystemName></bnk:extId><bnk:bankType>receipt</bnk:bankType><bnk:account><typ:ids>RB</typ:ids></bnk:account><bnk:symVar>12</bnk:symVar><bnk:dateStatement>2025-01-15</bnk:dateStatement><bnk:datePayment>2025-01-15</bnk:datePayment><bnk:accounting><typ:ids>1Ban</typ:ids></bnk:accounting><bnk:text>Úhrada předpisu</bnk:text><bnk:partnerIdentity><typ:address><typ:name>Jan Testovací</typ:name></typ:address></bnk:partnerIdentity><bnk:paymentAccount><typ:accountNo>19-2000145399</typ:accountNo><typ:bankCode>0800</typ:bankCode></bnk:paymentAccount><bnk:symPar>P9</bnk:symPar></bnk:bankHeader><bnk:bankSummary><bnk:roundingDocument>none</bnk:roundingDocument><bnk:homeCurrency><typ:priceNone>3450.00</typ:priceNone></bnk:homeCurrency></bnk:bankSummary></bnk:bank></dat:dataPackItem></dat:dataPack>`,
  );
});

test('a payment in cash is written byte for byte so', () => {
  const cash = { ...paid, name: 'cash' };
  const head = `<vch:voucher version="2.0"><vch:voucherHeader><vch:extId><typ:ids>P9</typ:ids><typ:exSystemName>Kastelan</typ:exSystemName></vch:extId>`;
  const rest = (text: string) =>
    `<vch:cashAccount><typ:ids>HP</typ:ids></vch:cashAccount><vch:date>2025-01-15</vch:date><vch:datePayment>2025-01-15</vch:datePayment><vch:accounting><typ:ids>1Pok</typ:ids></vch:accounting><vch:text>${text}</vch:text><vch:partnerIdentity><typ:address><typ:name>Jan Testovací</typ:name></typ:address></vch:partnerIdentity><vch:symPar>P9</vch:symPar><vch:centre><typ:ids>DUM14</typ:ids></vch:centre></vch:voucherHeader><vch:voucherSummary><vch:roundingDocument>none</vch:roundingDocument><vch:homeCurrency><typ:priceNone>3450.00</typ:priceNone></vch:homeCurrency></vch:voucherSummary></vch:voucher>`;
  const came = `${head}<vch:voucherType>receipt</vch:voucherType>${rest('Úhrada předpisu')}`;
  const back = `${head}<vch:voucherType>expense</vch:voucherType>${rest('Vrácená nebo stornovaná platba')}`;
  expect(textOf(cash)).toContain(came);
  expect(textOf({ ...cash, amount: -345_000 })).toContain(back);
});

test('a bank document has the centre of its way, and says when money went back', () => {
  expect(headerOf({ ...paid, name: 'other' }).told('centre/ids')).toBe('DUM15');
  expect(headerOf({ ...paid, amount: -1 }).told('text')).toBe('Vrácená nebo stornovaná platba');
});

// The orders in which the schemas of Pohoda (version 2) name elements of headers.
const INVOICE =
  'extId invoiceType number symVar originalDocument symPar date dateTax dateAccounting dateKHDPH dateDue accounting classificationVAT text partnerIdentity myIdentity order paymentType account symConst symSpec paymentAccount centre activity contract note intNote';
const BANK =
  'extId bankType account statementNumber symVar dateStatement datePayment accounting classificationVAT classificationKVDPH transactionTaxType text partnerIdentity myIdentity paymentAccount symConst symSpec symPar centre';
const VOUCHER =
  'extId voucherType cashAccount number originalDocument date datePayment dateTax dateKHDPH accounting classificationVAT text partnerIdentity myIdentity symPar priceLevel centre';

test.each([
  ['a receivable', claim, INVOICE],
  ['a bank document', { ...paid, centre: 'X' }, BANK],
  ['a document of the cash desk', { ...paid, name: 'cash' }, VOUCHER],
])('elements of %s stand in the order in which Pohoda reads them', (_name, document, order) => {
  const written = names(headerOf(document));
  expect(written).toEqual(order.split(' ').filter((name) => written.includes(name)));
  expect(written.length).toBeGreaterThan(6);
});

const LONG = 'Dlouhé slovo '.repeat(40);

// What the schemas let be said at most: in characters, by the place in a header.
test.each([
  ['a receivable', 'partnerIdentity/address/name', 64, { ...claim, names: LONG }],
  ['a receivable', 'text', 240, { ...claim, building_name: LONG }],
  ['a receivable', 'symVar', 20, { ...claim, variable_symbol: '1'.repeat(30) }],
  ['a receivable', 'centre/ids', 19, { ...claim, name: 'Dlouhé' }],
  ['a receivable', 'accounting/ids', 19, { ...claim, name: 'Dlouhé' }],
  ['a bank document', 'partnerIdentity/address/name', 64, { ...paid, names: LONG }],
  ['a bank document', 'account/ids', 19, { ...paid, name: 'sipo' }],
])('%s says in %s at most %i characters', (_name, place, most, document) => {
  expect(headerOf(document).told(place)).toHaveLength(most);
});

test.each([
  ['a receivable', claim, 'C7'],
  ['a bank document', paid, 'P9'],
  ['a document of the cash desk', { ...paid, name: 'cash' }, 'P9'],
])('%s has an external id, by which Pohoda knows it again', (_name, document, id) => {
  const header = headerOf(document);
  expect(header.told('extId/ids')).toBe(id);
  expect(header.told('extId/exSystemName')).toBe('Kastelan');
});

test.each([
  ['a receivable', claim],
  ['a bank document', paid],
  ['a document of the cash desk', { ...paid, name: 'cash' }],
])('%s is not rounded, whatever the accounts are set to', (_name, document) => {
  const summary = readXml(textOf(document)).at('dataPackItem')?.children[0]?.children[1];
  expect(summary?.children.map(({ name }) => name)).toEqual(['roundingDocument', 'homeCurrency']);
  expect(summary?.told('roundingDocument')).toBe('none');
});

test('a pack has all that the schema asks for: version, id, application and note, and the IČO', () => {
  const root = readXml(textOf(claim));
  expect(root.name).toBe('dataPack');
  expect(textOf(claim)).toMatch(
    /<dat:dataPack version="2\.0" id="[^"]{1,64}" ico="\d{8}" application="[^"]{1,100}" note="[^"]+"/u,
  );
  expect(textOf(claim)).toMatch(/<dat:dataPackItem version="2\.0" id="[^"]{1,64}">/u);
  expect(textOf(claim)).toMatch(/^<\?xml version="1\.0" encoding="Windows-1250"\?>/u);
});

test('money that went back is an expense, and a claim that lowers another is less than nothing', () => {
  expect(headerOf({ ...paid, amount: -100 }).told('bankType')).toBe('expense');
  expect(textOf({ ...paid, amount: -100 })).toContain('<typ:priceNone>1.00<');
  expect(textOf({ ...claim, amount: -5 })).toContain('<typ:priceNone>-0.05<');
});

test('what has no předkontace is said so, and a symbol is always of digits', () => {
  const header = headerOf({ ...claim, name: 'Nájem', variable_symbol: '' });
  expect(header.told('accounting/accountingType')).toBe('withoutAccounting');
  expect(header.told('symVar')).toBe('7');
});

test('a day of another month is moved into the month into which it is booked', () => {
  const told = (on: string) => headerOf({ ...paid, on }).told('datePayment');
  expect(told('2024-12-28')).toBe('2025-01-01');
  expect(told('2025-02-03')).toBe('2025-01-31');
  expect(told('2025-02-01')).toBe('2025-01-31');
  expect(told('2025-01-31')).toBe('2025-01-31');
});

test('names are escaped and cut, and letters that Windows-1250 has not come by their numbers', () => {
  const strange = `<b> & "Łódź" 漢 ${'x'.repeat(200)}`;
  const read = headerOf({ ...claim, names: strange }).told('partnerIdentity/address/name');
  expect(read).toBe(strange.slice(0, 64));
  expect(textOf({ ...claim, names: strange })).toContain(
    '&lt;b&gt; &amp; &quot;Łódź&quot; &#28450; x',
  );
});

test('the same documents make the same bytes', () => {
  expect(bytes(claim, paid).equals(bytes(claim, paid))).toBe(true);
});
