import { unitContractInput } from '#contract/contracts/contracts.ts';
import { isNoticeReckoned, noticedPeriod } from '#contract/rules/notice-day.ts';
import { formatDate } from '#web/lib/czech.ts';
import type { ContractValues } from './contract-words.ts';

const terms = unitContractInput.pick({
  valid_from: true,
  valid_to: true,
  renewal_months: true,
  notice_count: true,
  notice_unit: true,
  notice_until: true,
  notice_given_on: true,
});

/** What follows from the terms as they are being written: the next last day of notice, and of which period; undefined where nothing does. */
export function noticeNote(values: ContractValues, today: string): string | undefined {
  const { data } = terms.safeParse(values);
  if (data === undefined || data.notice_given_on !== null || !isNoticeReckoned(data))
    return undefined;
  const next = noticedPeriod(data, today);
  if (next === null || next.notice_until === null) return undefined;
  return `Vychází z toho: výpověď k období do ${formatDate(next.ends_on)} musí být doručena nejpozději ${formatDate(next.notice_until)}.`;
}
