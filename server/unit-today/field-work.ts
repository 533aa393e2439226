import type { WorkLine } from '#contract/unit-today.ts';
import type { ReviewRow } from '#server/core/fieldwork/reviews.sql.ts';
import { placeText } from '#server/core/pasports/place-text.ts';
import { moreText } from './more.ts';

/** Results from the field that wait for the office, as the list of events counts them. */
export function fieldWork(review: ReviewRow | null): WorkLine[] {
  if (review === null) return [];
  const { count, told_on } = review;
  return [
    {
      kind: 'field-results',
      state: 'due',
      late: false,
      name: '',
      place: `${placeText(review)}${moreText(count)}`,
      on: told_on,
      record_id: null,
      count,
      amount: null,
      guard: null,
    },
  ];
}
