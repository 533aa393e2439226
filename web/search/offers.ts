import { foldText } from '#contract/rules/search.ts';

/** What the search offers beside records: a screen to go to or an action to run. */
export interface Offer {
  readonly id: string;
  readonly kind: 'action' | 'screen';
  readonly title: string;
  /** Other words by which it is found. */
  readonly words: string;
  /** The keys that do the same; empty where there are none. */
  readonly keys: string;
  /** Why it cannot be run now; empty when it can. */
  readonly hindrance: string;
  readonly run: () => void;
}

function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Offers in whose title or words every typed word begins some word; those found by the title first. */
export function offersFor(offers: readonly Offer[], text: string): readonly Offer[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const begin = (words: readonly string[]) =>
    typed.every((each) => words.some((word) => word.startsWith(each)));
  const byTitle = offers.filter(({ title }) => begin(wordsOf(title)));
  const byWords = offers.filter(
    (offer) => !byTitle.includes(offer) && begin(wordsOf(`${offer.title} ${offer.words}`)),
  );
  return [...byTitle, ...byWords];
}

/**
 * Whether the text can hardly mean a record: it is a whole title, or two words of a title. Such an offer
 * stands before the records; of a single unfinished word a person with such a name comes first.
 */
export function isMeant({ title }: Offer, text: string): boolean {
  const typed = wordsOf(text);
  const words = wordsOf(title);
  if (typed.length === 0) return false;
  const isWhole = typed.join(' ') === words.join(' ');
  const isPart = typed.every((each) => words.some((word) => word.startsWith(each)));
  return isWhole || (typed.length > 1 && isPart);
}
