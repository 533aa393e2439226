import { describe, expect, test } from 'vitest';
import {
  amounts,
  HEAT,
  recipient,
  service,
  settlement,
  shares,
  space,
} from '#tests/settlement-house.ts';
import { count } from './count.ts';
import { simulated, type TriedRule } from './simulated.ts';

// Hand-counted simulations over the handbook's house of 300 000 Kč of heat and 240 m².

const flats = [space(1, 60), space(2, 60), space(3, 40), space(4, 80)];
const readings = { r1: '1000', r2: '700', r3: '500', r4: '900' };
const heat = (more: object = {}) =>
  service({ rule: HEAT, cost: 30_000_000, uses: readings, ...more });
const tried = (change: Partial<TriedRule>): TriedRule => ({
  billing_rule_id: 1,
  spaces: [],
  ...change,
});

/** The only service as it would be. */
function tryOut(change: Partial<TriedRule>, of = settlement(flats, [heat()])) {
  const [one, ...more] = simulated(of, [tried(change)]);
  if (one === undefined || more.length > 0) throw new Error('Not one service');
  return one.counted;
}

describe('what heat would come to', () => {
  test('without any change is what it came to', () => {
    expect(tryOut({})).toEqual(count(settlement(flats, [heat()])).services[0]);
  });

  test('by a basic share of 30 %', () => {
    // 90 000 Kč over 240 m² is 375 Kč; 210 000 Kč over 3 100 is 67.741935… Kč.
    expect(amounts(tryOut({ basic_share: 30 }))).toEqual([
      9_024_194, 6_991_935, 4_887_097, 9_096_774,
    ]);
  });

  test('by floor area alone', () => {
    expect(amounts(tryOut({ key: 'area', basic_share: 0 }))).toEqual([
      7_500_000, 7_500_000, 5_000_000, 10_000_000,
    ]);
  });

  test('without limits, where they have corrected (vector A of the handbook)', () => {
    // 1200, 90, 500 and 900 units: 62 500 + 15 000 000 / 2 690 hundredths of them.
    const uses = { r1: '1200', r2: '90', r3: '500', r4: '900' };
    const corrected = settlement(flats, [heat({ uses })]);
    expect(tryOut({}, corrected).rounds).toBe(2);
    const free = tryOut({ lower_limit: null, upper_limit: null }, corrected);
    expect(free.rounds).toBe(0);
    expect(amounts(free)).toEqual([10_441_450, 4_251_859, 5_288_104, 10_018_587]);
  });

  test('had the flat that refused been read', () => {
    // Refused: the last flat bears 3 × the mean of 1 m² of the consumption component.
    const refusing = settlement(flats, [heat({ marks: { 4: 'refused' } })]);
    const [before] = count(refusing).services;
    expect(before?.spaces[3]?.mark).toBe('refused');
    const read = tryOut({ spaces: [{ pasport_id: 4, use: 900 }] }, refusing);
    expect(amounts(read)).toEqual(amounts(tryOut({})));
    expect(read.spaces[3]?.mark).toBeNull();
  });

  test('had a flat with a change of recipients been read: its use goes by days', () => {
    // 1 January to 31 March are 90 of 365 days: 73 of 296.25 units, told to a thousandth.
    const two = space(4, 80, {
      recipients: [recipient('r4', { to: '2025-03-31' }), recipient('r4b', { from: '2025-04-01' })],
    });
    const house = settlement([...flats.slice(0, 3), two], [heat({ uses: { r1: '1' } })]);
    const [one] = simulated(house, [tried({ spaces: [{ pasport_id: 4, use: 296.063 }] })]);
    const uses = one?.service.uses.filter(({ recipient: key }) => key.startsWith('r4'));
    expect(uses?.map(({ amount }) => amount)).toEqual(['73.002', '223.061']);
  });

  test('with the ground floor freed of the lift, and taken back', () => {
    const lift = service({ rule: { key: 'unit' }, cost: 120_000 });
    const house = settlement(flats, [lift]);
    const freed = tryOut({ spaces: [{ pasport_id: 1, mark: 'exempt' }] }, house);
    expect(shares(freed)).toEqual([0, 40_000, 40_000, 40_000]);
    const marked = settlement(flats, [
      service({ rule: { key: 'unit' }, cost: 120_000, marks: { 1: 'exempt' } }),
    ]);
    const back = tryOut({ spaces: [{ pasport_id: 1, mark: null }] }, marked);
    expect(shares(back)).toEqual([30_000, 30_000, 30_000, 30_000]);
  });

  test('by persons that nobody has recorded cannot be counted, and has no sums', () => {
    const unknown = settlement(
      [space(1, 60, { recipients: [recipient('r1', { living: null })] }), space(2, 60)],
      [service({ cost: 120_000 })],
    );
    const one = tryOut({ key: 'persons' }, unknown);
    expect(one.flags).toEqual([{ flag: 'quantity-unknown', pasport_id: 1 }]);
    expect(one.recipients).toEqual([]);
  });
});

test('only services whose rules are tried are counted, and what is stored stays as it is', () => {
  const house = settlement(flats, [
    heat(),
    service({ rule: { billing_rule_id: 2 }, cost: 240_000 }),
  ]);
  const stored = structuredClone(house);
  const all = [...simulated(house, [{ billing_rule_id: 2, key: 'unit', spaces: [] }])];
  expect(all.map(({ at, counted }) => [at, amounts(counted)])).toEqual([
    [1, [60_000, 60_000, 60_000, 60_000]],
  ]);
  expect(house).toEqual(stored);
});
