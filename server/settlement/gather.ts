import type { MeterKind } from '#contract/metering/meter-words.ts';
import type {
  FrozenCost,
  FrozenService,
  FrozenSettlement,
  FrozenSpace,
  HeatSupply,
} from '#contract/settlement/frozen.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { costPartsBetween, type PlaceParts } from '#server/core/billing/costs.ts';
import { selectBillingPlaces, type BillingPlaceRow } from '#server/core/billing/places.sql.ts';
import {
  selectSettledSpaces,
  type SettledSpace,
} from '#server/core/pasports/settled-spaces.sql.ts';
import {
  selectBearings,
  selectPersonsThrough,
  type Bearing,
} from '#server/core/people/bearers.sql.ts';
import type { Db } from '#server/db/db.ts';
import { sharedCosts } from './costs.ts';
import { frozenSpaces } from './recipients.ts';
import type { RuleToCount } from './rules.ts';
import type { Scope } from './scope.ts';
import { usesByKinds, type UsesOfKind } from './uses.ts';

/** All that a settlement reads of the house, with what its checks look at besides. */
export interface Gathered {
  readonly frozen: FrozenSettlement;
  /** Spaces of the scope, as they are opened; and whether the unit has houses outside of it. */
  readonly listed: readonly SettledSpace[];
  readonly hasOtherHouses: boolean;
  readonly rules: readonly RuleToCount[];
  readonly places: readonly BillingPlaceRow[];
  readonly parts: ReadonlyMap<number, PlaceParts>;
  readonly bearings: readonly Bearing[];
}

/** Spaces of other houses bear nothing of a rule of one house, nor do those whose house has one of its own. */
const elsewhere = (spaces: readonly FrozenSpace[], { building_id: house, others }: RuleToCount) =>
  spaces
    .filter(({ building_id }) =>
      house === null ? others.includes(building_id) : building_id !== house,
    )
    .map(({ pasport_id }) => ({ pasport_id, mark: 'exempt' as const, reason: '' }));

/** Costs of each rule by the places that it divides; of a place that more rules share, in the order of the rules. */
function costsOf(
  rules: readonly RuleToCount[],
  places: readonly BillingPlaceRow[],
  parts: ReadonlyMap<number, PlaceParts>,
): ReadonlyMap<RuleToCount, FrozenCost[]> {
  const told = new Map<RuleToCount, FrozenCost[]>(rules.map((rule) => [rule, []]));
  for (const { billing_place_id, name, supplier_info } of places) {
    const shares = rules.flatMap((rule) =>
      rule.costs
        .filter((cost) => cost.billing_place_id === billing_place_id)
        .map((cost) => ({ rule, cost })),
    );
    const part = parts.get(billing_place_id);
    if (part === undefined) continue;
    const costs = sharedCosts(
      { billing_place_id, name, supplier_info },
      part,
      shares.map(({ cost }) => cost),
    );
    for (const [at, { rule }] of shares.entries()) {
      const cost = costs[at];
      if (cost !== undefined) told.get(rule)?.push(cost);
    }
  }
  return told;
}

/** Of places of heat alone heat, of those of hot water alone hot water; null of others and of none. */
function supplyOf(
  costs: readonly FrozenCost[],
  places: readonly BillingPlaceRow[],
): HeatSupply | null {
  const kinds = costs.map(
    (cost) => places.find((one) => one.billing_place_id === cost.billing_place_id)?.kind,
  );
  const [first] = kinds;
  if (first === undefined) return null;
  if (kinds.every((kind) => kind === 'heat' || kind === 'heat-and-hot-water')) return 'heat';
  return kinds.every((kind) => kind === 'hot-water') ? 'hot-water' : null;
}

interface Measured {
  readonly spaces: readonly FrozenSpace[];
  readonly costs: readonly FrozenCost[];
  /** What the places of the costs supply, where the rule does not say. */
  readonly supply: HeatSupply | null;
  readonly uses: UsesOfKind | undefined;
}

function serviceOf(one: RuleToCount, { spaces, costs, supply, uses }: Measured): FrozenService {
  const others = elsewhere(spaces, one);
  const elsewhereIds = new Set(others.map(({ pasport_id }) => pasport_id));
  const bearing = spaces.filter(({ pasport_id }) => !elsewhereIds.has(pasport_id));
  const own = new Set(bearing.map(({ pasport_id }) => pasport_id));
  const keys = new Set(bearing.flatMap(({ recipients }) => recipients.map(({ key }) => key)));
  const marks = one.marks.filter(({ pasport_id }) => own.has(pasport_id));
  return {
    rule: { ...one.rule, supply: one.rule.supply ?? supply },
    costs: [...costs],
    cost: costs.reduce((sum, { amount }) => sum + amount, 0),
    measured_unit: uses?.measured_unit ?? '',
    uses: (uses?.uses ?? []).filter(({ recipient }) => keys.has(recipient)),
    metered: (uses?.metered ?? []).filter((pasport_id) => own.has(pasport_id)),
    marks: [...marks, ...others],
    fixed: one.fixed.filter(({ pasport_id }) => own.has(pasport_id)),
  };
}

/** Reads all that the rules need of the scope: spaces, who bore them, persons, uses, costs by documents. */
export async function gather(
  db: Db,
  unit: OwnedUnit,
  { building_id, from, to }: Scope,
  { rules, today }: { readonly rules: readonly RuleToCount[]; readonly today: string },
): Promise<Gathered> {
  const all = await selectSettledSpaces(db, unit, { day: to, today });
  const listed = all.filter((space) => building_id === null || space.building_id === building_id);
  const asked = { from, to, spaces: listed.map(({ pasport_id }) => pasport_id) };
  const bearings = await selectBearings(db, unit, asked);
  const persons = await selectPersonsThrough(db, unit, asked);
  const spaces = frozenSpaces(listed, bearings, persons, { from, to });
  const kinds = new Set(
    rules.flatMap(({ rule }): MeterKind[] => (rule.meter_kind === null ? [] : [rule.meter_kind])),
  );
  const uses = await usesByKinds(db, unit, spaces, kinds);
  const places = await selectBillingPlaces(db, unit);
  const charged = await costPartsBetween(db, unit, { from, to }, today);
  const parts = new Map(charged.map((one) => [one.billing_place_id, one]));
  const costs = costsOf(rules, places, parts);
  const services = rules.map((one) =>
    serviceOf(one, {
      spaces,
      costs: costs.get(one) ?? [],
      supply: supplyOf(costs.get(one) ?? [], places),
      uses: one.rule.meter_kind === null ? undefined : uses.get(one.rule.meter_kind),
    }),
  );
  return {
    frozen: { format: 1, from, to, spaces, services },
    listed,
    hasOtherHouses: listed.length < all.length,
    rules,
    places,
    parts,
    bearings,
  };
}
