import { describe, expect, it } from 'vitest';
import type { MeasuringPlace } from '#contract/metering/places.ts';
import { readingList, walkingList } from './reading-list.ts';

const place = (measuring_place_id: number, over: Partial<MeasuringPlace> = {}) =>
  ({
    measuring_place_id,
    pasport_id: measuring_place_id,
    meter_id: measuring_place_id,
    kind: 'cold-water',
    walking_order: 0,
    space_number: String(measuring_place_id),
    room_name: '',
    element_name: '',
    location: '',
    serial_number: `S${measuring_place_id}`,
    measured_unit: 'm3',
    decimals: 3,
    last_on: '2025-12-31',
    last_state: 12.5,
    ...over,
  }) as MeasuringPlace;

const floors: Readonly<Record<number, { floor: number; code: string }>> = {
  1: { floor: 2, code: '2NP' },
  2: { floor: -1, code: '1PP' },
  10: { floor: 2, code: '2NP' },
};
const listOf = (...places: MeasuringPlace[]) => walkingList(places, (id) => floors[id]);

describe('a reading list', () => {
  it('goes by the given turn, then by floors, spaces, rooms and kinds; what is of the house comes first', () => {
    const rows = listOf(
      place(10),
      place(1, { location: 'koupelna' }),
      place(9, { pasport_id: 1, space_number: '1', location: 'chodba' }),
      place(2),
      place(3, { space_number: '' }),
      place(4, { walking_order: 5 }),
    );
    expect(rows.map(({ id }) => id)).toEqual([3, 2, 9, 1, 10, 4]);
    expect(rows[1]).toMatchObject({ floor_code: '1PP', space: '2', former: '12,500\u00A0m³' });
  });

  it('leaves out places without a meter, and says no former state where there is none', () => {
    const rows = listOf(
      place(1, { meter_id: null }),
      place(2, { last_on: null, last_state: null }),
    );
    expect(rows).toMatchObject([{ id: 2, former: '', on: '' }]);
  });

  it('has empty fields for the state and a note', () => {
    const head = { house: 'Lipová 12', unit: 'SVJ', kind: 'Teplo', today: '2026-01-05' };
    const { label, columns, rows, notes, roomy } = readingList(listOf(place(1)), head);
    expect(label).toBe('Odečtový list – Lipová 12');
    expect(notes?.[0]).toBe('Teplo');
    expect(roomy).toBe(true);
    expect(columns.map(({ text }) => text).slice(-2)).toEqual(['Nový stav', 'Poznámka']);
    expect(rows).toHaveLength(1);
  });
});
