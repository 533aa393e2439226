import type { Round } from '#contract/fieldwork/rounds.ts';
import { formatDate } from '#web/lib/czech.ts';

/** When a round is walked: '1. 12. 2026 – 4. 12. 2026'; empty while nothing has a time. */
export function daysText({ first_day, last_day }: Pick<Round, 'first_day' | 'last_day'>): string {
  if (first_day === null || last_day === null) return '';
  return first_day === last_day
    ? formatDate(first_day)
    : `${formatDate(first_day)} – ${formatDate(last_day)}`;
}

/** How far a round is: '12 z 30'. */
export const progressText = ({ done, visits }: Pick<Round, 'done' | 'visits'>): string =>
  `${done} z ${visits}`;
