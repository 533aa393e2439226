import { accountOfIban, plainAccount } from '#contract/rules/bank-account.ts';
import { dayIn, moneyOf } from './camt-values.ts';
import { symbolsIn } from './symbols.ts';
import { bankFault, blankMovement, type ReadMovement } from './statement.ts';
import { XmlElement } from '#server/files/xml.ts';

/** What banks write where there is nothing to say. */
const NOTHING = new Set(['NONREF', 'NOTPROVIDED', 'NOTPROVIDED.']);

const said = (text: string) => (NOTHING.has(text.toUpperCase()) ? '' : text);

/** The account of a party: a Czech one as number/bank. */
function accountOf(party: XmlElement | undefined, agent: XmlElement | undefined): string {
  const iban = party?.told('Id/IBAN') ?? '';
  if (iban !== '') return accountOfIban(iban) ?? iban.replaceAll(/\s/g, '');
  const other = said(party?.told('Id/Othr/Id') ?? '');
  if (other === '' || other.includes('/')) return other;
  const bank = agent?.told('FinInstnId/ClrSysMmbId/MmbId', 'FinInstnId/Othr/Id') ?? '';
  return /^\d{4}$/.test(bank) ? `${plainAccount(other)}/${bank}` : other;
}

/** Whoever stands on the other side: of what came who paid, of what went who was paid. */
function otherSide(details: XmlElement, isCredit: boolean) {
  const sides = isCredit ? ['Dbtr', 'Cdtr'] : ['Cdtr', 'Dbtr'];
  for (const side of sides) {
    const counter_name = said(
      details.told(`RltdPties/${side}/Nm`, `RltdPties/${side}/Pty/Nm`, `RltdPties/Ultmt${side}/Nm`),
    );
    const counter_account = accountOf(
      details.at(`RltdPties/${side}Acct`),
      details.at(`RltdAgts/${side}Agt`),
    );
    if (counter_name !== '' || counter_account !== '') return { counter_name, counter_account };
  }
  return { counter_name: '', counter_account: '' };
}

const textsAt = (details: XmlElement, path: string, name: string) =>
  (details.at(path)?.all(name) ?? []).map(({ text }) => text.trim());

/** One payment of an entry. */
function movementOf(entry: XmlElement, details: XmlElement, amount: number): ReadMovement {
  const isCredit = entry.told('CdtDbtInd') === 'CRDT';
  const references = (details.at('RmtInf')?.all('Strd') ?? []).map((one) =>
    one.told('CdtrRefInf/Ref'),
  );
  const free = textsAt(details, 'RmtInf', 'Ustrd').join('').trim();
  const added = entry.told('AddtlNtryInf');
  const symbols = symbolsIn([
    references.join(' '),
    details.told('Refs/EndToEndId'),
    details.told('Refs/InstrId'),
    free,
    added,
  ]);
  return {
    ...blankMovement,
    own_id: said(details.told('Refs/AcctSvcrRef', 'Refs/TxId') || entry.told('AcctSvcrRef')),
    booked_on: dayIn(entry),
    amount: isCredit || amount === 0 ? amount : -amount,
    ...otherSide(details, isCredit),
    ...symbols,
    message: free === '' ? details.told('AddtlTxInf') : free,
    kind_text: added,
    is_reversal: ['true', '1'].includes(entry.told('RvslInd')),
  };
}

/** Payments of one entry: a batch is told apart where its parts make its sum, else it is one. */
export function movementsOf(entry: XmlElement): ReadMovement[] {
  const whole = moneyOf(entry.at('Amt'));
  if (whole === undefined) throw bankFault('Pohyb výpisu camt.053 nemá částku.');
  const parts = entry.all('NtryDtls').flatMap((one) => one.all('TxDtls'));
  const priced = parts.map((details) => ({
    details,
    amount: moneyOf(details.at('Amt') ?? details.at('AmtDtls/TxAmt/Amt')),
  }));
  const sum = priced.reduce((total, { amount = NaN }) => total + amount, 0);
  if (parts.length > 1 && sum === whole)
    return priced.map(({ details, amount = 0 }) => movementOf(entry, details, amount));
  const [only] = parts.length === 1 ? parts : [];
  return [movementOf(entry, only ?? new XmlElement('TxDtls'), whole)];
}
