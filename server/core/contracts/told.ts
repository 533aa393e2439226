import type { UnitContract } from '#contract/contracts/contracts.ts';
import {
  measuredOn,
  unitContractMeasure,
  type ContractMeasure,
  type UnitContractTerms,
} from '#contract/rules/contract-measure.ts';
import { noticedPeriod } from '#contract/rules/notice-day.ts';

/** How a contract stands, which follows from its terms and the day. */
export type Standing = Pick<
  UnitContract,
  'state' | 'state_on' | 'ends_on' | 'goes_on' | 'notice_due' | 'warns_on'
>;
export type UnitContractTold = Standing & Pick<UnitContract, 'notice_ends_on'>;

/** The standing of a contract by its measure. */
export function standingOf(measure: ContractMeasure, today: string): Standing {
  const { state, on: state_on } = measuredOn(measure, today);
  const { ends_on, goes_on, notice_until: notice_due, warns_on } = measure;
  return { state, state_on, ends_on, goes_on, notice_due, warns_on };
}

/** How a contract of the unit stands, and of which period its notice is. */
export function toldOf(terms: UnitContractTerms, today: string): UnitContractTold {
  const standing = standingOf(unitContractMeasure(terms, today), today);
  const noticed = standing.notice_due === null ? null : noticedPeriod(terms, today);
  return { ...standing, notice_ends_on: noticed?.ends_on ?? null };
}
