import { accountOfIban, plainAccount } from '#contract/rules/bank-account.ts';
import { readXml, XmlFault, type XmlElement, type XmlTrouble } from '#server/files/xml.ts';
import { movementsOf } from './camt-entry.ts';
import { ensureSummed } from './camt-summary.ts';
import { dayOfTold, moneyOf } from './camt-values.ts';
import { bankFault, type ReadAccount, type ReadStatement } from './statement.ts';

function accountOf(statement: XmlElement): ReadAccount {
  const told = statement.told('Acct/Id/IBAN', 'Acct/Id/Othr/Id');
  const [account = '', bank = ''] = (accountOfIban(told) ?? told).split('/');
  if (account === '') throw bankFault('Výpis camt.053 neříká, ze kterého účtu je.');
  return { account_number: plainAccount(account), bank_code: bank };
}

/** The balance of one of the codes, with its day; the first or the last of those that are told. */
function balanceOf(statement: XmlElement, codes: readonly string[], which: 'first' | 'last') {
  const balances = statement.all('Bal');
  for (const code of codes) {
    const found = balances.filter(
      (one) => one.told('Tp/CdOrPrtry/Cd', 'Tp/CdOrPrtry/Prtry') === code,
    );
    const balance = which === 'first' ? found[0] : found.at(-1);
    const amount = moneyOf(balance?.at('Amt'));
    if (balance === undefined || amount === undefined) continue;
    const isDebit = balance.told('CdtDbtInd') === 'DBIT' && amount !== 0;
    return { amount: isDebit ? -amount : amount, day: dayOfTold(balance.told('Dt/Dt', 'Dt/DtTm')) };
  }
  return undefined;
}

/** Only what is booked is a movement; elsewhere nothing is said. */
const isBooked = (entry: XmlElement) => ['', 'BOOK'].includes(entry.told('Sts/Cd', 'Sts'));

/** Days of a statement: those that it tells, of its balances, or of its movements. */
function periodOf(
  told: XmlElement,
  balances: readonly (string | undefined)[],
  booked: readonly string[],
) {
  const [opened, closed] = balances;
  const days = booked.toSorted((one, other) => one.localeCompare(other));
  const from = dayOfTold(told.told('FrToDt/FrDtTm', 'FrToDt/FrDt')) ?? opened ?? days[0];
  const to_on = dayOfTold(told.told('FrToDt/ToDtTm', 'FrToDt/ToDt')) ?? closed ?? days.at(-1);
  if (from === undefined || to_on === undefined)
    throw bankFault('Výpis camt.053 neříká, za které dny je.');
  return { from_on: from > to_on ? to_on : from, to_on };
}

function statementOf(told: XmlElement): ReadStatement {
  const opening = balanceOf(told, ['OPBD', 'PRCD', 'ITBD'], 'first');
  const closing = balanceOf(told, ['CLBD', 'ITBD'], 'last');
  const entries = told.all('Ntry');
  const read = entries.filter(isBooked).map((entry) => ({ entry, movements: movementsOf(entry) }));
  // Where some wait to be booked, nobody says whether the summary is of them too.
  if (read.length === entries.length) ensureSummed(told, read);
  const movements = read.flatMap((one) => one.movements);
  const booked = movements.map(({ booked_on }) => booked_on);
  return {
    format: 'camt',
    account: accountOf(told),
    number: told.told('ElctrncSeqNb', 'LglSeqNb').replace(/^0+/, ''),
    ...periodOf(told, [opening?.day, closing?.day], booked),
    opening: opening?.amount ?? null,
    closing: closing?.amount ?? null,
    movements,
  };
}

const troubles: Readonly<Record<XmlTrouble, string>> = {
  broken: 'Soubor XML není celý nebo je poškozený, stáhněte ho z banky znovu.',
  defines: 'Soubor XML má vlastní definice, které ve výpisu z banky nemají co dělat.',
  grows: 'Soubor XML má příliš mnoho prvků na to, aby byl výpisem.',
};

function rootOf(text: string): XmlElement {
  try {
    return readXml(text);
  } catch (error) {
    if (error instanceof XmlFault) throw bankFault(troubles[error.trouble], error.line);
    throw error;
  }
}

/** Whether a text is a document of XML. */
export const isXml = (text: string) => /^\s*</.test(text);

/** Statements of a camt.053 document, of whatever version. Errors: `bank-file`. */
export function readCamt(text: string): ReadStatement[] {
  const statements = rootOf(text).at('BkToCstmrStmt')?.all('Stmt') ?? [];
  if (statements.length === 0)
    throw bankFault('Soubor XML není výpis camt.053. Vyberte v bance formát camt.053 nebo GPC.');
  return statements.map(statementOf);
}
