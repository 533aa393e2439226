import { Badge } from '@mantine/core';
import type { StatementState } from '#contract/settlement/words.ts';
import { measureOf } from './statement-states.ts';

/** How a statement stands, in words and in colour. */
export function StatementBadge({ state }: { state: StatementState }) {
  const { text, color } = measureOf(state);
  return (
    <Badge component="span" variant="light" color={color} tt="none">
      {text}
    </Badge>
  );
}
