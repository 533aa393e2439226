import type { FrozenService, FrozenSettlement } from '#contract/settlement/frozen.ts';
import type { SimulationGround, SimulationRule } from '#contract/settlement/simulations.ts';
import type { ReadCount } from './result.ts';
import { bearingSpaces, houseOf } from './simulating.ts';
import { useOf, usualBy, usualOf } from './usual-use.ts';

const numberOf = (text: string | null) => (text === null ? null : Number(text));

function ruleOf(service: FrozenService, settled: FrozenSettlement): SimulationRule {
  const { rule, cost, measured_unit, marks } = service;
  const isMetered = rule.key === 'meter';
  const usual = isMetered ? usualOf(service, settled) : () => null;
  const markOf = new Map(marks.map(({ pasport_id, mark }) => [pasport_id, mark]));
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
    spaces: bearingSpaces(service, settled).map((space) => ({
      pasport_id: space.pasport_id,
      mark: markOf.get(space.pasport_id) ?? null,
      use: isMetered ? useOf(service, space) : null,
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
