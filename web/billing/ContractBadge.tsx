import { Badge } from '@mantine/core';
import type { BillingPlace } from '#contract/billing/places.ts';
import { supplyContractOn } from '#contract/rules/supply-contract.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { contractText } from './place-words.ts';

/** What is to be done about a contract, in words and in colour; nothing where nothing is. */
export function ContractBadge({ place }: { place: BillingPlace }) {
  const today = todayInPrague();
  const standing = supplyContractOn(place, today);
  if (standing === null) return null;
  const color = standing.state === 'expired' ? 'red' : 'yellow';
  return (
    <Badge component="span" variant="light" color={color} tt="none">
      {contractText(place, today)}
    </Badge>
  );
}
