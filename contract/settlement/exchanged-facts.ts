import type { Fraction } from './fraction.ts';
import { bearerOf } from './party.ts';
import { isNothing, NOTHING, sumOf } from './exact.ts';
import { factsOf, type RecipientFacts, type SpaceFacts } from './facts.ts';
import type { FrozenService, FrozenSettlement } from './frozen.ts';
import { sumOfKnown } from './ground.ts';

// Spaces between two years: what is exchanged of them already is of this one, the rest of the year before.

/** Spaces of both years, each with those who bore it. */
export interface BothFacts {
  readonly last: readonly SpaceFacts[];
  readonly now: readonly SpaceFacts[];
}

export const bothFacts = (last: FrozenSettlement, now: FrozenSettlement): BothFacts => ({
  last: factsOf(last),
  now: factsOf(now),
});

const byPasport = (all: readonly SpaceFacts[]) =>
  new Map(all.map((facts) => [facts.space.pasport_id, facts]));

/** Those of this year's recipients whose numbers one of the last year takes: his party's, else all of the space. */
function heirs(one: RecipientFacts, now: SpaceFacts): readonly RecipientFacts[] {
  const party = bearerOf(one.recipient);
  const own = now.recipients.filter(({ recipient }) => bearerOf(recipient) === party);
  return own.length > 0 ? own : now.recipients;
}

/** What falls on so much time of one year as fell on the time of some in the other; null where it is not known. */
function forTime(
  amounts: readonly (Fraction | null)[],
  times: readonly Fraction[],
  time: Fraction,
): Fraction | null {
  const [all, long] = [sumOfKnown(amounts), sumOf(times)];
  if (all === null || isNothing(long)) return null;
  return long.equals(time) ? all : all.mul(time).div(long);
}

/** How many lived with him, as many as live there this year for his time of the last one. */
function livedBy(one: RecipientFacts, now: SpaceFacts): RecipientFacts {
  const from = heirs(one, now);
  const isVacant = from.every((each) => each.isVacant);
  const persons = forTime(
    from.map((each) => each.persons),
    from.map(({ months }) => months),
    one.months,
  );
  return { ...one, isVacant, persons: isVacant ? NOTHING : persons };
}

const isKnown = ({ persons, isVacant }: RecipientFacts): boolean => persons !== null || isVacant;

/**
 * Spaces of this year with their areas, in its order. Who bore them is of the last year, with persons of the last
 * one or, where they are exchanged or were not recorded then, of this one; a new space is as it is.
 */
export function exchangedSpaces(
  { last, now }: BothFacts,
  isPersonsExchanged: boolean,
): readonly SpaceFacts[] {
  const before = byPasport(last);
  return now.map((facts) => {
    const own = before.get(facts.space.pasport_id);
    if (own === undefined) return facts;
    const recipients = own.recipients.map((one) =>
      isPersonsExchanged || !isKnown(one) ? livedBy(one, facts) : one,
    );
    return { ...facts, recipients };
  });
}

/** What each of the last year's recipients would use for his time as this year is used, by his key. */
export function usesForTime(
  { last, now }: BothFacts,
  service: FrozenService,
  useOf: (recipient: string) => Fraction | null,
): ReadonlyMap<string, Fraction> {
  const spaces = byPasport(now);
  const isByClimate = service.rule.time_weight === 'climate';
  const told = new Map<string, Fraction>();
  for (const { space, recipients } of last) {
    const own = spaces.get(space.pasport_id);
    if (own === undefined) continue;
    for (const one of recipients) {
      const from = heirs(one, own);
      const hasClimate = [one, ...from].every(({ climate }) => !isNothing(climate));
      const time = (each: RecipientFacts) =>
        isByClimate && hasClimate ? each.climate : each.months;
      const amounts = from.map(({ recipient }) => useOf(recipient.key));
      const use = forTime(amounts, from.map(time), time(one));
      if (use !== null) told.set(one.recipient.key, use);
    }
  }
  return told;
}
