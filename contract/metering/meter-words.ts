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
/** How the verification of a meter stands: holds, ends soon, has ended, is not known, or is not needed. */
export const verificationState = z.enum(['valid', 'ends', 'ended', 'unknown', 'none']);
export type VerificationState = z.infer<typeof verificationState>;
