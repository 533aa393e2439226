import { daysBetween } from '#contract/czech/iso-date.ts';
import type { WorkLine } from '#contract/unit-today.ts';
import { aheadText } from '#web/core/revisions/standing-words.ts';
import { formatDate } from '#web/lib/czech.ts';
import { pathTo } from '#web/lib/paths.ts';

const nameOf = ({ name }: WorkLine) => name;

/** 'výpověď podat do 30. 6. 2026, za 19 dní' */
function supplyText({ state }: WorkLine, on: string, today: string): string {
  if (state === 'expired') return `smlouva s dodavatelem skončila ${formatDate(on)}`;
  const ahead = aheadText(daysBetween(today, on));
  return state === 'notice'
    ? `výpověď podat do ${formatDate(on)}, ${ahead}`
    : `smlouva s dodavatelem končí ${ahead}`;
}

/** 'výpověď doručit do 19. 11. 2026, za 12 dní' */
function contractText({ state }: WorkLine, on: string, today: string): string {
  if (state === 'expired') return `smlouva skončila ${formatDate(on)}`;
  if (state === 'warned') return `upozornění na smlouvu od ${formatDate(on)}`;
  const ahead = aheadText(daysBetween(today, on));
  return state === 'notice'
    ? `výpověď doručit do ${formatDate(on)}, ${ahead}`
    : `smlouva končí ${ahead}`;
}

/** Contracts with suppliers and others of the unit, in words and with where they are written. */
export const contractWords = {
  supply: {
    name: nameOf,
    text: supplyText,
    address: ({ record_id }: WorkLine, unit_id: number) =>
      `${pathTo('BillingPlaces', { record_id: record_id ?? 0 })}?unit=${unit_id}`,
  },
  'unit-contract': {
    name: nameOf,
    text: contractText,
    address: ({ record_id }: WorkLine, unit_id: number) =>
      `${pathTo('Contracts', { record_id: record_id ?? 0 })}?unit=${unit_id}`,
  },
} as const;
