import { daysBetween, shiftDays } from '#contract/czech/iso-date.ts';
import type { FrozenService } from './frozen.ts';
import { within, type Span } from './span-time.ts';

/** Two years are alike where no more than half of a month is covered in one of them only. */
const ALIKE = 1 / 24;

const daysOf = ({ from, to }: Span): number => Math.max(0, daysBetween(from, to) + 1);

/** What part of the days of a period the documents of a service are of. */
function covered({ costs }: FrozenService, period: Span): number {
  const spans = costs
    .flatMap(({ documents }) => documents)
    .map(({ period_from: from, period_to: to }) => within({ from, to }, period))
    .filter(({ from, to }) => from <= to)
    .toSorted((one, other) => one.from.localeCompare(other.from));
  let days = 0;
  let next = period.from;
  for (const { from, to } of spans) {
    days += daysOf({ from: from > next ? from : next, to });
    next = to >= next ? shiftDays(to, 1) : next;
  }
  return days / daysOf(period);
}

/** Whether documents are of about as much of both periods; a year that lacks months has not used less in them. */
export const isCoveredAlike = (
  last: readonly [FrozenService, Span],
  now: readonly [FrozenService, Span],
): boolean => Math.abs(covered(...last) - covered(...now)) <= ALIKE;
