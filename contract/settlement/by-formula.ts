import type { Fraction } from './fraction.ts';
import type { CountFlag } from './counted.ts';
import { isNegative, ONE, sumOf } from './exact.ts';
import type { RecipientFacts, SpaceFacts } from './facts.ts';
import { formulaValue, readFormula, type Formula } from './formula.ts';
import type { FormulaName } from './formula-words.ts';
import {
  areaOf,
  flagOf,
  memberOf,
  personMonthsOf,
  shareOf,
  spacePersons,
  spaceUse,
  type Component,
  type Flag,
  type Ground,
  type Member,
  type Weighed,
} from './ground.ts';
import { portioned, type Portions } from './portions.ts';

/** A component by what a formula comes to for each space, which is never less than nothing. */
export function byFormula(
  component: Component,
  ground: Ground,
  spaces: readonly SpaceFacts[],
): Weighed {
  const read = readFormula(ground.rule.formula);
  if ('fault' in read) return { pots: [], flags: [{ flag: 'formula-fault', pasport_id: null }] };
  const members: Member[] = [];
  const flags: Flag[] = [];
  for (const space of spaces) {
    const quantity = quantityBy(read.value, space, ground);
    if (typeof quantity === 'string') flags.push(flagOf(quantity, space));
    else members.push(memberOf(space, quantity));
  }
  return { pots: [{ by: 'key', ...component, members }], flags };
}

function quantityBy(formula: Formula, space: SpaceFacts, ground: Ground): Fraction | CountFlag {
  const asksUse = formula.names.has('use');
  if (asksUse && !ground.isMetered(space.space.pasport_id)) return 'meter-missing';
  const given = new Map<FormulaName, Fraction>();
  for (const name of formula.names) {
    const value = quantityNamed(name, space, ground);
    if (value === null) return name === 'use' ? 'use-unknown' : 'quantity-unknown';
    given.set(name, value);
  }
  const found = formulaValue(formula, given);
  return 'fault' in found || isNegative(found.value) ? 'formula-fault' : found.value;
}

function quantityNamed(name: FormulaName, facts: SpaceFacts, ground: Ground): Fraction | null {
  switch (name) {
    case 'persons':
      return spacePersons(facts, ground.rule);
    case 'use':
      return spaceUse(ground, facts);
    case 'months':
      return sumOf(facts.recipients.map(({ months }) => months));
    case 'share':
      return shareOf(facts.space);
    case 'unit':
      return ONE;
    default:
      return areaOf(facts.space, name);
  }
}

/** What of a formula is a recipient's own. */
function ownQuantity(name: FormulaName, one: RecipientFacts, ground: Ground): Fraction | null {
  if (name === 'persons') return personMonthsOf(one, ground.rule);
  return name === 'use' ? ground.useOf(one.recipient.key) : one.months;
}

const OWN: readonly FormulaName[] = ['persons', 'use', 'months'];

/**
 * What recipients of a space bear of what a formula has brought: in proportion to what it comes to with
 * their own persons, use and months. Null where it asks for none of them, or comes to nothing with them.
 */
export function formulaPortions(space: SpaceFacts, ground: Ground): Portions | null {
  const read = readFormula(ground.rule.formula);
  if ('fault' in read || !OWN.some((name) => read.value.names.has(name))) return null;
  const weights = space.recipients.map((one): Fraction | null => {
    const given = new Map<FormulaName, Fraction>();
    for (const name of read.value.names) {
      const value = OWN.includes(name)
        ? ownQuantity(name, one, ground)
        : quantityNamed(name, space, ground);
      if (value === null) return null;
      given.set(name, value);
    }
    const found = formulaValue(read.value, given);
    return 'fault' in found || isNegative(found.value) ? null : found.value;
  });
  return portioned('formula', weights);
}
