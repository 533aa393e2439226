import type { CountedSettlement } from './counted.ts';
import type { DifferenceReason } from './differences.ts';
import type { FrozenRecipient, FrozenService, FrozenSettlement } from './frozen.ts';
import { bearerOf } from './party.ts';

// What of two years belongs together: rules of a service, and times of a party in a space.

/** A period with what it came to. */
export interface CountedYear {
  readonly frozen: FrozenSettlement;
  readonly counted: CountedSettlement;
}

/** A service of this period with the one of the period before; or why there is none. */
export interface Pair {
  readonly now: FrozenService;
  readonly last: FrozenService | null;
  readonly reason: DifferenceReason | null;
}

export const isExempt = ({ marks }: FrozenService, pasport: number): boolean =>
  marks.some(({ pasport_id, mark }) => pasport_id === pasport && mark === 'exempt');

/** Nobody was charged anything: there are neither documents nor a cost. */
const isCharged = ({ cost, costs }: FrozenService): boolean =>
  cost !== 0 || costs.some(({ documents }) => documents.length > 0);

/** Spaces that bear the service, with their houses. */
function bearing(service: FrozenService, { spaces }: FrozenSettlement) {
  const exempt = new Set(
    service.marks.flatMap(({ pasport_id, mark }) => (mark === 'exempt' ? [pasport_id] : [])),
  );
  return spaces.filter(({ pasport_id }) => !exempt.has(pasport_id));
}

/** Houses as one text; a house that is freed whole is not among them. */
const housesOf = (service: FrozenService, frozen: FrozenSettlement): string =>
  [...new Set(bearing(service, frozen).map(({ building_id }) => building_id))]
    .toSorted((one, other) => one - other)
    .join(' ');

/** Services of this period with those of the last one: by the same rule, else by that of the same houses. */
export function pairsOf(last: FrozenSettlement, now: FrozenSettlement): readonly Pair[] {
  return now.services.map((service): Pair => {
    const { service_id, billing_rule_id } = service.rule;
    const same = last.services.filter(({ rule }) => rule.service_id === service_id);
    const houses = housesOf(service, now);
    const found =
      same.find(({ rule }) => rule.billing_rule_id === billing_rule_id) ??
      same.find((one) => housesOf(one, last) === houses) ??
      same[0];
    if (found === undefined) return { now: service, last: null, reason: 'service-new' };
    const reason = reasonOf(found, service, housesOf(found, last) === houses);
    return { now: service, last: found, reason };
  });
}

function reasonOf(
  last: FrozenService,
  now: FrozenService,
  isOfSameHouses: boolean,
): DifferenceReason | null {
  if (!isCharged(last) || !isCharged(now)) return 'not-charged';
  if (!isOfSameHouses) return 'houses-differ';
  const isMetered = last.rule.key === 'meter' && now.rule.key === 'meter';
  return isMetered && last.measured_unit !== now.measured_unit ? 'unit-differs' : null;
}

/** The recipient of the period before that was the same party in the space; or why there is none. */
export function formerOf(
  { last, now }: { readonly last: FrozenSettlement; readonly now: FrozenSettlement },
  pasport: number,
  recipient: FrozenRecipient,
): FrozenRecipient | DifferenceReason {
  const ofSpace = ({ spaces }: FrozenSettlement) =>
    spaces.find(({ pasport_id }) => pasport_id === pasport)?.recipients;
  const party = bearerOf(recipient);
  const before = ofSpace(last);
  if (before === undefined) return 'space-new';
  const own = before.filter((one) => bearerOf(one) === party);
  const times = ofSpace(now)?.filter((one) => bearerOf(one) === party).length ?? 0;
  const [only] = own;
  if (only === undefined) return 'recipient-new';
  return own.length > 1 || times > 1 ? 'recipient-returned' : only;
}
