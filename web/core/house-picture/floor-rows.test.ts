import { describe, expect, it } from 'vitest';
import type { Floor } from '#contract/pasports/floors.ts';
import { floorRows } from './floor-rows.ts';

const floor = (pasport_floor_id: number, code: string, name = code): Floor => ({
  pasport_floor_id,
  unit_id: 1,
  pasport_id: 1,
  floor: 1,
  code,
  name,
  comment: '',
  version: 1,
  created: '2026-01-01T00:00:00Z',
  updated: '2026-01-01T00:00:00Z',
});

const cell = (space_number: string, pasport_floor_id: number | null = null) => ({
  space_number,
  pasport_floor_id,
});

const told = (rows: ReturnType<typeof floorRows<ReturnType<typeof cell>>>) =>
  rows.map(({ code, cells }) => [code, cells.map(({ space_number }) => space_number)]);

describe('the floors of a drawn house', () => {
  it('has its floors as they are given, empty ones too, and what has no floor in a row of its own', () => {
    const cells = [
      cell('1', 1),
      cell('2'),
      cell('3', 1),
      // A floor that is gone meanwhile.
      cell('4', 9),
    ];
    expect(told(floorRows([floor(2, '2NP'), floor(1, '1NP')], cells))).toEqual([
      ['2NP', []],
      ['1NP', ['1', '3']],
      ['Bez podlaží', ['2', '4']],
    ]);
    expect(told(floorRows([floor(1, '1NP')], cells.slice(0, 1)))).toEqual([['1NP', ['1']]]);
  });

  it('says the name of a floor only where it says more than its code', () => {
    const rows = floorRows([floor(1, '1NP', 'přízemí'), floor(2, 'PP')], []);
    expect(rows.map(({ name }) => name)).toEqual(['přízemí', '']);
  });
});
