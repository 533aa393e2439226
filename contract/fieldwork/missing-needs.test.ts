import { describe, expect, test } from 'vitest';
import { missingNeeds, type Required } from './missing-needs.ts';
import { finding, type Finding } from './results.ts';

const STANDING = [
  { measuring_place_id: 1, meter_id: 11 },
  { measuring_place_id: 2, meter_id: 12 },
  { measuring_place_id: 3, meter_id: null },
];
const work = (more: Partial<Required>): Required => ({
  writes: 'reading',
  needs_state: false,
  needs_number: false,
  needs_seal: false,
  meters: STANDING,
  ...more,
});
const reading = (measuring_place_id: number, seal = ''): Finding =>
  finding.parse({ kind: 'reading', measuring_place_id, meter_id: 11, state: 5, seal });
const exchange = (seal = ''): Finding =>
  finding.parse({
    kind: 'exchange',
    measuring_place_id: 1,
    meter_id: 11,
    end_state: 9,
    serial_number: 'N1',
    start_state: 0,
    seal,
  });
const revision = finding.parse({ kind: 'revision', revision_id: 1, result: 'ok' });

describe('what a done visit has not brought', () => {
  test('is nothing where its work requires nothing', () => {
    expect(missingNeeds(work({}), [])).toEqual([]);
  });

  test('is the state while a meter that stands there was not read', () => {
    const needs = work({ needs_state: true });
    expect(missingNeeds(needs, [reading(1)])).toEqual(['needs_state']);
    // The place without a device is not read.
    expect(missingNeeds(needs, [reading(1), reading(2)])).toEqual([]);
    expect(missingNeeds(needs, [exchange(), reading(2)])).toEqual([]);
  });

  test('is the state and the number where an exchange has exchanged nothing', () => {
    const needs = work({ writes: 'exchange', needs_state: true, needs_number: true });
    expect(missingNeeds(needs, [])).toEqual(['needs_state', 'needs_number']);
    expect(missingNeeds(needs, [revision])).toEqual(['needs_state', 'needs_number']);
    expect(missingNeeds(needs, [reading(1)])).toEqual(['needs_number']);
    expect(missingNeeds(needs, [exchange()])).toEqual([]);
  });

  test('is the seal while one of the meters has none', () => {
    const needs = work({ needs_seal: true });
    expect(missingNeeds(needs, [])).toEqual(['needs_seal']);
    expect(missingNeeds(needs, [exchange('P-1'), reading(2, ' ')])).toEqual(['needs_seal']);
    expect(missingNeeds(needs, [exchange('P-1'), reading(2, 'P-2')])).toEqual([]);
  });
});
