import { expectedAdvance, raisesOf } from '#contract/settlement/forecast.ts';
import type { FrozenRecipient } from '#contract/settlement/frozen.ts';
import type { AskedAdvances } from '#contract/settlement/next-advances.ts';
import type { StoredValue } from '#server/core/people/values.sql.ts';
import type { Expected, Forecast } from './forecasting.ts';
import { proposalOf, standingOf, type Proposal } from './next-advances.ts';

/** What a recipient will bear of each service and what will have been claimed for it; null where it is not known. */
function shortfallsOf(
  { looked, services }: Forecast,
  recipient: FrozenRecipient,
): { service_id: number; cost: number; advance: number }[] | null {
  const { unclaimed, advances, gathered } = looked;
  const told = new Map<number, { service_id: number; cost: number; advance: number }>();
  for (const { now, counted } of services) {
    if (counted === null || counted.flags.length > 0) return null;
    const { service_id } = now.rule;
    const cost = counted.recipients.find(({ key }) => key === recipient.key)?.amount ?? 0;
    const before = told.get(service_id)?.cost ?? 0;
    told.set(service_id, { service_id, cost: before + cost, advance: 0 });
  }
  const period = gathered.frozen;
  for (const own of told.values()) {
    const claimed = advances.advances
      .filter((one) => one.recipient === recipient.key && one.service_id === own.service_id)
      .reduce((sum, one) => sum + one.claimed, 0);
    const advance = expectedAdvance(recipient, claimed, { period, unclaimed });
    if (advance === null) return null;
    own.advance = advance;
  }
  return [...told.values()];
}

const namesOf = (services: readonly Expected[]) =>
  new Map(services.map(({ now: { rule } }) => [rule.service_id, rule.service_name]));

/**
 * Raises of advances by which those who will owe by the forecast owe nothing at the end of the period, when they are
 * claimed from the day on: by services, for who bears the space to the end.
 */
export function raises(
  forecast: Forecast,
  values: ReadonlyMap<number, readonly StoredValue[]>,
  { valid_from: day, reserve, step, except }: AskedAdvances,
): Proposal[] {
  const { frozen } = forecast.looked.gathered;
  const months = forecast.looked.unclaimed.filter((month) => month >= day).length;
  const names = namesOf(forecast.services);
  const excepted = new Set(except);
  return frozen.spaces.flatMap((space) => {
    const last = space.recipients.at(-1);
    if (last === undefined || last.payer === 'unit') return [];
    const shortfalls = shortfallsOf(forecast, last) ?? [];
    const more = raisesOf(shortfalls, { months, reserve, step });
    return shortfalls.flatMap(({ service_id, cost }) => {
      const raise = more.get(service_id);
      if (raise === undefined) return [];
      const service_name = names.get(service_id) ?? '';
      const standing = standingOf(values.get(space.pasport_id) ?? [], service_name, day);
      const proposed = (standing.record?.amount ?? 0) + raise;
      const found = proposalOf(space, { service_id, service_name }, standing, cost, proposed);
      return found === null ? [] : [{ ...found, is_excepted: excepted.has(found.key) }];
    });
  });
}
