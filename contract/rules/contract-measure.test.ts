import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shiftDays } from '#contract/czech/iso-date.ts';
import {
  isOfWarned,
  measuredOn,
  supplyMeasure,
  tenancyMeasure,
  unitContractMeasure,
  type UnitContractTerms,
} from './contract-measure.ts';
import { contractStandingOn, isWarned } from './contract-standing.ts';
import { supplyContractOn } from './supply-contract.ts';

const today = '2026-10-01';
const terms = (over: Partial<UnitContractTerms>): UnitContractTerms => ({
  valid_from: '2024-01-01',
  valid_to: null,
  open_ended: false,
  renewal_months: null,
  notice_count: null,
  notice_unit: 'months',
  notice_until: null,
  notice_given_on: null,
  warning_on: null,
  ...over,
});
const stands = (over: Partial<UnitContractTerms>, day = today) =>
  measuredOn(unitContractMeasure(terms(over), day), day);

/** Insurance by calendar years: notice of 2026 is to come by 19 November. */
const insured = { renewal_months: 12, notice_count: 6, notice_unit: 'weeks' } as const;

describe('a contract of the unit', () => {
  it('is told of sixty days before its last day of notice, up to that day', () => {
    expect(stands(insured, '2026-09-19')).toEqual({ state: 'fine', on: '2026-11-19' });
    expect(stands(insured, '2026-09-20')).toEqual({ state: 'notice', on: '2026-11-19' });
    expect(stands(insured, '2026-11-19')).toEqual({ state: 'notice', on: '2026-11-19' });
    // Then it has gone on, and the next year's notice is far away.
    expect(stands(insured, '2026-11-20')).toEqual({ state: 'fine', on: '2027-11-19' });
  });

  it('is told of from a day of its own, which holds for one period', () => {
    const own = { ...insured, warning_on: '2026-10-15' };
    expect(stands(own, '2026-10-14').state).toBe('fine');
    expect(stands(own, '2026-10-15')).toEqual({ state: 'notice', on: '2026-11-19' });
    expect(stands(own, '2027-09-19').state).toBe('fine');
    expect(stands(own, '2027-09-20')).toEqual({ state: 'notice', on: '2027-11-19' });
  });

  it('without a day of notice is told of from its own day up to its end', () => {
    const loan = { valid_to: '2027-03-31', warning_on: '2026-10-01' };
    expect(stands(loan, '2026-09-30')).toEqual({ state: 'fine', on: '2027-03-31' });
    expect(stands(loan)).toEqual({ state: 'warned', on: '2026-10-01' });
    expect(stands(loan, '2027-03-31').state).toBe('warned');
    expect(stands(loan, '2027-04-01')).toEqual({ state: 'expired', on: '2027-03-31' });
  });

  it('that does not go on ends, and goes on after its end', () => {
    const fixed = { valid_to: '2026-11-30' };
    expect(stands(fixed)).toEqual({ state: 'ending', on: '2026-11-30' });
    expect(stands({ valid_to: '2026-12-01' })).toEqual({ state: 'fine', on: '2026-12-01' });
    expect(stands(fixed, '2026-12-01')).toEqual({ state: 'expired', on: '2026-11-30' });
  });

  it('is warned of no more once its day of notice by hand has passed, and then it ends', () => {
    const byHand = { valid_to: '2027-01-01', notice_until: '2026-10-31', warning_on: '2026-10-10' };
    expect(stands(byHand, '2026-10-09').state).toBe('fine');
    expect(stands(byHand, '2026-10-10')).toEqual({ state: 'notice', on: '2026-10-31' });
    expect(stands(byHand, '2026-11-01')).toEqual({ state: 'fine', on: '2027-01-01' });
    expect(stands(byHand, '2026-11-02')).toEqual({ state: 'ending', on: '2027-01-01' });
  });

  it('whose end nobody knows is never good', () => {
    expect(stands({})).toEqual({ state: 'unknown', on: null });
    expect(stands({ open_ended: true })).toEqual({ state: 'fine', on: null });
    // The day of notice has passed, and the next one is not known.
    const passed = { open_ended: true, notice_until: '2026-09-30' };
    expect(stands(passed, '2026-09-30').state).toBe('notice');
    expect(stands(passed)).toEqual({ state: 'unknown', on: null });
  });

  it('of which notice was given is not warned of; it ends, and is over', () => {
    const given = { ...insured, notice_given_on: '2026-10-01' };
    expect(stands(given)).toEqual({ state: 'fine', on: '2026-12-31' });
    expect(stands(given, '2026-11-15')).toEqual({ state: 'ending', on: '2026-12-31' });
    expect(stands(given, '2027-01-01')).toEqual({ state: 'ended', on: '2026-12-31' });
    const endless = { open_ended: true, notice_given_on: '2026-09-01' };
    expect(stands(endless)).toEqual({ state: 'unknown', on: null });
  });
});

const anyDay = fc.integer({ min: -200, max: 200 }).map((days) => shiftDays(today, days));
const maybe = fc.option(anyDay, { nil: null });

describe('the measure', () => {
  it('warns of the same tenancies as their list', () => {
    fc.assert(
      fc.property(maybe, maybe, (contract_valid_to, contract_warning) => {
        const row = { contract_valid_to, contract_warning };
        const { state } = measuredOn(tenancyMeasure(row), today);
        expect(isOfWarned({ state })).toBe(isWarned(row, today));
        expect(state === 'expired').toBe(contractStandingOn(row, today)?.state === 'expired');
      }),
    );
  });

  it('takes a written contract of a supplier without an end for one of indefinite time', () => {
    const row = { contract_to: null, notice_until: null, valid_to: null };
    const of = (isWritten: boolean, over = {}) =>
      measuredOn(supplyMeasure({ ...row, ...over }, today, isWritten), today).state;
    expect([of(true), of(false)]).toEqual(['fine', 'unknown']);
    // Its day of notice has passed, and nobody has written the next one.
    expect(of(true, { notice_until: '2026-09-30' })).toBe('unknown');
    expect(of(true, { contract_to: '2026-11-30' })).toBe('ending');
  });

  it('says of a supplier what home and the dashboard say', () => {
    fc.assert(
      fc.property(maybe, maybe, maybe, (contract_to, notice_until, valid_to) => {
        const row = { contract_to, notice_until, valid_to };
        const { state, on } = measuredOn(supplyMeasure(row, today), today);
        const told = supplyContractOn(row, today);
        const isToDo = state === 'expired' || state === 'notice' || state === 'ending';
        expect(isToDo ? { state, on } : null).toEqual(told);
      }),
    );
  });
});
