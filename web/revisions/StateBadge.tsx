import { Badge } from '@mantine/core';
import type { RevisionState } from '#contract/rules/next-revision.ts';
import { stateWords } from './revision-words.ts';

const colors: Readonly<Record<RevisionState, string>> = {
  overdue: 'red',
  soon: 'yellow',
  ok: 'green',
  none: 'gray',
};

/** How a revision stands, in words and in colour. */
export function StateBadge({ state }: { state: RevisionState }) {
  return (
    <Badge component="span" variant="light" color={colors[state]} tt="none">
      {stateWords[state]}
    </Badge>
  );
}
