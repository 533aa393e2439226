import type { Portal } from '#server/portal.ts';
import {
  parseDailyJson,
  parseDailyText,
  parseYearly,
  type BankExchangeRate,
} from './cnb-exchange.ts';
import { parsePolicyHistory, type BankPolicyRate, type PolicyKind } from './cnb-policy.ts';
import { BankError, refuse, withDots } from './cnb-text.ts';
import { fetchText, OutsideError } from './fetch-json.ts';

// The Czech National Bank's published files: fixed addresses, of which only a day or a year varies.

const LIMITS = {
  timeoutMs: 5000,
  maxBytes: 1_048_576,
  accept: 'text/plain, application/json;q=0.9',
};

/** Currencies of every table: the one stands near its beginning, the other near its end. */
const ALWAYS = ['EUR', 'USD'];

type BankPortal = Pick<Portal, 'fetch' | 'config'>;

/** Whether the setting leads to the bank's programming interface, which has no yearly text. */
export function asksByDaysOnly({ config }: Pick<Portal, 'config'>): boolean {
  return config.cnbRatesUrl.endsWith('/exrates/');
}

/** The table valid on the day, which may be an older one. Throws BankError. */
export async function askDay(portal: BankPortal, day: string): Promise<BankExchangeRate[]> {
  const base = portal.config.cnbRatesUrl;
  const url = asksByDaysOnly(portal)
    ? `${base}daily?date=${day}&lang=CZ`
    : `${base}denni_kurz.txt?date=${withDots(day)}`;
  const { type, text } = await ask(portal, url);
  const rates = type.includes('json') ? parseDailyJson(text) : parseDailyText(text);
  if ((rates[0]?.valid_from ?? '') > day) refuse('Tabulka kurzů je z pozdějšího dne.');
  // A table that was cut at the end of a line reads as a whole one.
  const codes = rates.map(({ currency_code }) => currency_code);
  if (!ALWAYS.every((code) => codes.includes(code)))
    refuse('Tabulka kurzů není celá, chybí euro nebo dolar.');
  return rates;
}

/** All tables of a year. Throws BankError. */
export async function askYear(portal: BankPortal, year: number): Promise<BankExchangeRate[]> {
  const { text } = await ask(portal, `${portal.config.cnbRatesUrl}rok.txt?rok=${year}`);
  return parseYearly(text, year);
}

/** The whole history of the repo or the discount rate. Throws BankError. */
export async function askPolicyHistory(
  portal: BankPortal,
  kind: PolicyKind,
): Promise<BankPolicyRate[]> {
  const { cnbRepoUrl, cnbDiscountUrl } = portal.config;
  const { text } = await ask(portal, kind === 'repo' ? cnbRepoUrl : cnbDiscountUrl);
  return parsePolicyHistory(text, kind);
}

async function ask(portal: BankPortal, url: string) {
  const answer = await fetchText(portal, url, LIMITS).catch((cause: unknown) => {
    throw bankError(cause);
  });
  if (answer.status === 200) return answer;
  throw new BankError('unreachable', `Server ČNB odpověděl stavem ${answer.status}.`);
}

function bankError(cause: unknown): unknown {
  if (!(cause instanceof OutsideError)) return cause;
  return cause.kind === 'unreachable'
    ? new BankError(cause.kind, 'Server ČNB neodpověděl včas nebo není dostupný.', cause)
    : new BankError(cause.kind, 'Odpověď ČNB je příliš dlouhá.', cause);
}
