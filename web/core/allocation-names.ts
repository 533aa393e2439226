import type { z } from 'zod';
import type { allocation } from '#contract/pasports/costs.ts';

/** By what the cost of the house is divided, in words. */
export const allocationNames: Readonly<Record<z.infer<typeof allocation>, string>> = {
  area: 'podlahová plocha',
  countable_area: 'započitatelná plocha',
  persons: 'počet osob',
  meter: 'měřidlo',
  unit: 'stejně na každý prostor',
  fixed: 'pevná částka',
  share: 'spoluvlastnický podíl',
};
