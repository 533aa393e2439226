import { parseIsoDate, shiftDays } from '#contract/czech/iso-date.ts';
import type { BalanceMonth } from '#contract/metering/house-balance.ts';
import type { WatchLimits } from '#contract/rules/watch-limits.ts';
import type { Finding } from './finding.ts';

/** Months that are asked for, and how many of the last of them are judged one by one. */
const YEAR_MONTHS = 12;
const JUDGED_MONTHS = 3;
/** What of a month lies between readings, and is not divided, for it to be judged alone. */
const MEASURED = 0.9;

const firstOfMonth = (day: string, back: number) => {
  const { year, month } = parseIsoDate(day);
  const months = year * 12 + month - 1 - back;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
};

/** The twelve months before the one of the day. */
export function lossMonths(today: string): { readonly from: string; readonly to: string } {
  return {
    from: firstOfMonth(today, YEAR_MONTHS),
    to: shiftDays(firstOfMonth(today, 0), -1),
  };
}

/** Whether a loss that is not found today may still be told of: its month is not asked for any more. */
export function isOldLoss(
  { kind, cause }: Pick<Finding, 'kind' | 'cause'>,
  today: string,
): boolean {
  const isOfMonth = cause.length === '2026-01'.length;
  return kind === 'loss' && isOfMonth && `${cause}-01` < firstOfMonth(today, JUDGED_MONTHS);
}

const isMeasured = (amount: number | null, measured: number | null) =>
  amount !== null && amount > 0 && (measured ?? 0) >= amount * MEASURED;

const isAlone = (month: BalanceMonth) =>
  isMeasured(month.amount, month.measured) &&
  isMeasured(month.below_amount, month.below_measured) &&
  !month.estimated &&
  !month.below_estimated;

function lossOf(
  months: readonly BalanceMonth[],
  cause: string,
  { loss_amount, loss_percent }: WatchLimits,
): readonly Finding[] {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (months.some(({ loss }) => loss === null)) return [];
  const sum = (of: (month: BalanceMonth) => number | null) =>
    Math.round(months.reduce((total, month) => total + (of(month) ?? 0), 0) * 1e6) / 1e6;
  const [amount, compared] = [sum((month) => month.amount), sum((month) => month.below_amount)];
  const loss = sum((month) => month.loss);
  const isMuch = loss > loss_amount * months.length && loss * 100 > loss_percent * amount;
  if (!isMuch) return [];
  const { measuring_place_id } = first;
  const days = { from_on: shiftDays(first.after_on, 1), to_on: last.to_on };
  return [{ kind: 'loss', measuring_place_id, cause, ...days, amount, compared }];
}

/**
 * Water that went through a main meter and through no place below it. A month is judged alone where it was
 * measured; where flats are read once a year, the last twelve months are, as their division says nothing of one.
 */
export function judgeLoss(balances: readonly BalanceMonth[], limits: WatchLimits): Finding[] {
  const mains = new Map<number, BalanceMonth[]>();
  for (const month of balances) {
    if (month.measured_unit !== 'm3' || month.compared === 'none') continue;
    mains.set(month.measuring_place_id, [...(mains.get(month.measuring_place_id) ?? []), month]);
  }
  return [...mains.values()].flatMap((months) => {
    const last = months.slice(-JUDGED_MONTHS);
    if (last.some(isAlone))
      return last
        .filter(isAlone)
        .flatMap((month) => lossOf([month], month.to_on.slice(0, 7), limits));
    return lossOf(months, `year ${months.at(-1)?.to_on.slice(0, 4) ?? ''}`, limits);
  });
}
