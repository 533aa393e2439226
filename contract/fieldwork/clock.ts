import { z } from 'zod';
import { ifGiven } from '#contract/fields.ts';

const DAY_MINUTES = 24 * 60;
const NOT_A_TIME = 'Zadejte čas, například 13:00';

/** A time of a day as minutes from its midnight in Prague, at most the midnight that ends it. */
export const clockMinute = z
  .number(ifGiven(NOT_A_TIME))
  .int(NOT_A_TIME)
  .min(0, NOT_A_TIME)
  .max(DAY_MINUTES, NOT_A_TIME);

const HOUR = 60;

/** Minutes of a typed time: '9:30', '9.30', '930', '0930' or '9'; null for anything else. */
export function minuteOf(typed: string): number | null {
  const found = /^(\d{1,2})(?:[:.]?(\d{2}))?$/u.exec(typed.trim());
  if (found === null) return null;
  const [hours, minutes] = [Number(found[1]), Number(found[2] ?? 0)];
  const minute = hours * HOUR + minutes;
  return minutes < HOUR && minute <= DAY_MINUTES ? minute : null;
}
