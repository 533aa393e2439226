import { czechPlural } from '#contract/rules/plural.ts';
import { formatNumber } from '#web/lib/czech.ts';

/** 'zákonná', or what was agreed: '12,50 % ročně'. */
export const rateText = ({ agreed_rate }: { readonly agreed_rate: number | null }): string =>
  agreed_rate === null ? 'zákonná' : `${percentText(agreed_rate)} ročně`;

/** '11,50 %' */
export const percentText = (rate: number): string => `${formatNumber(rate)}\u00A0%`;

/** '3 dlužníci' */
export const debtorsText = (count: number): string =>
  `${formatNumber(count, 0)}\u00A0${czechPlural(count, 'dlužník', 'dlužníci', 'dlužníků')}`;

/** '3 upomínky' */
export const lettersText = (count: number): string =>
  `${formatNumber(count, 0)}\u00A0${czechPlural(count, 'upomínka', 'upomínky', 'upomínek')}`;

/** '2 dohody' */
export const agreementsText = (count: number): string =>
  `${formatNumber(count, 0)}\u00A0${czechPlural(count, 'dohoda', 'dohody', 'dohod')}`;
