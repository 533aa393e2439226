import { czechPlural } from '#contract/rules/plural.ts';

// What today's work, the dashboard and mails say of settlements besides their terms.

/** 'po vydání přibyly nebo se změnily 2 doklady' */
export const laterText = (count: number): string =>
  `po vydání ${czechPlural(count, 'přibyl nebo se změnil', 'přibyly nebo se změnily', 'přibylo nebo se změnilo')} ${count}\u00A0${czechPlural(count, 'doklad', 'doklady', 'dokladů')}`;

/** 'podle odhadu doplatí 3 příjemci' */
export const owingText = (recipients: number): string =>
  `podle odhadu doplatí ${recipients}\u00A0${czechPlural(recipients, 'příjemce', 'příjemci', 'příjemců')}`;
