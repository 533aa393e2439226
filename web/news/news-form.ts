import { newsFields } from '#contract/news-record.ts';
import { emptyOf, labelsOf, type FormOf } from '#contract/record.ts';
import { todayInPrague } from '#web/lib/czech.ts';

/** Fields of an item as its form holds them. */
export type NewsValues = FormOf<typeof newsFields>;

/** Names of fields of an item for people. */
export const newsLabels = labelsOf(newsFields);

/** An item before anything was written, of today. */
export function emptyNews(): NewsValues {
  return { ...emptyOf(newsFields), news_date: todayInPrague() };
}
