import { describe, expect, it } from 'vitest';
import { factsOf, weatherText } from './month-info-text.ts';
import type { MonthInfo, MonthUse } from './month-infos.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

const heat: MonthUse = {
  kind: 'heat',
  measured_unit: 'GJ',
  places: 1,
  places_known: 1,
  amount: 2,
  measured: 2,
  divided_by: [],
  estimated: false,
  former: 2.5,
  former_measured: 2.5,
  former_divided_by: [],
  former_estimated: false,
  amount_m2: 0.04,
  average: 1.6,
  average_m2: 0.032,
  average_of: 5,
};
const cold: MonthInfo['weather'] = { place_name: 'Brno', degree_days: 300, former: 250 };
const told = (use: Partial<MonthUse>, weather: MonthInfo['weather'] = cold) =>
  factsOf({ ...heat, ...use }, { month: '2026-10-01', weather }).map((fact) =>
    [fact.name, fact.value, fact.note].map(plain),
  );

describe('what is told of a kind', () => {
  it('is the month, the one a year before, the same at the present weather, and the average', () => {
    // 2.5 GJ · 300 / 250 = 3 GJ.
    expect(told({})).toEqual([
      ['říjen 2026', '2,00 GJ', ''],
      ['říjen 2025', '2,50 GJ', 'Tento měsíc je proti němu o 20 % méně.'],
      ['říjen 2025 při letošním počasí', '3,00 GJ', 'Tento měsíc je proti němu o 33 % méně.'],
      ['Průměr prostoru v domě', '1,60 GJ', 'Tento prostor má o 25 % více.'],
      ['Na m² plochy', '0,040 GJ/m²', 'Průměr domu je 0,032 GJ/m².'],
    ]);
  });

  it('has no weather where the town has none, and none of water', () => {
    const names = (use: Partial<MonthUse>, weather: MonthInfo['weather']) =>
      told(use, weather).map(([name]) => name);
    expect(names({}, null)).not.toContain('říjen 2025 při letošním počasí');
    expect(names({}, { place_name: 'Brno', degree_days: 300, former: null })).toHaveLength(4);
    expect(names({ kind: 'hot-water' }, cold)).toHaveLength(4);
  });

  it('says what is missing, estimated, divided and not told; nothing of it is a zero', () => {
    const missing = { amount: null, measured: null, places_known: 0, average: null };
    const [own, , , average] = told({ ...missing, amount_m2: null, average_m2: null });
    expect(own).toEqual([
      'říjen 2026',
      'není známo',
      'Chybí stav měřidla na začátku nebo na konci měsíce; není to nula.',
    ]);
    expect(average?.slice(1)).toEqual([
      'neuvádí se',
      'Netvoří se z méně než tří prostorů, aby z něj nešla vyčíst spotřeba souseda.',
    ]);
    expect(told({ estimated: true, measured: 0.5, divided_by: ['degree-days'] })[0]?.[2]).toBe(
      'Je v tom odhad. Z toho 1,50 GJ je rozděleno mezi odečty podle denostupňů obce, ne odečteno.',
    );
  });
});

describe('how cold the month was', () => {
  const text = (weather: MonthInfo['weather'], month = '2026-10-01') =>
    plain(
      weatherText({
        month,
        unit_name: '',
        building_name: '',
        place: '',
        space_number: '1',
        uses: [],
        weather,
      }),
    );

  it('is told by degree-days, or it is said that they are not known', () => {
    expect(text(cold)).toBe(
      'Denostupně (Brno, 19 °C): 300,0, za říjen 2025 250,0. Bylo o 20 % chladněji než před rokem.',
    );
    expect(text(null)).toContain('nejsou k dispozici');
    expect(text({ place_name: 'Brno', degree_days: null, former: 250 })).toContain(
      'nejsou zapsané',
    );
    expect(text({ place_name: 'Brno', degree_days: 300, former: null })).toContain(
      'Za říjen 2025 nejsou zapsané.',
    );
  });

  it('is not compared in the months in which nobody has to heat, unless somebody did', () => {
    const off =
      'Otopné období trvá od 1. září do 31. května, proto se počasí tohoto měsíce neporovnává.';
    const none = { place_name: 'Brno', degree_days: null, former: null };
    for (const month of ['2026-06-01', '2026-07-01', '2026-08-01']) {
      expect(text(none, month)).toBe(off);
      expect(text({ ...none, degree_days: 0 }, month)).toBe(off);
      expect(text(null, month)).toBe(off);
    }
    expect(text(none, '2026-05-01')).toContain('nejsou zapsané');
    expect(text(none, '2026-09-01')).toContain('nejsou zapsané');
    expect(text({ ...none, degree_days: 12 }, '2026-06-01')).toContain('12,0');
    // What was heated a year before is not hidden by a summer in which nobody did.
    expect(text({ ...none, degree_days: 0, former: 12 }, '2026-06-01')).toContain(
      '0,0, za červen 2025 12,0',
    );
  });
});
