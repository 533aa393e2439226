import { pragueDay } from '#contract/czech/prague-day.ts';

/** The year in which SIPO of the canary was handed over: the law still keeps it, whenever the tests run. */
export const HANDED_OVER = Number(pragueDay(new Date()).slice(0, 4)) - 1;
