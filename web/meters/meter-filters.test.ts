import { describe, expect, test } from 'vitest';
import { USUAL_LIMITS } from '#contract/rules/watch-limits.ts';
import { filterChoices, filterName, isOfFilter, type FilterName } from './meter-filters.ts';

const TODAY = '2026-03-01';
const place = {
  kind: 'hot-water',
  hidden: false,
  meter_id: 1,
  verification: 'valid',
  last_on: '2025-12-31',
  is_remote: true,
  year_consumption: 40,
  former_consumption: 38,
} as const;
type Place = Parameters<typeof isOfFilter>[1];
const namesOf = (row: Place) =>
  filterChoices([row], { today: TODAY, limits: USUAL_LIMITS }).flatMap(({ name, count }) =>
    count === 1 ? [name] : [],
  );

describe('questions over measuring places', () => {
  test('leave a place in order to nobody but the whole list', () => {
    expect(namesOf(place)).toEqual(['all']);
  });

  test('tell verifications that end from those that have ended, and from those not known', () => {
    expect(namesOf({ ...place, verification: 'ends' })).toEqual(['all', 'ends']);
    expect(namesOf({ ...place, verification: 'ended' })).toEqual(['all', 'ended']);
    expect(namesOf({ ...place, verification: 'unknown' })).toEqual(['all']);
  });

  test('find what was read more than a year ago, or never', () => {
    expect(namesOf({ ...place, last_on: '2025-03-01' })).toEqual(['all']);
    expect(namesOf({ ...place, last_on: '2025-02-28' })).toEqual(['all', 'unread']);
    expect(namesOf({ ...place, last_on: null })).toEqual(['all', 'unread']);
  });

  test('suspect what is far from the year before, and nothing that is not known', () => {
    expect(namesOf({ ...place, year_consumption: 77 })).toEqual(['all', 'suspect']);
    expect(namesOf({ ...place, year_consumption: 76 })).toEqual(['all']);
    expect(namesOf({ ...place, year_consumption: 18.9 })).toEqual(['all', 'suspect']);
    expect(namesOf({ ...place, year_consumption: 0 })).toEqual(['all', 'suspect']);
    expect(namesOf({ ...place, year_consumption: null })).toEqual(['all']);
    expect(namesOf({ ...place, former_consumption: null })).toEqual(['all']);
    expect(namesOf({ ...place, former_consumption: 0 })).toEqual(['all']);
  });

  test('ask a place without a device for nothing but a device', () => {
    const empty = { ...place, meter_id: null, last_on: null, is_remote: null } as const;
    expect(namesOf({ ...empty, verification: 'none' })).toEqual(['all', 'no-meter']);
  });

  test('find what is still read on the spot', () => {
    expect(namesOf({ ...place, is_remote: false })).toEqual(['all', 'remote']);
    expect(namesOf({ ...place, is_remote: false, kind: 'cold-water' })).toEqual(['all']);
  });

  test('ask by the limits of the unit', () => {
    const limits = { ...USUAL_LIMITS, unread_days: 30, most_percent: 110, verification_days: 1 };
    const choices = filterChoices([{ ...place, year_consumption: 42 }], { today: TODAY, limits });
    const [texts, counts] = [choices.map(({ text }) => text), choices.map(({ count }) => count)];
    expect(texts[1]).toBe('Ověření končí do 1 dne');
    expect(counts).toEqual([1, 0, 0, 1, 1, 0, 0]);
  });

  test('ask nothing of a place that was given up', () => {
    const given = { ...place, hidden: true, verification: 'ended', last_on: null } as const;
    expect(namesOf(given)).toEqual(['all']);
  });

  test('take an unknown name for the whole list', () => {
    expect(filterName('ended')).toBe<FilterName>('ended');
    expect(filterName('toString')).toBe<FilterName>('all');
    expect(filterName(undefined)).toBe<FilterName>('all');
  });
});
