import { Badge } from '@mantine/core';
import { urgencyOf, type RevisionUrgency } from '#contract/rules/revision-standing.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { standingText, type Standing } from '#web/core/revisions/standing-words.ts';

export const urgencyColors: Readonly<Record<RevisionUrgency, string>> = {
  late: 'red',
  waits: 'yellow',
  well: 'green',
  unknown: 'gray',
};

/** How something inspected stands, in words and in colour. */
export function StateBadge({ revision }: { revision: Standing }) {
  return (
    <Badge
      component="span"
      variant="light"
      color={urgencyColors[urgencyOf(revision.state)]}
      tt="none"
    >
      {standingText(revision, todayInPrague())}
    </Badge>
  );
}
