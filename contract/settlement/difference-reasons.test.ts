import { describe, expect, test } from 'vitest';
import { recipient, service, space } from '#tests/settlement-house.ts';
import {
  causes,
  compare,
  flats,
  LAST_DAYS,
  NEXT,
  people,
  used,
  water,
  year,
} from '#tests/settlement-years.ts';
import type { FrozenService } from './frozen.ts';

describe('what cannot be compared says why', () => {
  const cost = service({ cost: 1000 });
  const last = year(flats(LAST_DAYS, [50, 50]), cost, LAST_DAYS);

  test('a new service, a new space, another recipient, and one who came back', () => {
    const other = service({ rule: { service_id: 2 }, cost: 1000 });
    expect(causes(compare(last, year(flats(NEXT, [50, 50]), other, NEXT)))).toBe('service-new');
    const more = compare(last, year(flats(NEXT, [50, 50, 50]), cost, NEXT));
    expect([causes(more), causes(more, 'r3')]).toEqual([[['rule', -166]], 'space-new']);
    const turns = ['2026-01-01', '2026-03-01', '2026-05-01'].map((from, at) =>
      recipient(`r1${at}`, { people: people(at === 1 ? 9 : 1), ...NEXT, from }),
    );
    const found = compare(last, year([space(1, 50, { recipients: turns })], cost, NEXT));
    expect(turns.map(({ key }) => causes(found, key))).toEqual([
      'recipient-returned',
      'recipient-new',
      'recipient-returned',
    ]);
  });

  test('nothing charged, other houses, another unit, inputs that one year has not', () => {
    const now = (one: FrozenService) => year(flats(NEXT, [50, 50]), one, NEXT);
    expect(causes(compare(last, now(service({ cost: 0 }))))).toBe('not-charged');
    const away = year(
      flats(NEXT, [50, 50]).map((one, at) => ({ ...one, building_id: at + 1 })),
      service({ cost: 1000, marks: { 2: 'exempt' } }),
      NEXT,
    );
    const spread = flats(LAST_DAYS, [50, 50]).map((one, at) => ({ ...one, building_id: at + 1 }));
    expect(causes(compare(year(spread, cost, LAST_DAYS), away))).toBe('houses-differ');
    const metered = used('5', { rule: water, cost: 1000, uses: { r1: '1', r2: '2' } });
    const inParts = { ...metered, measured_unit: 'dílky' };
    expect(causes(compare(year(last.spaces, metered, LAST_DAYS), now(inParts)))).toBe(
      'unit-differs',
    );
    const fixed = service({ rule: { key: 'fixed' }, cost: 1500, fixed: { 1: 1000, 2: 500 } });
    expect(causes(compare(year(last.spaces, fixed, LAST_DAYS), now(cost)))).toBe('inputs-missing');
  });

  test('documents of a part of the year', () => {
    const metered = used('5', { rule: water, cost: 1000, uses: { r1: '1', r2: '4' } });
    const ofMonths = (...periods: (readonly [string, string])[]): FrozenService => ({
      ...metered,
      costs: metered.costs.map((place) => ({
        ...place,
        documents: periods.flatMap(([period_from, period_to]) =>
          place.documents.map((document) => ({ ...document, period_from, period_to })),
        ),
      })),
    });
    const before = year(last.spaces, metered, LAST_DAYS);
    const found = (one: FrozenService) =>
      causes(compare(before, year(flats(NEXT, [50, 50]), one, NEXT)));
    const half = ofMonths(['2026-01-01', '2026-03-31'], ['2026-02-01', '2026-07-31']);
    expect(found(half)).toBe('documents-lacking');
    const whole = ofMonths(['2026-04-01', '2027-05-31'], ['2026-01-01', '2026-05-31']);
    expect(found(whole)).not.toBe('documents-lacking');
    expect(found(ofMonths(['2026-01-01', '2026-12-20']))).not.toBe('documents-lacking');
  });

  test('amounts agreed one by one are the price; a key that has its inputs is the rule', () => {
    const fixed = (first: number) =>
      service({ rule: { key: 'fixed' }, cost: 1500, fixed: { 1: first, 2: 1500 - first } });
    const before = year(last.spaces, fixed(1000), LAST_DAYS);
    expect(causes(compare(before, year(flats(NEXT, [50, 50]), fixed(400), NEXT)))).toEqual([
      ['price', -600],
    ]);
    const metered = used('5', { rule: water, cost: 1000, uses: { r1: '1', r2: '4' } });
    // Meters are new, so what they told comes with the rule.
    expect(causes(compare(last, year(flats(NEXT, [50, 50]), metered, NEXT)))).toEqual([
      ['rule', -300],
    ]);
  });
});
