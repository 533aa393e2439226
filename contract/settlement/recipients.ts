import type { Fraction } from './fraction.ts';
import type { CountedBy, CountedPart, CountedSplit } from './counted.ts';
import { NOTHING, ONE, whole } from './exact.ts';
import type { RecipientFacts, SpaceFacts } from './facts.ts';
import { formulaPortions } from './by-formula.ts';
import { personMonthsOf, type Ground } from './ground.ts';
import { portioned, type Portions } from './portions.ts';
import type { DivisionKey } from './frozen.ts';

/** What of a part is asked: its key, and the pot it is from. */
export type Asked = Pick<CountedPart, 'part'> & {
  readonly by: CountedBy;
  readonly key: DivisionKey;
};

/**
 * By what a space's part goes among those who bore it one after another: what was counted by persons by
 * their person-months, what was measured by what each used, everything else by days, or by annex 3 of vyhláška
 * 269/2015 Sb. where the rule says so (§ 5 odst. 5). Time decides as well where nothing was used or nobody
 * lived there, for the space bears its part nevertheless.
 */
export function portionsOf(space: SpaceFacts, asked: Asked, ground: Ground): Portions {
  return ownPortions(space, asked, ground) ?? timePortions(space, ground);
}

function ownPortions(space: SpaceFacts, asked: Asked, ground: Ground): Portions | null {
  const { recipients } = space;
  const { rule, useOf } = ground;
  const isByPersons = asked.by === 'persons' || asked.by === 'guideline' || asked.key === 'persons';
  if (isByPersons)
    return portioned(
      'persons',
      recipients.map((one) => personMonthsOf(one, rule)),
    );
  if (asked.key === 'formula') return formulaPortions(space, ground);
  // Of a flat billed by the mean the states that are known still say who used more of it.
  const isByUses = asked.key === 'meter' || asked.by === 'area' || asked.by === 'refused';
  return isByUses
    ? portioned(
        'uses',
        recipients.map(({ recipient }) => useOf(recipient.key)),
      )
    : null;
}

function timePortions({ recipients }: SpaceFacts, { rule }: Ground): Portions {
  const weigh = (split: CountedSplit, weight: (one: RecipientFacts) => Fraction) =>
    portioned(split, recipients.map(weight));
  const climate = rule.time_weight === 'climate' ? weigh('climate', (one) => one.climate) : null;
  const days = () => weigh('days', (one) => whole(one.days));
  const first = () => recipients.map((_one, at) => (at === 0 ? ONE : NOTHING));
  return climate ?? days() ?? { split: 'days', portions: first() };
}
