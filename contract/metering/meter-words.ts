import { z } from 'zod';
import { choice } from '#contract/values/choice.ts';

// What is measured, where, by what and how it was read: values of the wire with their Czech words.
// The first word of a value is its name; the others are how files and people write it too.

/** What is measured at a place. */
export const meterKind = z.enum([
  'cold-water',
  'hot-water',
  'heat',
  'heat-allocator',
  'electricity',
  'gas',
]);
export type MeterKind = z.infer<typeof meterKind>;
export const meterKindValue = choice(
  meterKind,
  {
    'cold-water': ['Studená voda', 'SV', 'SUV', 'vodoměr SV', 'voda studená'],
    'hot-water': ['Teplá voda', 'TV', 'TUV', 'vodoměr TV', 'voda teplá'],
    heat: ['Teplo', 'měřič tepla', 'kalorimetr'],
    'heat-allocator': ['Indikátor topných nákladů', 'ITN', 'indikátor', 'RTN'],
    electricity: ['Elektřina', 'elektroměr', 'EL'],
    gas: ['Plyn', 'plynoměr'],
  },
  'cold-water',
);
/** Names of kinds where room is short. */
export const meterKindShort: Readonly<Record<MeterKind, string>> = {
  'cold-water': 'SV',
  'hot-water': 'TV',
  heat: 'Teplo',
  'heat-allocator': 'ITN',
  electricity: 'Elektřina',
  gas: 'Plyn',
};

/** For whom a place measures: the supplier, the building, its common parts, one flat. */
export const meterLevel = z.enum(['invoice', 'building', 'common', 'flat']);
export type MeterLevel = z.infer<typeof meterLevel>;
export const meterLevelValue = choice(
  meterLevel,
  {
    invoice: ['Fakturační'],
    building: ['Patní'],
    common: ['Podružné společné', 'podružné', 'společné'],
    flat: ['Bytové'],
  },
  'flat',
);

/** How a meter measures; of electricity the mechanical one is that with a disc. */
export const meterTechnology = z.enum(['mechanical', 'static']);
export type MeterTechnology = z.infer<typeof meterTechnology>;
export const meterTechnologyValue = choice(
  meterTechnology,
  {
    mechanical: ['Mechanické', 'lopatkové', 'indukční elektroměr'],
    static: ['Statické (ultrazvukové, indukční)', 'statické', 'ultrazvukové'],
  },
  'mechanical',
);
/** What a state counts. */
export const measuredUnit = z.enum(['m3', 'GJ', 'kWh', 'MWh', 'units']);
export type MeasuredUnit = z.infer<typeof measuredUnit>;
export const measuredUnitValue = choice(
  measuredUnit,
  { m3: ['m³', 'm3'], GJ: ['GJ'], kWh: ['kWh'], MWh: ['MWh'], units: ['dílky', 'dílků', 'd'] },
  'm3',
);

/** Units in which a kind is measured, the usual one first. */
export const unitsOfKind: Readonly<Record<MeterKind, readonly [MeasuredUnit, ...MeasuredUnit[]]>> =
  {
    'cold-water': ['m3'],
    'hot-water': ['m3'],
    heat: ['GJ', 'kWh', 'MWh'],
    'heat-allocator': ['units'],
    electricity: ['kWh', 'MWh'],
    gas: ['m3', 'kWh', 'MWh'],
  };

/** What a reading is for. */
export const readingKind = z.enum(['current', 'billing', 'month-end', 'start', 'end']);
export const readingKindValue = choice(
  readingKind,
  {
    current: ['Běžný'],
    billing: ['K rozhodnému dni', 'rozhodný den'],
    'month-end': ['Konec měsíce'],
    start: ['Počáteční'],
    end: ['Konečný'],
  },
  'current',
);

/** Where a reading comes from. */
export const readingSource = z.enum(['entry', 'import', 'remote', 'self', 'estimate']);
export type ReadingSource = z.infer<typeof readingSource>;
export const readingSourceValue = choice(
  readingSource,
  {
    entry: ['Zápis', 'odečet'],
    import: ['Import'],
    remote: ['Dálkový', 'dálkový odečet', 'rádio'],
    self: ['Samoodečet'],
    estimate: ['Odhad'],
  },
  'entry',
);

/** In what condition the meter was found. */
export const readingStatus = z.enum([
  'ok',
  'seal-broken',
  'blocked',
  'backflow',
  'low-battery',
  'no-access',
]);
export type ReadingStatus = z.infer<typeof readingStatus>;
export const readingStatusValue = choice(
  readingStatus,
  {
    ok: ['V pořádku', 'OK'],
    'seal-broken': ['Porušená plomba', 'seal broken', 'plomba'],
    blocked: ['Zablokované', 'zablokovaný', 'meter blocked', 'blocked'],
    backflow: ['Zpětný chod', 'zpětný tok', 'back flow', 'reverse flow'],
    'low-battery': ['Slabá baterie', 'power low', 'low battery', 'battery low', 'baterie'],
    'no-access': ['Nepřístupno', 'nezpřístupněno'],
  },
  'ok',
);

/** How the verification of a meter stands: holds, ends soon, has ended, is not known, or is not needed. */
export const verificationState = z.enum(['valid', 'ends', 'ended', 'unknown', 'none']);
export type VerificationState = z.infer<typeof verificationState>;
