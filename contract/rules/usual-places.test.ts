import { describe, expect, it } from 'vitest';
import { usualPlaces, type KnownHouse, type KnownMeter } from './usual-places.ts';

const house = (pasport_id: number, has_lift = false): KnownHouse => ({
  pasport_id,
  name: `Lipová ${pasport_id}`,
  has_lift,
});
const meter = (
  measuring_place_id: number,
  kind: KnownMeter['kind'],
  level: KnownMeter['level'],
  building_id: number,
): KnownMeter => ({ measuring_place_id, kind, level, building_id });
const none = new Set<never>();
const placesOf = (
  houses: readonly KnownHouse[],
  meters: readonly KnownMeter[],
  known: Parameters<typeof usualPlaces>[2],
) => usualPlaces(houses, meters, known, []);
const kindsOf = (...[houses, meters, known]: Parameters<typeof placesOf>) =>
  placesOf(houses, meters, known).map(({ kind }) => kind);

describe('usual billing places', () => {
  it('of a house without meters are those that every house pays for, for the whole unit', () => {
    const places = placesOf([house(1)], [], none);
    expect(places.map(({ code }) => code)).toEqual(['TEPLO', 'VODA', 'ELEKTRO', 'ODPAD', 'UKLID']);
    expect(places.every(({ pasport_ids }) => pasport_ids.length === 0)).toBe(true);
    expect(places.every(({ invoice_place_id }) => invoice_place_id === null)).toBe(true);
  });

  it('are charged by the only main meter, rather the invoicing one than that of the house', () => {
    const meters = [
      meter(5, 'cold-water', 'building', 1),
      meter(6, 'cold-water', 'invoice', 1),
      meter(7, 'heat', 'building', 1),
      meter(8, 'electricity', 'flat', 1),
    ];
    const byKind = new Map(
      placesOf([house(1)], meters, none).map(({ kind, invoice_place_id }) => [
        kind,
        invoice_place_id,
      ]),
    );
    expect(Object.fromEntries(byKind)).toMatchObject({
      'cold-water': 6,
      heat: 7,
      electricity: null,
    });
  });

  it('are one for each house where each has its own main meter', () => {
    const meters = [meter(5, 'heat', 'invoice', 1), meter(6, 'heat', 'invoice', 2)];
    const heat = placesOf([house(1), house(2)], meters, none).filter(({ kind }) => kind === 'heat');
    expect(heat).toEqual([
      {
        kind: 'heat',
        code: 'TEPLO-1',
        name: 'Teplo, Lipová 1',
        invoice_place_id: 5,
        pasport_ids: [1],
      },
      {
        kind: 'heat',
        code: 'TEPLO-2',
        name: 'Teplo, Lipová 2',
        invoice_place_id: 6,
        pasport_ids: [2],
      },
    ]);
  });

  it('are one for the unit, charged by nothing, where one house has two main meters', () => {
    const meters = [meter(5, 'heat', 'invoice', 1), meter(6, 'heat', 'invoice', 1)];
    const [heat] = placesOf([house(1), house(2)], meters, none);
    expect(heat).toMatchObject({ code: 'TEPLO', invoice_place_id: null, pasport_ids: [] });
  });

  it('have hot water from one source where flats measure it', () => {
    const meters = [meter(5, 'hot-water', 'flat', 1)];
    expect(kindsOf([house(1)], meters, none)).toContain('heat-and-hot-water');
    expect(kindsOf([house(1)], meters, none)).not.toContain('heat');
  });

  it('have a lift for the houses with one alone, and for the unit where all have it', () => {
    expect(kindsOf([house(1)], [], none)).not.toContain('lift');
    const some = placesOf([house(1), house(2, true)], [], none);
    expect(some.at(-1)).toMatchObject({ kind: 'lift', pasport_ids: [2] });
    expect(placesOf([house(2, true)], [], none).at(-1)).toMatchObject({ pasport_ids: [] });
  });

  it('are not offered of a kind that the unit has, nor without a house', () => {
    expect(kindsOf([house(1)], [], new Set(['heat-and-hot-water', 'waste']))).toEqual([
      'cold-water',
      'electricity',
      'cleaning',
    ]);
    expect(placesOf([], [], none)).toEqual([]);
  });

  it('have codes that the unit has not, by the next number, whatever the case and diacritics', () => {
    const taken = ['voda', 'Voda-2', 'ÚKLID', 'TEPLO-1'];
    const meters = [meter(5, 'heat', 'invoice', 1), meter(6, 'heat', 'invoice', 2)];
    const codes = usualPlaces([house(1), house(2)], meters, none, taken).map(({ code }) => code);
    expect(codes).toEqual(['TEPLO-2', 'TEPLO-3', 'VODA-3', 'ELEKTRO', 'ODPAD', 'UKLID-2']);
  });
});
