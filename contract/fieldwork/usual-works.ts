import type { MeterKind } from '#contract/metering/meter-words.ts';
import type { Need, WorkWrites } from './work-words.ts';

/** A work that most companies which read and fit meters do; how long it takes is a suggestion to change. */
export interface UsualWork {
  readonly code: string;
  readonly name: string;
  readonly writes: WorkWrites;
  readonly meter_kind: MeterKind | null;
  readonly duration_minutes: number;
  readonly needs: readonly Need[];
  readonly material: string;
  readonly checklist: readonly string[];
}

const exchange = {
  writes: 'exchange',
  needs: ['needs_state', 'needs_number', 'needs_seal', 'needs_photo', 'needs_signature'],
} as const;
const reading = { writes: 'reading', needs: ['needs_state'], material: '', checklist: [] } as const;

const water = [
  'Zavřít uzávěr a ověřit, že voda neteče',
  'Zapsat konečný stav starého vodoměru',
  'Zapsat číslo a počáteční stav nového vodoměru',
  'Zaplombovat a vyzkoušet těsnost',
];
const allocator = [
  'Zapsat konečný stav starého indikátoru',
  'Zapsat číslo nového indikátoru',
  'Zkontrolovat přilehnutí k tělesu a plombu',
];

/** Usual works without prices, in the order in which they are offered. */
export const usualWorks: readonly UsualWork[] = [
  {
    ...reading,
    code: 'ODE-SV',
    name: 'Odečet vodoměru studené vody',
    meter_kind: 'cold-water',
    duration_minutes: 5,
  },
  {
    ...reading,
    code: 'ODE-TV',
    name: 'Odečet vodoměru teplé vody',
    meter_kind: 'hot-water',
    duration_minutes: 5,
  },
  {
    ...reading,
    code: 'ODE-ITN',
    name: 'Odečet indikátoru topných nákladů',
    meter_kind: 'heat-allocator',
    duration_minutes: 3,
  },
  {
    ...reading,
    code: 'ODE-TEP',
    name: 'Odečet měřiče tepla',
    meter_kind: 'heat',
    duration_minutes: 10,
  },
  {
    ...reading,
    code: 'ODE-EL',
    name: 'Odečet elektroměru',
    meter_kind: 'electricity',
    duration_minutes: 5,
  },
  {
    ...exchange,
    code: 'VYM-SV',
    name: 'Výměna vodoměru studené vody',
    meter_kind: 'cold-water',
    duration_minutes: 30,
    material: 'Vodoměr SV, těsnění, plomba',
    checklist: water,
  },
  {
    ...exchange,
    code: 'VYM-TV',
    name: 'Výměna vodoměru teplé vody',
    meter_kind: 'hot-water',
    duration_minutes: 30,
    material: 'Vodoměr TV, těsnění, plomba',
    checklist: water,
  },
  {
    ...exchange,
    code: 'VYM-ITN',
    name: 'Výměna indikátoru topných nákladů',
    meter_kind: 'heat-allocator',
    duration_minutes: 15,
    material: 'Indikátor, montážní sada, plomba',
    checklist: allocator,
  },
  {
    ...exchange,
    code: 'VYM-TEP',
    name: 'Výměna měřiče tepla',
    meter_kind: 'heat',
    duration_minutes: 60,
    material: 'Měřič tepla, těsnění, plomby',
    checklist: [
      'Zapsat konečný stav starého měřiče',
      'Zapsat číslo a počáteční stav nového měřiče',
      'Zaplombovat měřič i čidla teploty',
    ],
  },
  {
    code: 'KON-PL',
    name: 'Kontrola měřidla a plomb',
    writes: 'reading',
    meter_kind: null,
    duration_minutes: 10,
    needs: ['needs_state', 'needs_seal', 'needs_photo'],
    material: 'Plomby',
    checklist: ['Zkontrolovat plombu a porovnat číslo měřidla', 'Vyfotit měřidlo i plombu'],
  },
  {
    code: 'REV-PL',
    name: 'Kontrola plynového zařízení',
    writes: 'revision',
    meter_kind: null,
    duration_minutes: 30,
    needs: ['needs_signature'],
    material: '',
    checklist: ['Zkoušet těsnost detektorem', 'Zapsat závady a předat zprávu'],
  },
  {
    code: 'ZAV',
    name: 'Zjištění závady u uživatele',
    writes: 'nothing',
    meter_kind: null,
    duration_minutes: 30,
    needs: ['needs_photo', 'needs_signature'],
    material: '',
    checklist: ['Popsat závadu', 'Domluvit opravu'],
  },
];
