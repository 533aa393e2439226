import { Badge } from '@mantine/core';
import type { AgreementState } from '#contract/money/instalments.ts';
import { agreementStates } from './words.ts';

/** How an agreement stands, in a word. */
export function StateBadge({ state }: { state: AgreementState }) {
  const { text, color } = agreementStates[state];
  return (
    <Badge color={color} tt="none">
      {text}
    </Badge>
  );
}
