import { describe, expect, it } from 'vitest';
import { supplyContractOn } from './supply-contract.ts';

const today = '2026-03-01';
const on = (contract_to: string | null, notice_until: string | null, valid_to?: string) =>
  supplyContractOn({ contract_to, notice_until, valid_to: valid_to ?? null }, today);

describe('a contract with a supplier', () => {
  it('without an end and without a term of notice asks for nothing', () => {
    expect(on(null, null)).toBeNull();
    expect(on('2027-12-31', '2027-06-30')).toBeNull();
  });

  it('is told of before its last day of notice, that day included', () => {
    expect(on('2026-12-31', '2026-04-30')).toEqual({ state: 'notice', on: '2026-04-30' });
    expect(on('2026-12-31', today)).toEqual({ state: 'notice', on: today });
    expect(on('2026-12-31', '2026-05-01')).toBeNull();
  });

  it('ends once the last day of notice has passed', () => {
    expect(on('2026-04-30', '2026-02-28')).toEqual({ state: 'ending', on: '2026-04-30' });
    expect(on('2026-12-31', '2026-02-28')).toBeNull();
  });

  it('of a place that is supplied no more asks for nothing', () => {
    expect(on('2026-02-28', null, '2026-02-28')).toBeNull();
    expect(on('2026-12-31', '2026-04-30', '2026-02-28')).toBeNull();
    expect(on('2026-02-28', null, today)).toEqual({ state: 'expired', on: '2026-02-28' });
  });

  it('has ended on the day after its last one', () => {
    expect(on('2026-02-28', null)).toEqual({ state: 'expired', on: '2026-02-28' });
    expect(on(today, null)).toEqual({ state: 'ending', on: today });
  });
});
