import type { Explanation } from '#contract/settlement/explanation.ts';
import type { FrozenSpace } from '#contract/settlement/frozen.ts';
import type { SettledRecipient } from '#contract/settlement/settlements.ts';
import type {
  StatementComparison,
  StatementService,
} from '#contract/settlement/statement-paper.ts';
import type { DecreeFacts } from '#contract/settlement/decree.ts';
import { decreeFactsOf } from '#contract/settlement/decree-facts.ts';
import { explainedServices } from './explained-services.ts';
import {
  costsByRecipients,
  formerKeys,
  isWhole,
  partyKey,
  settledRecipients,
  sumOf,
  type ReadCount,
} from './result.ts';

/** What a statement says of a count, without who issues it and to where it is paid. */
export interface ComposedStatement {
  readonly recipient: SettledRecipient;
  /** Ids of the party, whoever represents it first. */
  readonly people: readonly number[];
  readonly building_id: number;
  readonly services: readonly StatementService[];
  readonly comparison: StatementComparison;
}

type Use = NonNullable<StatementService['use']>;

/** What a recipient used of a service by meters; null where the service is not by meters, or it is not known. */
function usedOf(
  { inputs }: ReadCount,
  key: string,
  service_id: number,
): Omit<Use, 'former'> | null {
  for (const { rule, uses, measured_unit: unit } of inputs.settlement.services) {
    if (rule.service_id !== service_id) continue;
    const amount = uses.find(({ recipient }) => recipient === key)?.amount ?? null;
    if (amount !== null) return { amount, unit };
  }
  return null;
}

/** The settlement before, by what its parties bore and used. */
class Former {
  readonly count: ReadCount | undefined;
  readonly keys: ReadonlyMap<string, string>;
  readonly costs: ReturnType<typeof costsByRecipients>;

  constructor(count: ReadCount | undefined) {
    this.count = count;
    this.keys = formerKeys(count);
    this.costs = count === undefined ? new Map() : costsByRecipients(count.counted);
  }

  cost(key: string | undefined, service_id: number): number | null {
    return key === undefined ? null : (this.costs.get(key)?.get(service_id) ?? null);
  }

  /** In the same unit alone: dílky of another kind of devices are no m³. */
  use(key: string | undefined, service_id: number, unit: string): string | null {
    if (key === undefined || this.count === undefined) return null;
    const used = usedOf(this.count, key, service_id);
    return used?.unit === unit ? used.amount : null;
  }
}

/** Hellers for 1 m² of floor area in each house, of spaces whose area is recorded. */
function housesPerMetre(recipients: readonly SettledRecipient[], spaces: readonly FrozenSpace[]) {
  const costs = new Map<number, number>();
  for (const { pasport_id, cost } of recipients)
    costs.set(pasport_id, (costs.get(pasport_id) ?? 0) + cost);
  const sums = new Map<number, { cost: number; area: number }>();
  for (const { pasport_id, building_id, area } of spaces) {
    if (area === null) continue;
    const own = sums.get(building_id) ?? { cost: 0, area: 0 };
    sums.set(building_id, own);
    own.area += Number(area);
    own.cost += costs.get(pasport_id) ?? 0;
  }
  return new Map([...sums].map(([id, { cost, area }]) => [id, Math.round(cost / area)]));
}

/** The count, with what the decree wants of it. */
interface Own {
  readonly own: ReadCount;
  readonly factsOf: ReturnType<typeof decreeFactsOf>;
}

/** What a supplier says of the heat of more services is told with the first of them. */
function suppliersOnce() {
  const told = new Set<string>();
  return (facts: DecreeFacts | null): DecreeFacts | null =>
    facts && {
      ...facts,
      supplier_info: facts.supplier_info.filter(({ name, text }) => {
        const key = `${name}: ${text}`;
        return !told.has(key) && told.add(key) !== undefined;
      }),
    };
}

function servicesOf(
  { own, factsOf }: Own,
  former: Former,
  recipient: SettledRecipient,
  formerKey: string | undefined,
): StatementService[] {
  const explained = new Map(
    explainedServices(own, recipient.key).map((one) => [one.explanation.service_id, one]),
  );
  const { services } = own.inputs.settlement;
  const once = suppliersOnce();
  return recipient.services.map(({ service_id, cost, claimed, advance }) => {
    const found = explained.get(service_id);
    const explanation: Explanation | null = found?.explanation ?? null;
    const rules = services.filter(({ rule }) => rule.service_id === service_id);
    const used = usedOf(own, recipient.key, service_id);
    return {
      service_id,
      service_name: rules[0]?.rule.service_name ?? '',
      house_cost: explanation?.cost ?? sumOf(rules.map((one) => one.cost)),
      cost,
      claimed,
      advance,
      balance: cost - advance,
      former: former.cost(formerKey, service_id),
      use: used && { ...used, former: former.use(formerKey, service_id, used.unit) },
      explanation,
      readings: found?.readings ?? [],
      difference: found?.difference ?? null,
      decree: once(factsOf({ service_id, recipient: recipient.key })),
    };
  });
}

/** Statements of all who bear a space themselves, in the stored order of the spaces. */
export function composedStatements(
  own: ReadCount,
  before: ReadCount | undefined,
): ComposedStatement[] {
  const former = new Former(before);
  const recipients = settledRecipients(own, before);
  const { settlement } = own.inputs;
  const factsOf = decreeFactsOf(settlement, own.counted);
  const spaces = new Map(settlement.spaces.map((space) => [space.pasport_id, space]));
  const means = housesPerMetre(recipients, settlement.spaces);
  return recipients.flatMap((recipient) => {
    const space = spaces.get(recipient.pasport_id);
    const frozen = space?.recipients.find(({ key }) => key === recipient.key);
    if (space === undefined || frozen === undefined || frozen.people.length === 0) return [];
    const isAll = isWhole(frozen, settlement);
    const formerKey = isAll ? former.keys.get(partyKey(space.pasport_id, frozen)) : undefined;
    return [
      {
        recipient,
        people: frozen.people.map(({ address_id }) => address_id),
        building_id: space.building_id,
        services: servicesOf({ own, factsOf }, former, recipient, formerKey),
        comparison: {
          cost: recipient.cost,
          former: recipient.former,
          per_m2: isAll ? recipient.per_m2 : null,
          house_per_m2: isAll ? (means.get(space.building_id) ?? null) : null,
        },
      },
    ];
  });
}
