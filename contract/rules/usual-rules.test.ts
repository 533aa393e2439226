import { describe, expect, test } from 'vitest';
import type { BilledPlace, MeteredHouse, RuleGround } from './usual-rules.ts';
import { usualRules } from './usual-rules.ts';

const house = (
  pasport_id: number,
  metered: MeteredHouse['metered'] = {},
  flats = 4,
): MeteredHouse => ({ pasport_id, name: `Lipová ${pasport_id}`, flats, metered });
const place = (kind: BilledPlace['kind'], houses: readonly number[] = []): BilledPlace => ({
  billing_place_id: 10,
  kind,
  name: kind,
  houses,
  isOfParts: false,
  divided: 0,
});
const services = [
  { service_id: 1, code: 'TEPLO', name: 'Teplo' },
  { service_id: 2, code: 'TV', name: 'Teplá voda' },
  { service_id: 3, code: 'vlastni', name: 'Vodné a stočné' },
  { service_id: 4, code: 'VYTAH', name: 'Výtah' },
  { service_id: 5, code: 'KOMINY', name: 'Komíny' },
];
const law = [
  { key: 'one-source-heating', holds_from: null, value: 60, unit: '%', source: 'Vyhláška' },
] as const;
const rules = (ground: Partial<RuleGround>) =>
  usualRules({
    places: [],
    houses: [house(1)],
    services,
    rules: [],
    law,
    from: '2026-01-01',
    ...ground,
  });

describe('rules by the law', () => {
  test('divide heat by the meters that flats have, otherwise all of it by area', () => {
    const [measured] = rules({
      places: [place('heat')],
      houses: [house(1, { 'heat-allocator': 4, heat: 1 })],
    });
    expect(measured).toMatchObject({
      service_id: 1,
      method: 'meter',
      meter_kind: 'heat-allocator',
      basic_by: 'heat',
      limits_by: 'law',
      doubts: [],
    });
    const [some] = rules({ places: [place('heat')], houses: [house(1, { heat: 3 })] });
    expect(some).toMatchObject({
      meter_kind: 'heat',
      doubts: [expect.stringContaining('měřidlo')],
    });
    const [none] = rules({ places: [place('heat')] });
    expect(none).toMatchObject({ method: 'countable_area', basic_by: 'none', limits_by: 'none' });
  });

  test('divide one source of heat and hot water by the row of the law, and not at all without it', () => {
    const places = [place('heat-and-hot-water')];
    const made = rules({ places, houses: [house(1, { 'hot-water': 4, heat: 4 })] });
    expect(made.map(({ service_id, costs }) => [service_id, costs[0]?.percent])).toEqual([
      [1, 60],
      [2, 40],
    ]);
    expect(made[1]).toMatchObject({ basic_by: 'hot-water', basic_key: 'area', method: 'meter' });
    expect(rules({ places, law: [] })).toEqual([]);
  });

  test('take guideline numbers for all where not every flat has its water meter', () => {
    const water = (count: number) =>
      rules({ places: [place('cold-water')], houses: [house(1, { 'cold-water': count })] })[0];
    // The service is found by its name where the client has one of his own.
    expect(water(4)).toMatchObject({ service_id: 3, without_meter: 'undecided', doubts: [] });
    expect(water(3)).toMatchObject({ without_meter: 'guideline-all' });
  });

  test('are of each house where each place serves one, otherwise of the unit', () => {
    const houses = [house(1), house(2)];
    const each = [place('lift', [1]), { ...place('lift', [2]), billing_place_id: 11 }];
    expect(rules({ places: each, houses }).map(({ pasport_id }) => pasport_id)).toEqual([1, 2]);
    const [whole] = rules({ places: [place('lift', [1, 2])], houses: [...houses, house(3)] });
    expect(whole).toMatchObject({
      pasport_id: null,
      doubts: [expect.stringContaining('osvoboďte')],
    });
    expect(rules({ places: [place('lift')], houses })).toMatchObject([
      { pasport_id: null, method: 'persons', doubts: [] },
    ]);
  });

  test('leave out what has a rule, what has no service and what is no service', () => {
    const places = [place('lift'), place('insurance'), place('waste'), place('chimneys')];
    expect(rules({ places }).map(({ service_id }) => service_id)).toEqual([4, 5]);
    const held = [{ service_id: 4, pasport_id: 1 }];
    expect(rules({ places, rules: held }).map(({ service_id }) => service_id)).toEqual([5]);
    expect(rules({ places: [place('chimneys')] })[0]?.doubts).toEqual([
      expect.stringContaining('průduchů'),
    ]);
  });

  test('leave what other rules divide of a place already', () => {
    const codesOf = (divided: number) =>
      rules({ places: [{ ...place('heat-and-hot-water'), divided }] }).map((one) => one.service_id);
    expect(codesOf(0)).toEqual([1, 2]);
    // Heat is divided by a rule of another service: hot water is left.
    expect(codesOf(60)).toEqual([2]);
    expect(codesOf(61)).toEqual([]);
  });
});
