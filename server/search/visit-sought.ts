import { parseCzechDate } from '#contract/czech/written-date.ts';

/** What of a text tells visits: their day, null where it names none, and the other words. */
export interface VisitSought {
  readonly day: string | null;
  readonly words: readonly string[];
}

// With spaces or without, the year may be left out.
const WRITTEN_DAY = /\b\d{1,2}\.\s*\d{1,2}\.(?:\s*\d{4}\b)?/u;

/** Parts a text into the day that it names and the rest; `wordsOf` makes words of the rest. */
export function visitSought(
  q: string,
  today: string,
  wordsOf: (text: string) => readonly string[],
): VisitSought {
  const written = WRITTEN_DAY.exec(q)?.[0];
  const day = written === undefined ? null : parseCzechDate(written, today);
  if (written === undefined || day === null) return { day: null, words: wordsOf(q) };
  return { day, words: wordsOf(q.replace(written, ' ')) };
}
