import { z } from 'zod';
import { divisionKey, spaceMark, timeWeight, withoutMeter } from '#contract/settlement/frozen.ts';
import { choice } from '#contract/values/choice.ts';

// How a service is divided: values of the wire with their Czech words, the first of which is the name.

const keyWords = {
  countable_area: ['Započitatelná plocha'],
  area: ['Podlahová plocha'],
  total_area: ['Celková plocha'],
  heated_area: ['Vytápěná plocha'],
  persons: ['Počet osob', 'osoby'],
  meter: ['Měřidla', 'měřidlo'],
  unit: ['Stejně na každý prostor', 'jednotka'],
  share: ['Spoluvlastnický podíl', 'podíl'],
  fixed: ['Pevné částky', 'pevně'],
  formula: ['Vzorec'],
} as const;

/** By what a cost is divided. */
export const methodValue = choice(
  divisionKey,
  Object.fromEntries(divisionKey.options.map((key) => [key, keyWords[key]])) as unknown as Record<
    z.infer<typeof divisionKey>,
    readonly [string, ...string[]]
  >,
  'meter',
);

/** By what the basic component can be divided. */
export const basicKey = divisionKey.exclude(['meter', 'fixed', 'formula']);
export const basicKeyValue = choice(
  basicKey,
  {
    countable_area: keyWords.countable_area,
    area: keyWords.area,
    total_area: keyWords.total_area,
    heated_area: keyWords.heated_area,
    persons: keyWords.persons,
    unit: keyWords.unit,
    share: keyWords.share,
  },
  'countable_area',
);

/** Where the share of the basic component comes from. */
export const basicBy = z.enum(['none', 'heat', 'hot-water', 'hand']);
export const basicByValue = choice(
  basicBy,
  {
    none: ['Bez základní složky'],
    heat: ['Teplo podle zákona'],
    'hot-water': ['Ohřev vody podle zákona'],
    hand: ['Podle rozhodnutí'],
  },
  'none',
);

/** The class of the mean heat-transfer coefficient U_em in the certificate of the house. */
export const uemClass = z.enum(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'unknown']);
export type UemClass = z.infer<typeof uemClass>;
export const uemClassValue = choice(
  uemClass,
  {
    a: ['A'],
    b: ['B'],
    c: ['C'],
    d: ['D'],
    e: ['E'],
    f: ['F'],
    g: ['G'],
    unknown: ['Není známa'],
  },
  'unknown',
);

/** Where the limits of costs of 1 m² come from. */
export const limitsBy = z.enum(['none', 'law', 'hand']);
export const limitsByValue = choice(
  limitsBy,
  { none: ['Bez korekce'], law: ['Podle zákona'], hand: ['Podle rozhodnutí'] },
  'none',
);

export const withoutMeterValue = choice(
  withoutMeter,
  {
    undecided: ['Není rozhodnuto'],
    area: ['Průměr na 1 m²'],
    refused: ['Jako odmítnutí'],
    persons: ['Podle počtu osob'],
    guideline: ['Směrná čísla'],
    'guideline-all': ['Směrná čísla všem'],
    nothing: ['Jen základní složka'],
  },
  'undecided',
);

/** How flats are supplied, by which the guideline number of water is chosen. */
export const guideline = z.enum(['hot-water', 'cold-water', 'outside']);
export const guidelineValue = choice(
  guideline,
  {
    'hot-water': ['Byt s teplou vodou'],
    'cold-water': ['Byt jen se studenou vodou'],
    outside: ['Výtok mimo byt'],
  },
  'hot-water',
);

export const timeWeightValue = choice(
  timeWeight,
  { days: ['Podle dnů'], climate: ['Podle klimatické náročnosti (příloha 3)'] },
  'days',
);

/** To what parts of a cost are rounded. */
export const rounding = z.enum(['heller', 'crown']);
export const roundingValue = choice(
  rounding,
  { heller: ['Na haléře'], crown: ['Na koruny'] },
  'heller',
);

/** What the rule rests on. */
export const ruleBasis = z.enum(['law', 'two-thirds', 'assembly', 'board', 'owner']);
export const ruleBasisValue = choice(
  ruleBasis,
  {
    law: ['Zákon'],
    'two-thirds': ['Dohoda dvou třetin nájemců'],
    assembly: ['Usnesení shromáždění'],
    board: ['Rozhodnutí výboru nebo představenstva'],
    owner: ['Rozhodnutí vlastníka domu'],
  },
  'law',
);

/** What is special about a space in a rule; of a fixed one an amount is said. */
export const ruleMark = z.enum([...spaceMark.options, 'fixed']);
export type RuleMark = z.infer<typeof ruleMark>;
export const ruleMarkValue = choice(
  ruleMark,
  {
    exempt: ['Osvobozený'],
    refused: ['Odmítl montáž nebo odečet'],
    impossible: ['Měřidlo technicky nejde osadit'],
    disconnected: ['Odpojený od vytápění'],
    fixed: ['Pevná částka'],
  },
  'exempt',
);
