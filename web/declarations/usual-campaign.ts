import { shiftDays } from '#contract/czech/iso-date.ts';

/** Days that people are usually given to answer. */
const TERM_DAYS = 30;
/** Days before the last one on which they are usually reminded. */
const REMIND_DAYS = 7;
const DECEMBER = 12;
const NOVEMBER = 11;

/**
 * What a campaign usually asks for: from January of the year that has just begun, or is about to; people
 * answer for a month from the day it is started, no sooner than that January.
 */
export function usualCampaign(today: string) {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const asked = month === NOVEMBER || month === DECEMBER ? year + 1 : year;
  const valid_from = `${asked}-01-01`;
  const begins = today < valid_from ? valid_from : today;
  return {
    name: `Hlášení osob ${asked}`,
    valid_from: valid_from as string | null,
    closes: shiftDays(begins, TERM_DAYS) as string | null,
    remind_days: REMIND_DAYS as number | string | null,
    only_flats: true,
  };
}
