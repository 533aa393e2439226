import { describe, expect, it } from 'vitest';
import type { Floor } from '#contract/pasports/floors.ts';
import type { HouseCell } from '#contract/pasports/summaries.ts';
import { pickedCells, pictureChoices, pictureRows } from './picture-rows.ts';

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

const cell = (space_number: string, over: Partial<HouseCell> = {}): HouseCell => ({
  pasport_space_id: Number(space_number),
  pasport_id: Number(space_number),
  pasport_floor_id: null,
  space_number,
  pasport_type_name: 'Byt',
  is_flat: true,
  tenant_name: 'Nováková Jana',
  users_count: 1,
  due: null,
  due_count: 0,
  ...over,
});

const due = (late: boolean) =>
  ({ kind: 'contract', state: 'ending', late, name: 'X', on: null, record_id: 1 }) as const;

const told = (rows: ReturnType<typeof pictureRows>) =>
  rows.map(({ code, cells }) => [code, cells.map(({ space_number }) => space_number)]);

describe('the picture of a house', () => {
  it('has its floors as they are given, empty ones too, and what has no floor in a row of its own', () => {
    const cells = [
      cell('1', { pasport_floor_id: 1 }),
      cell('2'),
      cell('3', { pasport_floor_id: 1 }),
      // A floor that is gone meanwhile.
      cell('4', { pasport_floor_id: 9 }),
    ];
    expect(told(pictureRows([floor(2, '2NP'), floor(1, '1NP')], cells))).toEqual([
      ['2NP', []],
      ['1NP', ['1', '3']],
      ['Bez podlaží', ['2', '4']],
    ]);
    expect(told(pictureRows([floor(1, '1NP')], cells.slice(0, 1)))).toEqual([['1NP', ['1']]]);
  });

  it('says the name of a floor only where it says more than its code', () => {
    const rows = pictureRows([floor(1, '1NP', 'přízemí'), floor(2, 'PP')], []);
    expect(rows.map(({ name }) => name)).toEqual(['přízemí', '']);
  });

  it('picks out what is free, what burns and what waits, and counts just what it picks', () => {
    const cells = [
      cell('1', { tenant_name: '' }),
      cell('2', { due: due(true), due_count: 1 }),
      cell('3', { due: due(false), due_count: 2 }),
      cell('4', { tenant_name: '', due: due(true), due_count: 1 }),
      cell('5'),
    ];
    const offered = pictureChoices(cells);
    expect(offered.map(({ text, count }) => [text, count])).toEqual([
      ['Bez uživatele', 2],
      ['Hoří', 2],
      ['Čeká', 1],
    ]);
    for (const { name, count } of offered) expect(pickedCells(cells, name)).toHaveLength(count);
    expect(pickedCells(cells, undefined)).toHaveLength(5);
    expect(pickedCells(cells, 'nonsense')).toHaveLength(5);
    expect(pictureChoices([cell('5')])).toEqual([]);
  });
});
