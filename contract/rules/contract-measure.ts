import { z } from 'zod';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { contractEnd, isNoticeReckoned, lastNoticeFrom, type NoticeTerms } from './notice-day.ts';
import type { SupplyContract } from './supply-contract.ts';
import { comesSoon, hasPassed, SOON_DAYS } from './term.ts';

/**
 * How any contract of a unit stands, the worst first: it goes on after its end; notice of it falls due; somebody
 * wanted to be warned by now; it ends soon; nobody knows until when it holds; nothing is to be done; it is over.
 */
export const measuredState = z.enum([
  'expired',
  'notice',
  'warned',
  'ending',
  'unknown',
  'fine',
  'ended',
]);
export type MeasuredState = z.infer<typeof measuredState>;

/** What every contract is measured by, whatever it is about. */
export interface ContractMeasure {
  /** The last day, included; of one that goes on by itself that of the present period. */
  readonly ends_on: string | null;
  /** It has no end, or goes on by itself, so that its end is nothing to be told of. */
  readonly goes_on: boolean;
  /** The last day of notice that has not passed. */
  readonly notice_until: string | null;
  /** From this day on it is told of. */
  readonly warns_on: string | null;
  /** The day after which there is nothing left of it, whatever its end was. */
  readonly over_on: string | null;
}

/** How a contract stands, and the day that this is about; null where it is about none. */
export interface Measured {
  readonly state: MeasuredState;
  readonly on: string | null;
}

/** The standing of a contract on a day: one measure for the list, its chips, the card and the colours. */
export function measuredOn(measure: ContractMeasure, today: string): Measured {
  const { ends_on, goes_on, notice_until, warns_on, over_on } = measure;
  if (hasPassed(over_on, today)) return { state: 'ended', on: over_on };
  if (hasPassed(ends_on, today)) return { state: 'expired', on: ends_on };
  if (warns_on !== null && warns_on <= today)
    return notice_until === null
      ? { state: 'warned', on: warns_on }
      : { state: 'notice', on: notice_until };
  if (!goes_on && comesSoon(ends_on, today)) return { state: 'ending', on: ends_on };
  if (ends_on === null && !goes_on && notice_until === null) return { state: 'unknown', on: null };
  return { state: 'fine', on: notice_until ?? ends_on };
}

/** Whether a contract is one of those that somebody is warned of: the chip of the list, and the count of its card. */
export const isOfWarned = ({ state }: Pick<Measured, 'state'>): boolean =>
  state === 'notice' || state === 'warned';

/** The measure of a tenancy that holds: its warning is the day that was written. */
export function tenancyMeasure(row: {
  readonly contract_valid_to: string | null;
  readonly contract_warning: string | null;
}): ContractMeasure {
  return {
    ends_on: row.contract_valid_to,
    goes_on: false,
    notice_until: null,
    warns_on: row.contract_warning,
    over_on: null,
  };
}

/**
 * The measure of a contract with a supplier: its notice is told of so many days ahead as any term is. Where a contract
 * is written and no end of it, it is for an indefinite time, as the form of a billing place says.
 */
export function supplyMeasure(
  row: SupplyContract,
  today: string,
  isWritten = false,
): ContractMeasure {
  const notice_until = hasPassed(row.notice_until, today) ? null : row.notice_until;
  return {
    ends_on: row.contract_to,
    goes_on: isWritten && row.contract_to === null && !hasPassed(row.notice_until, today),
    notice_until,
    warns_on: notice_until && shiftDays(notice_until, -SOON_DAYS),
    over_on: row.valid_to,
  };
}

/** A contract of the unit as it is measured. */
export interface UnitContractTerms extends NoticeTerms {
  /** It was agreed without an end. */
  readonly open_ended: boolean;
  /** The day from which somebody wants to be warned, in place of so many days before the last one of notice. */
  readonly warning_on: string | null;
}

/** The measure of any other contract of the unit. */
export function unitContractMeasure(terms: UnitContractTerms, today: string): ContractMeasure {
  const ends_on = contractEnd(terms, today);
  // Whoever has given notice has nothing left to be warned of.
  if (terms.notice_given_on !== null)
    return { ends_on, goes_on: false, notice_until: null, warns_on: null, over_on: ends_on };
  const notice_until = lastNoticeFrom(terms, today);
  return {
    ends_on,
    goes_on: goesOn(terms, today),
    notice_until,
    warns_on: warningDay(terms, notice_until),
    over_on: null,
  };
}

/** A contract goes on by itself, or has no end; where its day of notice has passed, nobody knows until when it holds. */
function goesOn(terms: UnitContractTerms, today: string): boolean {
  if (terms.renewal_months !== null) return true;
  return terms.open_ended && !hasPassed(terms.notice_until, today);
}

/**
 * From which day a contract is told of. A day of its own belongs to the first last day of notice that comes after
 * it; the following period is told of as any other.
 */
function warningDay(terms: UnitContractTerms, notice_until: string | null): string | null {
  const { warning_on } = terms;
  if (notice_until === null) return isPastNotice(terms) ? null : warning_on;
  const isOwn = warning_on !== null && lastNoticeFrom(terms, warning_on) === notice_until;
  return isOwn ? warning_on : shiftDays(notice_until, -SOON_DAYS);
}

/** Whether the own day of warning was about a notice written by hand, which has passed meanwhile. */
function isPastNotice(terms: UnitContractTerms): boolean {
  const { warning_on, notice_until } = terms;
  if (warning_on === null || notice_until === null || isNoticeReckoned(terms)) return false;
  return warning_on <= notice_until;
}
