import type { CountedSettlement } from '#contract/settlement/counted.ts';
import type { FrozenRecipient, FrozenSpace } from '#contract/settlement/frozen.ts';
import type { SettledRecipient, SettledService } from '#contract/settlement/settlements.ts';
import {
  storedInputs,
  storedResult,
  type StoredInputs,
  type StoredResult,
} from '#contract/settlement/stored.ts';
import { partyOf } from '#contract/settlement/party.ts';

/** A count as it was stored, read again. */
export interface ReadCount {
  readonly inputs: StoredInputs;
  readonly counted: StoredResult;
}

export const readCount = (stored: { inputs: unknown; counted: unknown }): ReadCount => ({
  inputs: storedInputs.parse(stored.inputs),
  counted: storedResult.parse(stored.counted),
});

type Party = Pick<FrozenRecipient, 'people' | 'from' | 'to'>;

/** Whether the party bore the space through all of the period; parts of years are not compared. */
export const isWhole = (
  { from, to }: Party,
  period: { readonly from: string; readonly to: string },
) => from === period.from && to === period.to;
export const partyKey = (pasport_id: number, { people }: Party) =>
  `${pasport_id} ${partyOf(people)}`;

/** What each recipient bears of each service, by its key. */
export function costsByRecipients({ services }: CountedSettlement) {
  const told = new Map<string, Map<number, number>>();
  for (const { service_id, recipients } of services)
    for (const { key, amount } of recipients) {
      const own = told.get(key) ?? new Map<number, number>();
      // A service may have a rule of each house.
      told.set(key, own.set(service_id, (own.get(service_id) ?? 0) + amount));
    }
  return told;
}

export const sumOf = (amounts: Iterable<number>) =>
  [...amounts].reduce((sum, amount) => sum + amount, 0);

/** Keys of parties that bore a space through all of the year before, by `partyKey`. */
export function formerKeys(former: ReadCount | undefined): ReadonlyMap<string, string> {
  if (former === undefined) return new Map();
  const { settlement } = former.inputs;
  return new Map(
    settlement.spaces.flatMap(({ pasport_id, recipients }) =>
      recipients
        .filter((recipient) => isWhole(recipient, settlement))
        .map((recipient) => [partyKey(pasport_id, recipient), recipient.key]),
    ),
  );
}

/** What such parties bore of it. */
function formerCosts(former: ReadCount | undefined): ReadonlyMap<string, number> {
  if (former === undefined) return new Map();
  const costs = costsByRecipients(former.counted);
  const sums = [...formerKeys(former)].map(
    ([party, key]) => [party, sumOf(costs.get(key)?.values() ?? [])] as const,
  );
  return new Map(sums);
}

/** Cost of 1 m² of floor area for the days in the period, in hellers. */
function perSquareMetre(cost: number, { area }: FrozenSpace): number | null {
  return area === null ? null : Math.round(cost / Number(area));
}

/** Recipients of a count with their balances, in the stored order. */
export function settledRecipients(
  { inputs, counted }: ReadCount,
  former: ReadCount | undefined,
): SettledRecipient[] {
  const costs = costsByRecipients(counted);
  const before = formerCosts(former);
  const { spaces, services } = inputs.settlement;
  const serviceIds = [...new Set(services.map(({ rule }) => rule.service_id))];
  const advances = new Map(
    inputs.advances.map((one) => [`${one.recipient} ${one.service_id}`, one]),
  );
  return spaces.flatMap((space) =>
    space.recipients.map((recipient) => {
      const own = serviceIds.map((service_id) => {
        const paid = advances.get(`${recipient.key} ${service_id}`);
        return {
          service_id,
          cost: costs.get(recipient.key)?.get(service_id) ?? 0,
          claimed: paid?.claimed ?? 0,
          advance: paid?.paid ?? 0,
        };
      });
      const cost = sumOf(own.map((one) => one.cost));
      const advance = sumOf(own.map((one) => one.advance));
      return {
        key: recipient.key,
        pasport_id: space.pasport_id,
        space_name: space.name,
        building_name: space.building_name,
        name: recipient.name,
        payer: recipient.payer,
        from: recipient.from,
        to: recipient.to,
        services: own.filter((one) => one.cost !== 0 || one.claimed !== 0 || one.advance !== 0),
        cost,
        claimed: sumOf(own.map((one) => one.claimed)),
        advance,
        balance: cost - advance,
        per_m2: perSquareMetre(cost, space),
        former: isWhole(recipient, inputs.settlement)
          ? (before.get(partyKey(space.pasport_id, recipient)) ?? null)
          : null,
      };
    }),
  );
}

/** Services of a count; what was divided makes what documents say. */
export function settledServices(
  { inputs, counted }: ReadCount,
  former: ReadCount | undefined,
): SettledService[] {
  const before = new Map<number, number>();
  for (const { service_id, cost } of former?.counted.services ?? [])
    before.set(service_id, (before.get(service_id) ?? 0) + cost);
  return inputs.settlement.services.map(({ rule, costs, cost }, at) => {
    const { service_id, service_name, billing_rule_id } = rule;
    const own = counted.services[at];
    const bearing = new Set(own?.recipients.map(({ key }) => key));
    return {
      service_id,
      service_name,
      billing_rule_id,
      cost,
      divided: sumOf(own?.recipients.map(({ amount }) => amount) ?? []),
      advance: sumOf(
        inputs.advances
          .filter((one) => one.service_id === service_id && bearing.has(one.recipient))
          .map(({ paid }) => paid),
      ),
      documents: new Set(
        costs.flatMap(({ documents }) =>
          documents.map(({ billing_document_id }) => billing_document_id),
        ),
      ).size,
      rounds: own?.rounds ?? 0,
      limited: own?.spaces.filter(({ limited }) => limited !== null).length ?? 0,
      former: before.get(service_id) ?? null,
    };
  });
}

/** Sums of a count. */
export function sumsOf(count: ReadCount) {
  const recipients = settledRecipients(count, undefined);
  const balances = recipients.filter(({ payer }) => payer !== 'unit').map(({ balance }) => balance);
  return {
    cost: sumOf(count.inputs.settlement.services.map(({ cost }) => cost)),
    advances: sumOf(recipients.map(({ advance }) => advance)),
    overpaid: -sumOf(balances.filter((balance) => balance < 0)),
    owed: sumOf(balances.filter((balance) => balance > 0)),
    recipients: recipients.length,
  };
}
