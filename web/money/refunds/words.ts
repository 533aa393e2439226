import type { RefundBatch, RefundState } from '#contract/money/refunds.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatDate, formatNumber } from '#web/lib/czech.ts';

const states: Readonly<Record<RefundState, string>> = {
  prepared: 'připravená',
  downloaded: 'soubor stažen',
  paid: 'zaplacená',
  cancelled: 'zrušená',
};

/** How a batch stands: 'zaplacená 30. 4. 2026'. */
export const stateText = ({ state, paid_on }: Pick<RefundBatch, 'state' | 'paid_on'>) =>
  paid_on === null ? states[state] : `${states[state]} ${formatDate(paid_on)}`;

type Sent = Pick<RefundBatch, 'items_count' | 'sent_count' | 'sent_on'>;

/** What the statements of the bank say of its money: '30. 4. 2026', '3 z 12'; empty where nothing. */
export function sentText({ items_count, sent_count, sent_on }: Sent): string {
  if (sent_count === 0 || sent_on === null) return '';
  return sent_count < items_count ? `${sent_count} z ${items_count}` : formatDate(sent_on);
}

/** Whether something can still be done with it. */
export const isOpen = ({ state }: Pick<RefundBatch, 'state'>) =>
  state === 'prepared' || state === 'downloaded';

/** '12 plateb' */
export const paymentsText = (count: number) =>
  `${formatNumber(count, 0)}\u00A0${czechPlural(count, 'platba', 'platby', 'plateb')}`;

/** Banks whose papers on ABO were read; others get the form of Fio banka. */
const KNOWN = ['0300', '0800', '2010'];

/** Whether the form of ABO for the bank of the account was taken from its own paper. */
export const isAboKnown = ({ paying_account }: Pick<RefundBatch, 'paying_account'>) =>
  KNOWN.includes(paying_account.slice(-4));
