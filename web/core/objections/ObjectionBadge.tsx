import { Badge } from '@mantine/core';
import type { ObjectionState } from '#contract/settlement/objections.ts';
import { objectionStateNames } from '#contract/settlement/objection-text.ts';

const colors: Readonly<Record<ObjectionState, string>> = {
  open: 'yellow',
  accepted: 'green',
  refused: 'gray',
  withdrawn: 'gray',
};

/** How an objection stands, alike for its recipient and for the manager. */
export function ObjectionBadge({ state }: { state: ObjectionState }) {
  return (
    <Badge component="span" variant="light" color={colors[state]} tt="none">
      {objectionStateNames[state]}
    </Badge>
  );
}
