import { czechPlural } from '#contract/rules/plural.ts';

/** 'po vydání přibyly nebo se změnily 2 doklady' */
export const laterText = (count: number): string =>
  `po vydání ${czechPlural(count, 'přibyl nebo se změnil', 'přibyly nebo se změnily', 'přibylo nebo se změnilo')} ${count}\u00A0${czechPlural(count, 'doklad', 'doklady', 'dokladů')}`;
