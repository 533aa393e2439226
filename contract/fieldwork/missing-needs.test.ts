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
  needs_signature: false,
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
const brought = (required: Required, findings: readonly Finding[]) =>
  missingNeeds(required, { findings, is_signed: false });
const revision = finding.parse({ kind: 'revision', revision_id: 1, result: 'ok' });

describe('what a done visit has not brought', () => {
  test('is nothing where its work requires nothing', () => {
    expect(brought(work({}), [])).toEqual([]);
  });

  test('is the state while a meter that stands there was not read', () => {
    const needs = work({ needs_state: true });
    expect(brought(needs, [reading(1)])).toEqual(['needs_state']);
    // The place without a device is not read.
    expect(brought(needs, [reading(1), reading(2)])).toEqual([]);
    expect(brought(needs, [exchange(), reading(2)])).toEqual([]);
  });

  test('is the state and the number where an exchange has exchanged nothing', () => {
    const needs = work({ writes: 'exchange', needs_state: true, needs_number: true });
    expect(brought(needs, [])).toEqual(['needs_state', 'needs_number']);
    expect(brought(needs, [revision])).toEqual(['needs_state', 'needs_number']);
    expect(brought(needs, [reading(1)])).toEqual(['needs_number']);
    expect(brought(needs, [exchange()])).toEqual([]);
  });

  test('is the seal while one of the meters has none', () => {
    const needs = work({ needs_seal: true });
    expect(brought(needs, [])).toEqual(['needs_seal']);
    expect(brought(needs, [exchange('P-1'), reading(2, ' ')])).toEqual(['needs_seal']);
    expect(brought(needs, [exchange('P-1'), reading(2, 'P-2')])).toEqual([]);
  });

  test('is the signature while none was drawn, whatever else came', () => {
    const needs = work({ needs_signature: true });
    expect(brought(needs, [reading(1)])).toEqual(['needs_signature']);
    expect(missingNeeds(needs, { findings: [], is_signed: true })).toEqual([]);
    expect(missingNeeds(work({}), { findings: [], is_signed: false })).toEqual([]);
  });
});
