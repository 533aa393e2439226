import { CALENDAR_FEED_PATH } from '#contract/fieldwork/feeds.ts';

/**
 * Beginnings of addresses that end with a secret: pages by links of letters, registration and new password, feeds of
 * calendars. Whoever has the address has what it opens, so no search engine is to keep it.
 */
const secretPaths: readonly string[] = [
  '/client/user/regconfirm/',
  '/client/user/reset/',
  '/osoby/',
  '/spotreba/',
  '/konto/',
  '/potvrzeni/',
  '/overeni/',
  '/vyuctovani/',
  '/vybor/',
  '/termin/',
  '/odecty/',
  `${CALENDAR_FEED_PATH}/`,
];

/** Whether the address ends with a secret. */
export const isSecretPath = (path: string): boolean =>
  secretPaths.some((beginning) => path.startsWith(beginning) && path.length > beginning.length);
