import type { Span, Window } from './planning.ts';

/** The whole of a day: windows and hours are cut by it. */
const DAY: Span = { from: 0, to: 1440 };

/** Minutes of a span. */
export const lengthOf = ({ from, to }: Span) => to - from;

/** Whether two spans have a minute in common. */
export const overlaps = (one: Span, other: Span) => one.from < other.to && other.from < one.to;

/** Minutes that two spans have in common. */
export const shared = (one: Span, other: Span) =>
  Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));

/** The sum of the lengths. */
export const minutesOf = (spans: readonly Span[]) =>
  spans.reduce((sum, span) => sum + lengthOf(span), 0);

/** Whether one of the spans holds the whole of it. */
export const holds = (spans: readonly Span[], { from, to }: Span) =>
  spans.some((span) => span.from <= from && to <= span.to);

/** The spans in order, those that meet or overlap made one, cut by the day. */
export function merged(spans: readonly Span[]): Span[] {
  const cut = spans
    .map(({ from, to }) => ({ from: Math.max(from, DAY.from), to: Math.min(to, DAY.to) }))
    .filter((span) => lengthOf(span) > 0)
    .toSorted((one, other) => one.from - other.from);
  const made: Span[] = [];
  for (const span of cut) {
    const last = made.at(-1);
    if (last === undefined || last.to < span.from) made.push(span);
    else made[made.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
  }
  return made;
}

/** What lies in a span of both; both are merged. */
export function common(some: readonly Span[], others: readonly Span[]): Span[] {
  return some
    .flatMap((one) =>
      others.map((other) => ({
        from: Math.max(one.from, other.from),
        to: Math.min(one.to, other.to),
      })),
    )
    .filter((span) => lengthOf(span) > 0);
}

/** When a visit with such windows may take place on the day. */
export function windowsOn(allowed: readonly Window[] | undefined, day: string): readonly Span[] {
  if (allowed === undefined) return [DAY];
  return merged(allowed.filter(({ days }) => days === undefined || days.includes(day)));
}
