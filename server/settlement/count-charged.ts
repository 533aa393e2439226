import { count } from '#contract/settlement/count.ts';
import type { CountedService, CountedSettlement } from '#contract/settlement/counted.ts';
import type { FrozenService, FrozenSettlement, FrozenSpace } from '#contract/settlement/frozen.ts';

const NOTHING = '0';

/** Whether something was charged for the service in the period. */
export const isCharged = ({ costs }: FrozenService): boolean =>
  costs.some(({ documents }) => documents.length > 0);

/** Of a service that nothing was charged for nobody bears anything, whatever is not known of its quantities. */
function nothingOf({ rule }: FrozenService, spaces: readonly FrozenSpace[]): CountedService {
  return {
    service_id: rule.service_id,
    cost: 0,
    components: [],
    spaces: spaces.map(({ pasport_id }) => ({
      pasport_id,
      mark: null,
      parts: [],
      before: NOTHING,
      after: NOTHING,
      limited: null,
      round: null,
      amount: 0,
    })),
    recipients: spaces.flatMap(({ pasport_id, recipients }) =>
      recipients.map(({ key }) => ({ key, pasport_id, parts: [], amount: 0 })),
    ),
    mean: null,
    rounds: 0,
    flags: [],
  };
}

/** Counts a settlement, its services in their order; one that nothing was charged for is told and not divided. */
export function countCharged(frozen: FrozenSettlement): CountedSettlement {
  const charged = frozen.services.filter(isCharged);
  const counted = count({ ...frozen, services: charged }).services;
  const results = new Map(charged.map((service, at) => [service, counted[at]]));
  return {
    services: frozen.services.map(
      (service) => results.get(service) ?? nothingOf(service, frozen.spaces),
    ),
  };
}
