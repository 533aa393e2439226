import type { FrozenService, FrozenSettlement, FrozenSpace } from '#contract/settlement/frozen.ts';
import type { SimulationGround, SimulationRule } from '#contract/settlement/simulations.ts';
import { sumOf, type ReadCount } from './result.ts';
import { bearingSpaces, houseOf } from './simulating.ts';

const numberOf = (text: string | null) => (text === null ? null : Number(text));
const thousandths = (value: number) => Math.round(value * 1000) / 1000;

/** What all recipients of a space used; null where what one of them used is not known, or it has no meter. */
function useOf({ metered, uses }: FrozenService, space: FrozenSpace): number | null {
  if (!metered.includes(space.pasport_id)) return null;
  const own = new Map(uses.map(({ recipient, amount }) => [recipient, numberOf(amount)]));
  const amounts = space.recipients.map(({ key }) => own.get(key) ?? null);
  const known = amounts.filter((amount) => amount !== null);
  return known.length === amounts.length ? thousandths(sumOf(known)) : null;
}

const usualBy = ({ rule }: FrozenService) =>
  rule.meter_kind?.startsWith('heat') === true ? ('area' as const) : ('space' as const);

interface Used {
  readonly space: FrozenSpace;
  readonly mark: SimulationRule['spaces'][number]['mark'];
  readonly use: number | null;
}

/** What a space would have used by the mean of those that were read: of heat by its area, of the rest as any other. */
function usualOf(
  service: FrozenService,
  all: readonly Used[],
): (space: FrozenSpace) => number | null {
  const weightOf = ({ area }: FrozenSpace) => (usualBy(service) === 'space' ? 1 : numberOf(area));
  const read = all.flatMap(({ space, mark, use }) => {
    const weight = weightOf(space);
    return mark !== null || use === null || weight === null ? [] : [{ weight, use }];
  });
  const weights = sumOf(read.map(({ weight }) => weight));
  if (weights <= 0) return () => null;
  const mean = sumOf(read.map(({ use }) => use)) / weights;
  return (space) => {
    const weight = weightOf(space);
    return weight === null ? null : thousandths(mean * weight);
  };
}

function ruleOf(service: FrozenService, settled: FrozenSettlement): SimulationRule {
  const { rule, cost, measured_unit, marks } = service;
  const isMetered = rule.key === 'meter';
  const used = bearingSpaces(service, settled).map((space): Used => {
    const mark = marks.find(({ pasport_id }) => pasport_id === space.pasport_id)?.mark ?? null;
    return { space, mark, use: isMetered ? useOf(service, space) : null };
  });
  const usual = isMetered ? usualOf(service, used) : () => null;
  return {
    billing_rule_id: rule.billing_rule_id,
    service_id: rule.service_id,
    service_name: rule.service_name,
    house_name: houseOf(service, settled),
    cost,
    key: rule.key,
    basic_share: Number(rule.basic_share),
    basic_key: rule.basic_key,
    lower_limit: numberOf(rule.lower_limit),
    upper_limit: numberOf(rule.upper_limit),
    without_meter: rule.without_meter,
    is_metered: isMetered,
    measured_unit,
    usual_by: usualBy(service),
    spaces: used.map(({ space, mark, use }) => ({
      pasport_id: space.pasport_id,
      mark,
      use,
      usual: usual(space),
    })),
  };
}

/** What of a count may be tried: its rules as it went by them, and the spaces that bear them. */
export function groundOfSimulation(
  { inputs: { settlement } }: ReadCount,
  { settlement_count_id, number }: Pick<SimulationGround, 'settlement_count_id' | 'number'>,
): SimulationGround {
  return {
    settlement_count_id,
    number,
    spaces: settlement.spaces.map(({ pasport_id, name, building_name }) => ({
      pasport_id,
      space_name: name,
      building_name,
    })),
    rules: settlement.services.map((service) => ruleOf(service, settlement)),
  };
}
