import { expect, test } from 'vitest';
import { decoded } from '#server/files/code-page.ts';
import { aboFile } from './abo.ts';
import type { Order } from './order.ts';
import { painFile } from './pain.ts';

// The files byte for byte as the papers of the banks have them, of invented people.

const first = {
  amount: 345_000,
  payee_account: '19-2000145399/0800',
  payee_name: 'Jan Testovací',
  variable_symbol: '12',
};
const second = {
  amount: 889_550,
  payee_account: '168540115/0600',
  payee_name: 'Žaneta Příliš-Žluťoučká',
  variable_symbol: '2024001',
};

const order = (made: Partial<Order>): Order => ({
  id: 1,
  created: new Date('2025-10-20T08:00:00Z'),
  payer_name: 'SVJ Zkušební',
  paying_account: '1265098001/5500',
  due_on: '2025-10-31',
  message: 'Přeplatek 2024',
  constant_symbol: '0308',
  total: 1_234_550,
  items: [first, second],
  ...made,
});

const abo = (made: Partial<Order> = {}) => decoded(aboFile(order(made)), 'windows-1250');

test('an order in ABO is as Fio banka reads it, each line ended by CR and LF', () => {
  expect(abo()).toBe(
    [
      'UHL1201025SVJ ZKUSEBNI        0000000000001999',
      '1 1501 001000 5500',
      '2 000000-1265098001 000000001234550 311025',
      '000019-2000145399 000000000345000 0000000012 08000308 0000000000 AV:PREPLATEK 2024',
      '000000-0168540115 000000000889550 0002024001 06000308 0000000000 AV:PREPLATEK 2024',
      '3 +',
      '5 +',
      '',
    ].join('\r\n'),
  );
});

test('Česká spořitelna gets twelve digits of amounts, the client by the account, and no mark of the message', () => {
  expect(abo({ paying_account: '19-2000145399/0800', id: 1000 }).split('\r\n')).toEqual([
    'UHL1201025SVJ ZKUSEBNI        2000145399001999000000000000',
    '1 1501 001000 0800',
    '2 19-2000145399 00000001234550 311025',
    '19-2000145399 000000345000 0000000012 08000308 0000000000 PREPLATEK 2024',
    '168540115 000000889550 0002024001 06000308 0000000000 PREPLATEK 2024',
    '3 +',
    '5 +',
    '',
  ]);
});

test('ČSOB gets fourteen digits of amounts and accounts without zeros', () => {
  expect(abo({ paying_account: '280154417/0300', id: 27 }).split('\r\n').slice(0, 4)).toEqual([
    'UHL1201025SVJ ZKUSEBNI        0000000000001999000000000000',
    '1 1501 027000 0300',
    '2 280154417 00000001234550 311025',
    '19-2000145399 00000000345000 0000000012 08000308 0000000000 AV:PREPLATEK 2024',
  ]);
});

test('a message bears no sign that a bank could take for a mark, and at most 35 characters', () => {
  const message = 'Vrácení | přeplatku * byt č. 12/B, dům 7 a ještě';
  expect(abo({ message, items: [first] })).toContain(' AV:VRACENI PREPLATKU BYT C 12 B DUM 7\r\n');
});

test('an order in pain.001.001.03 is as its sample', () => {
  const made = { payer_name: 'SVJ Zkušební 1', message: 'PREPLATEK 2024', total: 345_000 };
  expect(painFile(order({ ...made, items: [first] })).toString('utf8')).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03"><CstmrCdtTrfInitn>
<GrpHdr><MsgId>PP-2025-0001</MsgId><CreDtTm>2025-10-20T10:00:00</CreDtTm><NbOfTxs>1</NbOfTxs><CtrlSum>3450.00</CtrlSum><InitgPty><Nm>SVJ Zkusebni 1</Nm></InitgPty></GrpHdr>
<PmtInf><PmtInfId>PP-2025-0001-1</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>false</BtchBookg><NbOfTxs>1</NbOfTxs><CtrlSum>3450.00</CtrlSum><PmtTpInf><InstrPrty>NORM</InstrPrty></PmtTpInf><ReqdExctnDt>2025-10-31</ReqdExctnDt>
<Dbtr><Nm>SVJ Zkusebni 1</Nm></Dbtr><DbtrAcct><Id><IBAN>CZ5855000000001265098001</IBAN></Id><Ccy>CZK</Ccy></DbtrAcct><DbtrAgt><FinInstnId><BIC>RZBCCZPP</BIC></FinInstnId></DbtrAgt><ChrgBr>SLEV</ChrgBr>
<CdtTrfTxInf><PmtId><InstrId>1</InstrId><EndToEndId>/VS12/SS/KS0308</EndToEndId></PmtId><Amt><InstdAmt Ccy="CZK">3450.00</InstdAmt></Amt><CdtrAgt><FinInstnId><BIC>GIBACZPX</BIC></FinInstnId></CdtrAgt><Cdtr><Nm>Jan Testovaci</Nm></Cdtr><CdtrAcct><Id><IBAN>CZ6508000000192000145399</IBAN></Id></CdtrAcct>
<RmtInf><Ustrd>PREPLATEK 2024</Ustrd><Strd><CdtrRefInf><Ref>VS:12</Ref></CdtrRefInf></Strd><Strd><CdtrRefInf><Ref>KS:0308</Ref></CdtrRefInf></Strd></RmtInf></CdtTrfTxInf></PmtInf></CstmrCdtTrfInitn></Document>
`,
  );
});

test('whoever has no Latin letter in his name is not named by nothing, which the schema refuses', () => {
  const text = painFile(
    order({ payer_name: 'Дом', items: [{ ...first, payee_name: '李' }] }),
  ).toString('utf8');
  expect(text.match(/<Nm>[^<]*<\/Nm>/gu)).toEqual([
    '<Nm>Platce</Nm>',
    '<Nm>Platce</Nm>',
    '<Nm>Prijemce</Nm>',
  ]);
});

test('a bank whose BIC is not sure is not made one up', () => {
  const text = painFile(
    order({
      paying_account: '2801387443/2250',
      items: [{ ...first, payee_account: '76327632/2250' }],
    }),
  ).toString('utf8');
  expect(text).toContain(
    '<DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt>',
  );
  expect(text).not.toContain('CdtrAgt');
});
