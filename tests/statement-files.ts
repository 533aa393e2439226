import { ibanOf, sixteenDigits } from '#contract/rules/bank-account.ts';
import { parseIsoDate } from '#contract/czech/iso-date.ts';

// Files of statements as banks write them, of invented people.

/** A payment of a made file; what is left out is empty. */
export interface MadeMovement {
  /** The bank's own id, digits. */
  readonly id?: string;
  readonly day: string;
  /** In hellers; less than nothing goes out. */
  readonly amount: number;
  /** Number/bank. */
  readonly account?: string;
  readonly name?: string;
  readonly vs?: string;
  readonly ks?: string;
  readonly ss?: string;
  readonly message?: string;
  /** Code of GPC when not that of the sign. */
  readonly code?: string;
}

/** A statement to be made into a file. */
export interface MadeStatement {
  /** Without the code of the bank. */
  readonly account?: string;
  readonly bank?: string;
  readonly number?: string;
  readonly from?: string;
  readonly to?: string;
  readonly opening?: number;
  readonly movements?: readonly MadeMovement[];
}

const usual = {
  account: '1265098001',
  bank: '5500',
  number: '1',
  from: '2025-01-01',
  to: '2025-01-31',
  opening: 100_000,
  movements: [
    {
      id: '1',
      day: '2025-01-15',
      amount: 345_000,
      account: '19-2000145399/0800',
      name: 'Nováková Žofie',
      vs: '12',
      ks: '308',
      message: 'Nájem 01/25',
    },
  ],
} satisfies MadeStatement;

const sumOf = (movements: readonly MadeMovement[], holds: (amount: number) => boolean) =>
  movements.reduce((sum, { amount }) => (holds(amount) ? sum + amount : sum), 0);

const digits = (value: string | number, length: number) => String(value).padStart(length, '0');
const words = (text: string, length: number) => text.slice(0, length).padEnd(length);

/** DDMMYY of a day, so many days earlier. */
function shortDay(iso: string, earlier = 0): string {
  const { year, month, day } = parseIsoDate(iso);
  const at = new Date(Date.UTC(year, month - 1, day - earlier));
  return [at.getUTCDate(), at.getUTCMonth() + 1, at.getUTCFullYear() % 100]
    .map((part) => digits(part, 2))
    .join('');
}

const signed = (hellers: number) => `${digits(Math.abs(hellers), 14)}${hellers < 0 ? '-' : '+'}`;

function gpcEntry(own: string, made: MadeMovement): string {
  const { id = '', day, amount, account = '', name = '', vs = '', ks = '', ss = '' } = made;
  const [number = '', bank = ''] = account.split('/');
  const code = made.code ?? (amount < 0 ? '1' : '2');
  return [
    '075',
    own,
    sixteenDigits(number) ?? digits('', 16),
    digits(id, 13),
    digits(Math.abs(amount), 12),
    code,
    digits(vs, 10),
    '00',
    digits(bank, 4),
    digits(ks, 4),
    digits(ss, 10),
    shortDay(day),
    words(name, 20),
    '00203',
    shortDay(day),
  ].join('');
}

/** Lines of a GPC file. */
export function gpcLines(made: MadeStatement = {}): string[] {
  const { account, from, to, number, opening, movements } = { ...usual, ...made };
  const own = sixteenDigits(account) ?? '';
  const [credit, debit] = [sumOf(movements, (one) => one > 0), -sumOf(movements, (one) => one < 0)];
  const head = [
    '074',
    own,
    words('SVJ Zkušební', 20),
    shortDay(from, 1),
    signed(opening),
    signed(opening + credit - debit),
    `${digits(debit, 14)}0`,
    `${digits(credit, 14)}0`,
    digits(number, 3),
    shortDay(to),
    ' '.repeat(14),
  ].join('');
  return [
    head,
    ...movements.flatMap((one: MadeMovement) => [
      gpcEntry(own, one),
      ...(one.message === undefined ? [] : [`078${one.message}`.padEnd(128)]),
    ]),
  ];
}

/** A GPC file. */
export const gpcFile = (made: MadeStatement = {}): string => `${gpcLines(made).join('\r\n')}\r\n`;

const crowns = (hellers: number) => (hellers / 100).toFixed(2);

/** A file of Fio banka in JSON. */
export function fioFile(made: MadeStatement = {}): string {
  const { account, bank, from, to, opening, movements } = { ...usual, ...made };
  const sum = sumOf(movements, () => true);
  const column = (id: number, value: string | number | undefined) =>
    value === undefined ? null : { value, name: `Sloupec ${id}`, id };
  const transaction = movements.map((one: MadeMovement) => {
    const [counter, counterBank] = one.account?.split('/') ?? [];
    return {
      column22: column(22, Number(one.id ?? 0)),
      column0: column(0, `${one.day}+0100`),
      column1: column(1, one.amount / 100),
      column14: column(14, 'CZK'),
      column2: column(2, counter),
      column3: column(3, counterBank),
      column10: column(10, one.name),
      column4: column(4, one.ks),
      column5: column(5, one.vs),
      column6: column(6, one.ss),
      column16: column(16, one.message),
      column8: column(8, one.amount < 0 ? 'Platba převodem' : 'Příjem převodem'),
    };
  });
  return JSON.stringify({
    accountStatement: {
      info: {
        accountId: account,
        bankId: bank,
        currency: 'CZK',
        iban: ibanOf(account, bank),
        openingBalance: opening / 100,
        closingBalance: (opening + sum) / 100,
        dateStart: `${from}+0100`,
        dateEnd: `${to}+0100`,
      },
      transactionList: { transaction },
    },
  });
}

function camtEntry(made: MadeMovement): string {
  const { id = '', day, amount, account = '', name = '', vs, ks, ss, message = '' } = made;
  const [number = '', bank = ''] = account.split('/');
  const side = amount < 0 ? 'Cdtr' : 'Dbtr';
  const symbols = Object.entries({ VS: vs, KS: ks, SS: ss })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `<Strd><CdtrRefInf><Ref>${key}:${value}</Ref></CdtrRefInf></Strd>`);
  return `<Ntry><NtryRef>1</NtryRef><Amt Ccy="CZK">${crowns(Math.abs(amount))}</Amt>
<CdtDbtInd>${amount < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt>
<AcctSvcrRef>${id}</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
<RltdPties><${side}><Nm>${name}</Nm></${side}><${side}Acct><Id><IBAN>${ibanOf(number, bank)}</IBAN></Id></${side}Acct></RltdPties>
<RmtInf><Ustrd>${message}</Ustrd>${symbols.join('')}</RmtInf></TxDtls></NtryDtls></Ntry>`;
}

function camtBalance(code: string, hellers: number, day: string): string {
  return `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="CZK">${crowns(Math.abs(hellers))}</Amt>
<CdtDbtInd>${hellers < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;
}

/** A camt.053 document of a version: '02' to '08'. */
export function camtFile(made: MadeStatement = {}, version = '02'): string {
  const { account, bank, from, to, number, opening, movements } = { ...usual, ...made };
  const closing = opening + sumOf(movements, () => true);
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>T1</MsgId></GrpHdr><Stmt><Id>T1-1</Id><ElctrncSeqNb>${number}</ElctrncSeqNb>
<Acct><Id><IBAN>${ibanOf(account, bank)}</IBAN></Id><Ccy>CZK</Ccy></Acct>
${camtBalance('OPBD', opening, from)}${camtBalance('CLBD', closing, to)}
${movements.map(camtEntry).join('\n')}
</Stmt></BkToCstmrStmt></Document>`;
}

/** A CSV file of Fio banka. */
export function fioCsv(made: MadeStatement = {}): string {
  const { account, bank, from, to, opening, movements } = { ...usual, ...made };
  const czech = (iso: string) => iso.split('-').toReversed().join('.');
  const money = (hellers: number) => crowns(hellers).replace('.', ',');
  const rows = movements.map((one: MadeMovement) => {
    const [number = '', code = ''] = one.account?.split('/') ?? [];
    const { id = '', name = '', ks = '', vs = '', ss = '', message = '' } = one;
    return `${id};${czech(one.day)};${money(one.amount)};CZK;${number};${name};${code};;${ks};${vs};${ss};;"${message}";Příjem převodem;;;;;`;
  });
  return [
    `accountId;${account}`,
    `bankId;${bank}`,
    'currency;CZK',
    `iban;${ibanOf(account, bank)}`,
    `openingBalance;${money(opening)}`,
    `closingBalance;${money(opening + sumOf(movements, () => true))}`,
    `dateStart;${czech(from)}`,
    `dateEnd;${czech(to)}`,
    '',
    'ID pohybu;Datum;Objem;Měna;Protiúčet;Název protiúčtu;Kód banky;Název banky;KS;VS;SS;Uživatelská identifikace;Zpráva pro příjemce;Typ;Provedl;Upřesnění;Komentář;BIC;ID pokynu',
    ...rows,
  ].join('\r\n');
}
