import { setImmediate } from 'node:timers/promises';
import type { LawRow } from '#contract/rules/law-on.ts';
import type { CountedService } from '#contract/settlement/counted.ts';
import type { FrozenService, FrozenSettlement } from '#contract/settlement/frozen.ts';
import {
  simulated,
  type SimulatedService,
  type TriedRule,
} from '#contract/settlement/simulated.ts';
import { changeTexts, simulationDoubts } from '#contract/settlement/simulation-text.ts';
import type {
  SimulatedRecipient,
  SimulatedServiceResult,
  SimulationResult,
} from '#contract/settlement/simulations.ts';
import { sumOf, type ReadCount } from './result.ts';

/** Spaces that bear anything of the service. */
export const bearingSpaces = ({ marks }: FrozenService, { spaces }: FrozenSettlement) => {
  // Spaces of other houses stand among the exempt ones without a reason that anybody gave.
  const others = new Set(
    marks.flatMap(({ pasport_id, mark, reason }) =>
      mark === 'exempt' && reason === '' ? [pasport_id] : [],
    ),
  );
  return spaces.filter(({ pasport_id }) => !others.has(pasport_id));
};

/** The house of a rule in a settlement of more houses; empty where it is of all of them. */
export function houseOf(service: FrozenService, settled: FrozenSettlement): string {
  const all = new Set(settled.spaces.map(({ building_id }) => building_id));
  const own = new Map(
    bearingSpaces(service, settled).map((space) => [space.building_id, space.building_name]),
  );
  const [name = ''] = own.values();
  return own.size === 1 && all.size > 1 ? name : '';
}

const limitedIn = ({ spaces }: CountedService): number =>
  spaces.filter(({ limited }) => limited !== null).length;

interface Counted {
  readonly own: ReadCount;
  readonly tried: readonly TriedRule[];
  readonly law: readonly LawRow[];
}

function serviceResult(
  { at, service, counted }: SimulatedService,
  { own, tried, law }: Counted,
): SimulatedServiceResult | undefined {
  const { settlement } = own.inputs;
  const held = settlement.services[at];
  const now = own.counted.services[at];
  const { billing_rule_id, service_name } = service.rule;
  const changed = tried.find((one) => one.billing_rule_id === billing_rule_id);
  if (held === undefined || now === undefined || changed === undefined) return undefined;
  const names = new Map(settlement.spaces.map(({ pasport_id, name }) => [pasport_id, name]));
  return {
    billing_rule_id,
    service_name,
    house_name: houseOf(held, settlement),
    cost: service.cost,
    changes: changeTexts(held, changed, settlement),
    doubts: simulationDoubts(service, law, settlement.from),
    flags: counted.flags.map(({ flag, pasport_id }) => ({
      flag,
      space_name: pasport_id === null ? '' : (names.get(pasport_id) ?? ''),
    })),
    limited: { now: limitedIn(now), after: limitedIn(counted) },
  };
}

/** What recipients bear by a service, by their keys; null where it could not be counted. */
const amountsOf = ({ flags, recipients }: CountedService) =>
  flags.length > 0 ? null : new Map(recipients.map(({ key, amount }) => [key, amount]));

function recipientsOf(own: ReadCount, after: readonly SimulatedService[]): SimulatedRecipient[] {
  const { settlement } = own.inputs;
  const held = own.counted.services.map(amountsOf);
  const changed = after.map((one) => ({ ...one, amounts: amountsOf(one.counted) }));
  return settlement.spaces.flatMap(({ pasport_id, name: space_name, building_name, recipients }) =>
    recipients.map(({ key, name, payer, from, to }) => {
      const now = sumOf(held.map((amounts) => amounts?.get(key) ?? 0));
      const services = changed.map(({ at, service, amounts }) => ({
        billing_rule_id: service.rule.billing_rule_id,
        now: held[at]?.get(key) ?? 0,
        after: amounts === null ? null : (amounts.get(key) ?? 0),
      }));
      const isKnown = services.every((one) => one.after !== null);
      const moved = sumOf(services.map((one) => (one.after ?? 0) - one.now));
      return {
        key,
        pasport_id,
        space_name,
        building_name,
        name,
        payer,
        from,
        to,
        now,
        after: isKnown ? now + moved : null,
        // A service that the recipient has nothing to do with says nothing.
        services: services.filter((one) => one.now !== 0 || one.after !== 0),
      };
    }),
  );
}

/** What a stored count would come to by other rules, beside what it came to. Hellers. */
export async function simulatedResult(counted: Counted): Promise<SimulationResult> {
  const { own, tried } = counted;
  const after: SimulatedService[] = [];
  for (const one of simulated(own.inputs.settlement, tried)) {
    after.push(one);
    // A service of a large house takes a part of a second, and others are waiting.
    await setImmediate();
  }
  return {
    services: after.flatMap((one) => serviceResult(one, counted) ?? []),
    recipients: recipientsOf(own, after),
  };
}
