import { z } from 'zod';
import type { MeterKind } from '#contract/metering/meter-words.ts';
import { choice } from '#contract/values/choice.ts';

/** What a supplier charges at a place. */
export const billingKind = z.enum([
  'heat',
  'heat-and-hot-water',
  'hot-water',
  'cold-water',
  'electricity',
  'gas',
  'waste',
  'lift',
  'cleaning',
  'lighting',
  'chimneys',
  'reception',
  'insurance',
  'other',
]);
export type BillingKind = z.infer<typeof billingKind>;

/** The first word of a kind is its name; the others are how files and people write it too. */
export const billingKindValue = choice(
  billingKind,
  {
    heat: ['Teplo', 'vytápění', 'UT', 'ústřední topení'],
    'heat-and-hot-water': ['Teplo a teplá voda z jednoho zdroje', 'teplo a teplá voda'],
    'hot-water': ['Teplá voda', 'TV', 'TUV', 'ohřev vody'],
    'cold-water': ['Studená voda a stočné', 'studená voda', 'SV', 'vodné a stočné', 'voda'],
    electricity: ['Elektřina', 'elektro', 'EL', 'elektrická energie'],
    gas: ['Plyn', 'zemní plyn'],
    waste: ['Odpad', 'odvoz odpadu', 'komunální odpad'],
    lift: ['Výtah', 'provoz výtahu'],
    cleaning: ['Úklid', 'úklid společných prostor'],
    lighting: ['Osvětlení', 'osvětlení společných prostor'],
    chimneys: ['Komíny', 'čištění komínů', 'kontrola komínů'],
    reception: ['Společná anténa', 'STA', 'televize'],
    insurance: ['Pojištění', 'pojištění domu'],
    other: ['Jiné', 'ostatní'],
  },
  'heat',
);

/** The name of a kind where room is short. */
export function billingKindShort(kind: BillingKind): string {
  if (kind === 'heat-and-hot-water') return 'Teplo a teplá voda';
  return kind === 'cold-water' ? 'Studená voda' : billingKindValue.text(kind);
}

/** By meters of which kinds a supplier may charge; where there is none, nothing is measured. */
export const metersOfKind: Readonly<Record<BillingKind, readonly MeterKind[]>> = {
  // A house with a boiler or a heat pump of its own pays for what they burn.
  heat: ['heat', 'gas', 'electricity'],
  'heat-and-hot-water': ['heat', 'gas', 'electricity'],
  'hot-water': ['hot-water', 'heat', 'gas', 'electricity'],
  'cold-water': ['cold-water'],
  electricity: ['electricity'],
  gas: ['gas'],
  waste: [],
  lift: ['electricity'],
  cleaning: [],
  lighting: ['electricity'],
  chimneys: [],
  reception: ['electricity'],
  insurance: [],
  other: ['cold-water', 'hot-water', 'heat', 'electricity', 'gas'],
};

/** The fault of an invoicing meter that does not measure what the place is charged for; null when it does. */
export function invoiceMeterFault(kind: BillingKind, meter: MeterKind): string | null {
  const fitting = metersOfKind[kind];
  if (fitting.includes(meter)) return null;
  return fitting.length === 0
    ? 'Tento druh se podle měřidla neúčtuje'
    : 'Měřidlo měří něco jiného, než co se na místě účtuje';
}
