import { Badge } from '@mantine/core';
import { stateNames, type SettlementState } from '#contract/settlement/words.ts';
import { settlementStates } from './states.ts';

/** Where a settlement stands, in a word. */
export function StateBadge({ state }: { state: SettlementState }) {
  return (
    <Badge component="span" variant="light" color={settlementStates[state].color} tt="none">
      {stateNames[state]}
    </Badge>
  );
}
