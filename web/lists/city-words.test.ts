import { describe, expect, test } from 'vitest';
import type { CityRow } from '#contract/lists/cities.ts';
import { cityTitle, likelyTwice, mergeChoices } from './city-words.ts';

const city = (city_id: number, name: string, district: string): CityRow => ({
  city_id,
  code: String(500_000 + city_id),
  name,
  district,
  zips: [],
  design_temperature: null,
  hidden: false,
  buildings_count: 0,
  addresses_count: 0,
  created: '',
  updated: '',
  version: 1,
});

const kolin = city(1, 'Nová Ves', 'Kolín');
const again = city(2, 'Nova ves', 'Kolin');
const melnik = city(3, 'Nová Ves', 'Mělník');
const praha = city(4, 'Praha', '');
const all = [melnik, kolin, praha, again];
const idsOf = (cities: readonly CityRow[]) => cities.map(({ city_id }) => city_id);

describe('municipalities', () => {
  test('of one name in one district are likely the same, whatever the case and diacritics', () => {
    expect(idsOf(likelyTwice(all))).toEqual([1, 2]);
  });

  test('are merged with those of the same name, the own district first', () => {
    expect(idsOf(mergeChoices(all, kolin))).toEqual([2, 3]);
    expect(mergeChoices(all, praha)).toEqual([]);
  });

  test('are told apart by district and code', () => {
    expect([cityTitle(melnik), cityTitle(praha)]).toEqual([
      'Nová Ves (Mělník), 500003',
      'Praha, 500004',
    ]);
  });
});
