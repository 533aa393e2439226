import { describe, expect, it } from 'vitest';
import type { HouseCell } from '#contract/pasports/summaries.ts';
import { pickedCells, pictureChoices } from './picture-rows.ts';

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

describe('the picture of a house', () => {
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
