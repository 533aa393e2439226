import { createHash } from 'node:crypto';
import { nextAdvance } from '#contract/rules/next-advance.ts';
import { foldText } from '#contract/rules/search.ts';
import type { FrozenSpace } from '#contract/settlement/frozen.ts';
import type { AskedAdvances, ProposedAdvance } from '#contract/settlement/next-advances.ts';
import type { StoredValue } from '#server/core/people/values.sql.ts';
import { costsByRecipients, type ReadCount } from './result.ts';

/** An advance of a space as it holds on the day, and what is recorded for later. */
interface Standing {
  readonly record: StoredValue | undefined;
  readonly later: string | null;
}

/** A proposal with the record that it stands on. */
export interface Proposal extends ProposedAdvance {
  readonly record: { readonly id: number; readonly version: number } | null;
}

const isOn = ({ valid_from, holds_to }: StoredValue, day: string) =>
  valid_from <= day && (holds_to === null || holds_to >= day);

/** How the advances of a space stand on the day, by folded names. */
export function standingOf(values: readonly StoredValue[], name: string, day: string): Standing {
  const alike = values.filter((one) => foldText(one.name) === foldText(name));
  return {
    record: alike.find((one) => isOn(one, day)),
    later: alike.find(({ valid_from }) => valid_from > day)?.valid_from ?? null,
  };
}

interface Service {
  readonly service_id: number;
  readonly service_name: string;
}

/** What is proposed for a service of a space; null where it cost nothing, or nobody is to be claimed for it. */
export function proposalOf(
  space: FrozenSpace,
  { service_id, service_name }: Service,
  { record, later }: Standing,
  cost: number,
  proposed: number | null,
): Proposal | null {
  const last = space.recipients.at(-1);
  if (proposed === null || (record === undefined && last?.payer === 'unit')) return null;
  return {
    key: `${space.pasport_id} ${service_id}`,
    pasport_id: space.pasport_id,
    space_name: space.name,
    building_name: space.building_name,
    names: last?.name ?? '',
    service_id,
    service_name: record?.name ?? service_name,
    cost,
    held: record?.amount ?? null,
    proposed,
    later,
    is_excepted: false,
    record: record === undefined ? null : { id: record.id, version: record.version },
  };
}

/** Advances of the services of a count by spaces, for those who are claimed anything, or are to be. */
export function proposals(
  { inputs: { settlement }, counted }: ReadCount,
  values: ReadonlyMap<number, readonly StoredValue[]>,
  { valid_from: day, reserve, step, except }: AskedAdvances,
): Proposal[] {
  const { from, to } = settlement;
  const costs = costsByRecipients(counted);
  const services = new Map(
    settlement.services.map(({ rule }) => [rule.service_id, rule.service_name]),
  );
  const excepted = new Set(except);
  return settlement.spaces.flatMap((space) =>
    [...services].flatMap(([service_id, service_name]) => {
      const cost = costOf(space, costs, service_id);
      const standing = standingOf(values.get(space.pasport_id) ?? [], service_name, day);
      const next = nextAdvance({ cost, from, to, reserve, step });
      const found = proposalOf(space, { service_id, service_name }, standing, cost, next);
      return found === null ? [] : [{ ...found, is_excepted: excepted.has(found.key) }];
    }),
  );
}

function costOf(
  { recipients }: FrozenSpace,
  costs: ReturnType<typeof costsByRecipients>,
  service_id: number,
): number {
  return recipients.reduce((sum, { key }) => sum + (costs.get(key)?.get(service_id) ?? 0), 0);
}

/** Whether the advance is to be another one. */
export const isChanged = ({ held, proposed, is_excepted }: ProposedAdvance): boolean =>
  !is_excepted && proposed !== (held ?? 0);

/** Names a preview: the same only while every row, record and amount is. */
export function seenOf(rows: readonly Proposal[]): string {
  const told = rows.map(({ key, held, proposed, is_excepted, record }) => [
    key,
    held,
    proposed,
    is_excepted,
    record?.id ?? 0,
    record?.version ?? 0,
  ]);
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url');
}
