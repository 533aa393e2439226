import { czechPlural } from './plural.ts';

/** How long a remembered sign-in lasts at most, in days, as the sign-in page says it. */
export const rememberedText = (days: number): string =>
  `Nejdéle na ${days} ${czechPlural(days, 'den', 'dny', 'dní')}, pak se přihlásíte znovu.`;
