import type { Fraction } from './fraction.ts';
import { NOTHING, sumOf } from './exact.ts';
import type { FrozenRecipient, FrozenSettlement, FrozenSpace } from './frozen.ts';
import { timeOf, within, type Span, type SpanTime } from './span-time.ts';

/** What of the time of a settlement is a recipient's, and who lived with him. */
export interface RecipientFacts {
  readonly recipient: FrozenRecipient;
  readonly days: number;
  /** Months he bore the space; of a part of a month as much as its days are of it. */
  readonly months: Fraction;
  /** Per cent of a year's heat that falls on his days (vyhláška 269/2015 Sb., annex 3). */
  readonly climate: Fraction;
  /** Person-months; null where somebody's number is not recorded. */
  readonly persons: Fraction | null;
  /** Nobody lived there all his time. */
  readonly isVacant: boolean;
}

/** A space with what its recipients come to, and its place in the stored order. */
export interface SpaceFacts {
  readonly at: number;
  readonly space: FrozenSpace;
  readonly recipients: readonly RecipientFacts[];
}

/** What is the same for all services, reckoned once. */
export function factsOf({ spaces, from, to }: FrozenSettlement): readonly SpaceFacts[] {
  const known = new Map<string, SpanTime>();
  // Most recipients share the same days, and months are dear to reckon.
  const reckon = (span: Span): SpanTime => {
    const key = `${span.from} ${span.to}`;
    const time = known.get(key) ?? timeOf(span);
    known.set(key, time);
    return time;
  };
  return spaces.map((space, at) => ({
    at,
    space,
    recipients: space.recipients.map((recipient) =>
      recipientFacts(recipient, within(recipient, { from, to }), reckon),
    ),
  }));
}

type Reckon = (span: Span) => SpanTime;

function recipientFacts(recipient: FrozenRecipient, span: Span, reckon: Reckon): RecipientFacts {
  const known = personMonths(recipient, span, reckon);
  const hasNobody = recipient.persons.every(({ count }) => count === 0);
  const isRecorded = recipient.persons.some(({ count }) => count !== null && count > 0);
  // A flat of the unit that nobody has said anything of is empty; of somebody's flat nothing is known then.
  const isVacant =
    recipient.payer === 'unit' ? !isRecorded : recipient.persons.length > 0 && hasNobody;
  return { recipient, ...reckon(span), persons: isVacant ? NOTHING : known, isVacant };
}

/** Of each month the number of persons times its days over its length; null unless every day is told once. */
function personMonths({ persons }: FrozenRecipient, span: Span, reckon: Reckon): Fraction | null {
  const known: Fraction[] = [];
  let days = 0;
  for (const { from, to, count } of persons) {
    const part = reckon(within({ from, to }, span));
    if (part.days === 0) continue;
    if (count === null || count < 0) return null;
    days += part.days;
    known.push(part.months.mul(BigInt(count)));
  }
  return days === reckon(span).days ? sumOf(known) : null;
}
