import { countedService } from '#contract/settlement/count.ts';
import type { CountedPart, CountedService, CountedSpace } from '#contract/settlement/counted.ts';
import { exact, fractionText, isNothing, NOTHING, sumOf } from '#contract/settlement/exact.ts';
import { factsOf, type SpaceFacts } from '#contract/settlement/facts.ts';
import type { Fraction } from '#contract/settlement/fraction.ts';
import type { FrozenService, FrozenSettlement, FrozenSpace } from '#contract/settlement/frozen.ts';
import { fixedOf, groundOf, spaceUse, type Ground } from '#contract/settlement/ground.ts';
import {
  PREVIEWED,
  type PreviewedPart,
  type PreviewedSpace,
  type RulePreview,
} from '#contract/settlement/rule-preview.ts';
import { quantityOf } from '#contract/settlement/weighed.ts';
import { bearingSpaces } from './simulating.ts';

/** By what shares are counted where no cost is known: they are the same of any. */
const ANY_COST = 10_000_000;

/** What of a rule is shown. */
interface Asked {
  /** In hellers; null for what documents say. */
  readonly cost: number | null;
  /** pasport_id of the chosen; empty for usual ones. */
  readonly spaces: readonly number[];
}

const nameOf = ({ building_name, name }: FrozenSpace) =>
  [building_name, name].filter((text) => text !== '').join(', ');

/** What is divided, and where it comes from. */
function costOf(
  { costs, cost }: FrozenService,
  typed: number | null,
): Pick<RulePreview, 'cost' | 'cost_from'> {
  if (typed !== null) return { cost: typed, cost_from: 'typed' };
  const isCharged = costs.some(({ documents }) => documents.length > 0) && cost !== 0;
  return isCharged ? { cost, cost_from: 'documents' } : { cost: null, cost_from: 'none' };
}

/** The service with the cost that is shown; of fixed amounts what they make, where none is known. */
function charged(service: FrozenService, cost: number | null): FrozenService {
  if (cost !== null) return { ...service, cost };
  const fixed = service.fixed.reduce((sum, { amount }) => sum + amount, 0);
  return { ...service, cost: service.rule.key === 'fixed' && fixed !== 0 ? fixed : ANY_COST };
}

/** What a space counts by the key of the rule; null where it is not known. */
function ownQuantity(ground: Ground, facts: SpaceFacts, counted: CountedSpace | undefined) {
  const { key } = ground.rule;
  const { pasport_id } = facts.space;
  if (key === 'fixed') return fixedOf(ground, pasport_id);
  if (key === 'meter') return ground.isMetered(pasport_id) ? spaceUse(ground, facts) : null;
  if (key !== 'formula') return quantityOf(facts, { key }, ground);
  const part = counted?.parts.find((one) => one.part === 'rest');
  return part === undefined ? null : exact(part.quantity);
}

/** The smallest, the middle and the largest of those whose quantity is known; others where they are fewer. */
function usualSpaces(sizes: ReadonlyMap<number, Fraction | null>): number[] {
  const known = [...sizes]
    .flatMap(([id, size]) => (size === null ? [] : [{ id, size }]))
    .toSorted((one, other) => one.size.compare(other.size))
    .map(({ id }) => id);
  const usual = [known[0], known[Math.floor((known.length - 1) / 2)], known.at(-1)];
  const others = [...known, ...sizes.keys()];
  const all = new Set([...usual.filter((id) => id !== undefined), ...others]);
  const chosen = [...all].slice(0, PREVIEWED);
  // In their own order, whatever they were chosen by.
  const order = [...known, ...sizes.keys()];
  return chosen.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}

const over = (part: Fraction, all: Fraction) =>
  fractionText(isNothing(all) ? NOTHING : part.mul(100n).div(all));

function partOf(
  { components, cost }: CountedService,
  part: CountedPart,
  isCharged: boolean,
): PreviewedPart[] {
  const component = components.find((one) => one.part === part.part);
  const pot = component?.pots.find(({ by }) => by === part.by);
  if (component === undefined || pot === undefined) return [];
  const before = exact(part.amount).sub(exact(part.correction));
  return [
    {
      part: part.part,
      by: part.by,
      key: pot.key,
      percent: over(exact(component.amount), exact(String(cost))),
      pot_percent: over(exact(pot.amount), exact(component.amount)),
      quantity: part.quantity,
      factor: part.factor,
      all: pot.quantity,
      share: over(before, exact(pot.amount)),
      amount: isCharged ? fractionText(before) : null,
    },
  ];
}

interface Shown {
  readonly service: FrozenService;
  readonly counted: CountedService;
  readonly isCharged: boolean;
  /** What spaces count by the key. */
  readonly sizes: ReadonlyMap<number, Fraction | null>;
}

/** What a space bears; nothing of one that could not be counted. */
function borneOf(
  own: CountedSpace | undefined,
  { counted, isCharged }: Shown,
): Pick<PreviewedSpace, 'parts' | 'limited' | 'correction' | 'portion' | 'amount'> {
  if (own === undefined)
    return { parts: [], limited: null, correction: null, portion: null, amount: null };
  const correction = sumOf(own.parts.map((part) => exact(part.correction)));
  return {
    parts: own.parts.flatMap((part) => partOf(counted, part, isCharged)),
    limited: own.limited,
    correction: isCharged ? fractionText(correction) : null,
    portion: over(exact(own.after), exact(String(counted.cost))),
    amount: isCharged ? own.amount : null,
  };
}

function spaceOf(space: FrozenSpace, shown: Shown): PreviewedSpace {
  const { service, counted, sizes } = shown;
  const { pasport_id } = space;
  const size = sizes.get(pasport_id) ?? null;
  const mark = service.marks.find((one) => one.pasport_id === pasport_id);
  const own = counted.spaces.find((one) => one.pasport_id === pasport_id);
  return {
    pasport_id,
    name: nameOf(space),
    mark: mark?.mark ?? null,
    reason: mark?.reason ?? '',
    own: size === null ? null : fractionText(size),
    flags: counted.flags.filter((one) => one.pasport_id === pasport_id).map(({ flag }) => flag),
    ...borneOf(own, shown),
  };
}

/** One service shown on three of its spaces, counted as a settlement counts it. */
export function previewed(settled: FrozenSettlement, asked: Asked): RulePreview | undefined {
  const [held] = settled.services;
  if (held === undefined) return undefined;
  const told = costOf(held, asked.cost);
  const service = charged(held, told.cost);
  const facts = factsOf(settled);
  const counted = countedService(service, facts);
  const ground = groundOf(service, facts);
  const bearing = new Set(bearingSpaces(held, settled).map(({ pasport_id }) => pasport_id));
  const own = facts.filter(({ space }) => bearing.has(space.pasport_id));
  const result = new Map(counted.spaces.map((one) => [one.pasport_id, one]));
  const plain = own.filter(({ space }) => ground.markOf(space.pasport_id) !== 'exempt');
  const sizes = new Map(
    plain.map((one) => {
      const { pasport_id } = one.space;
      return [pasport_id, ownQuantity(ground, one, result.get(pasport_id))] as const;
    }),
  );
  const chosen = asked.spaces.filter((id) => bearing.has(id));
  const names = new Map(settled.spaces.map((space) => [space.pasport_id, nameOf(space)]));
  const shown = { service, counted, isCharged: told.cost !== null, sizes };
  return {
    from: settled.from,
    to: settled.to,
    ...told,
    key: held.rule.key,
    measured_unit: held.measured_unit,
    lower_limit: held.rule.lower_limit,
    upper_limit: held.rule.upper_limit,
    flags: counted.flags.map(({ flag, pasport_id }) => ({
      flag,
      space_name: names.get(pasport_id ?? 0) ?? '',
    })),
    is_lawless: false,
    special: held.marks.flatMap(({ pasport_id, mark, reason }) =>
      bearing.has(pasport_id) ? [{ space_name: names.get(pasport_id) ?? '', mark, reason }] : [],
    ),
    spaces: (chosen.length > 0 ? chosen : usualSpaces(sizes)).flatMap((id) => {
      const found = own.find(({ space }) => space.pasport_id === id);
      return found === undefined ? [] : [spaceOf(found.space, shown)];
    }),
    choices: own.map(({ space }) => ({
      pasport_id: space.pasport_id,
      name: nameOf(space),
    })),
  };
}
