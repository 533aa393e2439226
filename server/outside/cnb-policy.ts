import { dayOf, decimalOf, linesOf, refuse } from './cnb-text.ts';

/** The kinds of rates that the bank sets. */
export type PolicyKind = 'repo' | 'discount';

/** Percent from the day until the next row; the rate is an exact decimal. */
export interface BankPolicyRate {
  readonly valid_from: string;
  readonly rate: string;
}

const HEADERS: Record<PolicyKind, string> = {
  repo: 'PLATNA_OD|CNB_REPO_SAZBA_V_%',
  discount: 'PLATNA_OD|CNB_DISKONTNI_SAZBA_V_%',
};
const MOST_PERCENT = 100;
const row = /^(\d{4})(\d{2})(\d{2})\|(.+)$/;

/**
 * The whole history of a rate. One wrong row, a day twice or a rate outside 0–100 refuse the whole
 * file, as does a page that only says sorry. Throws BankError.
 */
export function parsePolicyHistory(text: string, kind: PolicyKind): BankPolicyRate[] {
  const [header, ...lines] = linesOf(text);
  if (header !== HEADERS[kind]) refuse('Odpověď ČNB není soubor s vývojem sazby.');
  const rates = lines.map((line, at) => {
    const [, year, month, day, written = ''] = row.exec(line) ?? [];
    const valid_from = dayOf(year, month, day);
    const rate = decimalOf(written);
    const isRight = valid_from !== null && rate !== null && Number(rate) <= MOST_PERCENT;
    return isRight ? { valid_from, rate } : refuse(`Soubor se sazbami má chybný řádek ${at + 2}.`);
  });
  if (rates.length === 0) refuse('Soubor se sazbami je prázdný.');
  if (new Set(rates.map((one) => one.valid_from)).size < rates.length)
    refuse('Soubor se sazbami má některý den dvakrát.');
  return rates;
}
