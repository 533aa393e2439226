import { describe, expect, test } from 'vitest';
import { waterMeter } from '#tests/crew-jobs.ts';
import { judgeState, startFault, yearFault } from './judge.ts';

// On 1 November it showed 130,5 and usually counts 0,1 a day: thirty days are 3 m³, three times that 9 m³.
const DAY = '2026-12-01';
const meter = waterMeter();
const told = (state: string, more: object = {}) => ({
  state,
  status: 'ok' as const,
  overflowed: false,
  ...more,
});
const judged = (state: string, more: object = {}) => judgeState(meter, DAY, told(state, more));

describe('a state that was typed at the place', () => {
  test('nothing is said of an empty field, and of a usual state only what was used', () => {
    expect(judged('')).toEqual({ used: null, fault: '', offers: [], doubt: '' });
    expect(judged('133,5')).toEqual({ used: 3, fault: '', offers: [], doubt: '' });
  });

  test('what is no number, and what the counter cannot show, is refused', () => {
    expect(judged('13a').fault).toBe('Zadejte číselnou hodnotu');
    expect(judged('123456').fault).toBe('Číselník má před čárkou nejvýše 5 číslic');
    expect(judged('131,1234').fault).toBe('Číselník má nejvýše 3 desetinná místa');
  });

  test('a lower one asks whether the counter has begun anew or the meter was exchanged', () => {
    const { fault, offers } = judged('130,4');
    expect(fault).toContain('Přetočil se číselník, nebo bylo měřidlo vyměněno?');
    expect(offers).toEqual(['overflow', 'exchange']);
    expect(judged('130,5').fault).toBe('');
  });

  test('over the end of the counter it goes on from zero', () => {
    const full = waterMeter({ before: { read_on: '2026-11-01', state: 99_998 } });
    const verdict = judgeState(full, DAY, told('1', { overflowed: true }));
    expect(verdict).toMatchObject({ used: 3, fault: '', doubt: '' });
  });

  test('more than three times the usual use is asked about, just three times is not', () => {
    expect(judged('139,5').doubt).toBe('');
    expect(judged('139,6').doubt).toContain('Je to opravdu tak?');
    expect(judged('139,6').doubt).toContain('9,1\u00A0m³');
  });

  test('where nothing is usual nothing is asked, and of a dripping tap in an empty flat neither', () => {
    const unknown = waterMeter({ usual_per_day: null });
    expect(judgeState(unknown, DAY, told('990')).doubt).toBe('');
    const empty = waterMeter({ usual_per_day: 0 });
    expect(judgeState(empty, DAY, told('131,4')).doubt).toBe('');
    expect(judgeState(empty, DAY, told('131,6')).doubt).not.toBe('');
  });

  test('without a state before only the counter is asked', () => {
    const fresh = waterMeter({ before: null });
    expect(judgeState(fresh, DAY, told('1'))).toMatchObject({ used: null, fault: '' });
    expect(judgeState(fresh, DAY, told('1000000')).fault).not.toBe('');
  });
});

test('the first state of a new meter may be lower than the one before it', () => {
  expect(startFault(meter, DAY, '0,1')).toBe('');
  expect(startFault(meter, DAY, '-1')).toBe('Stav nesmí být záporný');
});

test('a year of verification has four digits of our times', () => {
  expect(yearFault('')).toBe('');
  expect(yearFault('2026')).toBe('');
  expect(yearFault('1950')).toBe('');
  for (const wrong of ['26', '1949', '2200', 'vloni']) expect(yearFault(wrong)).not.toBe('');
});
