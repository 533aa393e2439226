import { Badge } from '@mantine/core';
import { systemMessageRecord } from '#contract/system-message-record.ts';
import type { AdminSystemMessage, SystemMessageState } from '#contract/system-messages.ts';

const colours: Readonly<Record<SystemMessageState, string>> = {
  planned: 'yellow',
  shown: 'green',
  over: 'gray',
  off: 'gray',
};

/** How a message stands, in words and in colour. */
export function StateBadge({ state }: Pick<AdminSystemMessage, 'state'>) {
  return (
    <Badge component="span" variant="light" color={colours[state]} tt="none" miw="max-content">
      {systemMessageRecord.told.state.value.names[state]}
    </Badge>
  );
}
