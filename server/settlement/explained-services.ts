import { explained } from '#contract/settlement/explained.ts';
import { differencesOf } from './compared.ts';
import type { ReadCount } from './result.ts';

/** Services of a count by which the recipient bears anything, or is freed of it, each explained. */
export function explainedServices({ inputs, counted }: ReadCount, recipient: string) {
  const { settlement } = inputs;
  const differenceOf = differencesOf(counted, recipient);
  const ids = new Set(settlement.services.map(({ rule }) => rule.service_id));
  return [...ids].flatMap((service_id) => {
    const explanation = explained(settlement, counted, { service_id, recipient });
    if (explanation === null) return [];
    const readings = settlement.services
      .filter(({ rule }) => rule.service_id === service_id)
      .flatMap(({ uses }) => uses)
      .filter((use) => use.recipient === recipient)
      .flatMap((use) => use.readings);
    return [{ explanation, readings, difference: differenceOf(service_id) }];
  });
}
