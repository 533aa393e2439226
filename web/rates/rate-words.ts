import type { PolicyKind, RateSource, SourceState } from '#contract/rates.ts';
import type { LateRegime } from '#contract/rules/late-interest.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatDate, formatDateTime, formatNumber } from '#web/lib/czech.ts';

/** A rate in percent with so many decimals. */
export function percentOf(rate: number, decimals = 2): string {
  return `${formatNumber(rate, decimals)}\u00a0%`;
}

/** A difference with its sign; empty where there is nothing to differ from. */
export function changeOf(change: number | null, decimals: number): string {
  if (change === null) return '';
  const size = formatNumber(Math.abs(change), decimals);
  if (change === 0) return size;
  return `${change > 0 ? '+' : '−'}${size}`;
}

interface Origin {
  readonly source: 'bank' | 'hand';
  readonly reason: string;
  readonly put_by: string;
  readonly replaced_rate: number | null;
}

/** Who has put a row, and what it took the place of. */
export function originOf(
  { source, reason, put_by, replaced_rate }: Origin,
  decimals: number,
): string {
  if (source === 'hand') return `ručně: ${reason} (${put_by})`;
  if (replaced_rate === null) return 'ČNB';
  return `ČNB, nahradila ruční záznam ${formatNumber(replaced_rate, decimals)} (${put_by})`;
}

/** Names of the bank's files for people. */
export const sourceNames: Readonly<Record<RateSource, string>> = {
  exchange: 'Kurzy měn',
  repo: 'Repo sazba',
  discount: 'Diskontní sazba',
};

/** What the bank's rates are to people. */
export const policyWords: Readonly<
  Record<PolicyKind, { readonly title: string; readonly note: string; readonly label: string }>
> = {
  repo: {
    title: 'Repo sazba ČNB',
    label: 'Dvoutýdenní repo sazba',
    note: 'Dvoutýdenní (2T) repo sazba, od které se odvozuje zákonný úrok z prodlení',
  },
  discount: {
    title: 'Diskontní sazba ČNB',
    label: 'Diskontní sazba',
    note: 'Podle ní se počítá úrok z prodlení, které začalo do 27. 4. 2005',
  },
};

/** How the interest of a regime is made, with its regulation. */
export const regimeWords: Readonly<Record<LateRegime, string>> = {
  '1994':
    'Dvojnásobek diskontní sazby platné k prvnímu dni prodlení (nařízení vlády č.\u00a0142/1994\u00a0Sb.)',
  '2005':
    'Repo sazba platná k prvnímu dni každého pololetí prodlení zvýšená o 7 procentních bodů (nařízení vlády č.\u00a0163/2005\u00a0Sb.)',
  '2010':
    'Repo sazba platná k poslednímu dni pololetí před prodlením zvýšená o 7 procentních bodů (nařízení vlády č.\u00a033/2010\u00a0Sb.)',
  '2013':
    'Repo sazba platná k poslednímu dni pololetí před prodlením zvýšená o 8 procentních bodů (nařízení vlády č.\u00a0180/2013\u00a0Sb.)',
  '2014':
    'Repo sazba platná k prvnímu dni pololetí, ve kterém prodlení začalo, zvýšená o 8 procentních bodů (nařízení vlády č.\u00a0351/2013\u00a0Sb.)',
};

/** How the fee for late rent is made, by the first day of the delay. */
export function feeWords(delay_from: string): string {
  return delay_from < '2014-01-01'
    ? '0,25 % dluhu za den, nejméně 25 Kč za každý započatý měsíc (§ 2 nařízení vlády č.\u00a0142/1994\u00a0Sb.)'
    : '0,1 % dluhu za den, nejméně 10 Kč za každý započatý měsíc, trvá-li prodlení déle než 5 dnů (§ 13 odst. 2 zákona č.\u00a067/2013\u00a0Sb. do konce roku 2015)';
}

const DAY_MS = 86_400_000;
/** Over the longest holidays nothing is read for so many days. */
const OLD_AFTER_DAYS = 5;

interface Age {
  readonly text: string;
  /** Nobody has asked the bank for a suspiciously long time. */
  readonly isOld: boolean;
}

/** How old the data of a file are, in a sentence. */
export function ageOf(state: SourceState, now: Date): Age {
  const newest =
    state.newest_day === '' ? 'žádný údaj není' : `nejnovější je z ${formatDate(state.newest_day)}`;
  if (state.last_success === '') {
    return {
      text: `Z ČNB se zatím nic nenačetlo, platí údaje dodané s portálem; ${newest}.`,
      isOld: true,
    };
  }
  const days = Math.floor((now.getTime() - Date.parse(state.last_success)) / DAY_MS);
  const isOld = days >= OLD_AFTER_DAYS;
  const ago = isOld ? `, tedy před ${days} ${czechPlural(days, 'dnem', 'dny', 'dny')}` : '';
  const text = `Naposledy ověřeno v ČNB ${formatDateTime(state.last_success)}${ago}; ${newest}.`;
  return { text, isOld };
}

/** Why the last attempt failed and when comes another; empty when it did not. */
export function failureOf(state: SourceState): string {
  if (state.last_failure === '') return '';
  const attempt = `Pokus ${formatDateTime(state.last_attempt)} selhal. ${state.last_failure}`;
  return `${attempt} Další pokus: ${formatDateTime(state.next_attempt)}.`;
}

/** What came of reading a file, in a few words. */
export function fetchedWords({ stored, replaced }: { stored: number; replaced: number }): string {
  if (stored === 0) return 'Nic nového, údaje odpovídají ČNB';
  const rows = `Načteno z ČNB: ${stored} ${czechPlural(stored, 'údaj', 'údaje', 'údajů')}`;
  if (replaced === 0) return rows;
  const hand = czechPlural(replaced, 'ruční záznam', 'ruční záznamy', 'ručních záznamů');
  return `${rows}, ${replaced} ${hand} nahradila ČNB`;
}
